private struct Placeholder {}
