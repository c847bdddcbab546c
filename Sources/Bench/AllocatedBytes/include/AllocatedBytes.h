// The allocator's count of the bytes in use. This is in C, because Swift on
// Linux doesn't import the allocator's header.

#pragma once

#include <stddef.h>

/// The bytes in use on the heap of this process, counted by the allocator
/// together with its own overhead; 0 on a system where the allocator gives no
/// count.
size_t allocatedBytes(void);
