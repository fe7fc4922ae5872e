#ifndef ALLOCATION_PROBE_H
#define ALLOCATION_PROBE_H

#include <stdbool.h>
#include <stdint.h>

/// Whether this build counts: Linux with glibc, and no sanitizer that brings its own allocator.
bool allocation_probe_is_working(void);

/// Starts to count the allocations of the calling thread, from zero.
void allocation_probe_start(void);

/// Stops counting and returns the number of allocations that the calling thread has made since
/// `allocation_probe_start`, or -1 where nothing counts.
int64_t allocation_probe_stop(void);

#endif
