// dlsym's RTLD_NEXT is an extension.
#define _GNU_SOURCE

#include "AllocationProbe.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || \
    __has_feature(memory_sanitizer)
#define SANITIZED 1
#endif
#endif

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SANITIZED 1
#endif

#include <stdlib.h>

#if defined(__linux__) && defined(__GLIBC__) && !defined(SANITIZED)

#include <dlfcn.h>
#include <errno.h>
#include <stddef.h>
#include <string.h>

// Memory for what is allocated while dlsym looks for the real functions; it is never given back.
static _Alignas(max_align_t) char bootstrap[16384];
static size_t bootstrap_used;

static void *bootstrap_allocate(size_t alignment, size_t size) {
  size_t start = (bootstrap_used + alignment - 1) / alignment * alignment;
  if (start > sizeof bootstrap || size > sizeof bootstrap - start) abort();
  bootstrap_used = start + size;
  return bootstrap + start;
}

static bool is_bootstrap(const void *pointer) {
  return (const char *)pointer >= bootstrap && (const char *)pointer < bootstrap + sizeof bootstrap;
}

static void *(*next_malloc)(size_t);
static void *(*next_calloc)(size_t, size_t);
static void *(*next_realloc)(void *, size_t);
static void *(*next_memalign)(size_t, size_t);
static void (*next_free)(void *);

static __thread bool resolving __attribute__((tls_model("initial-exec")));
static __thread bool counting __attribute__((tls_model("initial-exec")));
static __thread int64_t count __attribute__((tls_model("initial-exec")));

// Returns whether the real functions are known. They are found before any second thread starts,
// because the C library allocates long before that.
static bool resolve(void) {
  if (next_free) return true;
  if (resolving) return false;
  resolving = true;
  next_malloc = dlsym(RTLD_NEXT, "malloc");
  next_calloc = dlsym(RTLD_NEXT, "calloc");
  next_realloc = dlsym(RTLD_NEXT, "realloc");
  next_memalign = dlsym(RTLD_NEXT, "memalign");
  next_free = dlsym(RTLD_NEXT, "free");
  resolving = false;
  return next_free != NULL;
}

static void note(void) {
  if (counting) count += 1;
}

void *malloc(size_t size) {
  if (!resolve()) return bootstrap_allocate(_Alignof(max_align_t), size);
  note();
  return next_malloc(size);
}

void *calloc(size_t number, size_t size) {
  if (!resolve()) return bootstrap_allocate(_Alignof(max_align_t), number * size);
  note();
  return next_calloc(number, size);
}

void *realloc(void *pointer, size_t size) {
  if (is_bootstrap(pointer) || !resolve()) {
    void *copy = malloc(size);
    size_t rest = pointer ? (size_t)(bootstrap + sizeof bootstrap - (char *)pointer) : 0;
    if (copy && pointer) memmove(copy, pointer, size < rest ? size : rest);
    return copy;
  }
  note();
  return next_realloc(pointer, size);
}

void *memalign(size_t alignment, size_t size) {
  if (!resolve()) return bootstrap_allocate(alignment, size);
  note();
  return next_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *pointer = memalign(alignment, size);
  if (!pointer) return ENOMEM;
  *result = pointer;
  return 0;
}

void free(void *pointer) {
  if (!pointer || is_bootstrap(pointer)) return;
  if (resolve()) next_free(pointer);
}

void allocation_probe_start(void) {
  count = 0;
  counting = true;
}

int64_t allocation_probe_stop(void) {
  counting = false;
  return allocation_probe_is_working() ? count : -1;
}

// Asks the allocator itself: the functions above may be there and yet not be the ones in use.
bool allocation_probe_is_working(void) {
  bool was_counting = counting;
  int64_t before = count;
  counting = true;
  void *volatile pointer = malloc(1);
  bool has_counted = count > before;
  free(pointer);
  counting = was_counting;
  count = before;
  return has_counted;
}

#else

void allocation_probe_start(void) {}

int64_t allocation_probe_stop(void) { return -1; }

bool allocation_probe_is_working(void) { return false; }

#endif
