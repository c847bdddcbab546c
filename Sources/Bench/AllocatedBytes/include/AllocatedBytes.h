// The allocator's count of bytes in use. It is in C because Swift on Linux does
// not import the allocator's header.

#pragma once

#include <stddef.h>

/// The bytes in use on the heap of this process, as the allocator counts them
/// with its own overhead; 0 where the allocator gives no count.
size_t allocatedBytes(void);
