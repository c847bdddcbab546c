// What the allocator has handed out and not got back. It is in C since the
// allocator's header is not among those that Swift imports on Linux.

#pragma once

#include <stddef.h>

/// The bytes in use on the heap of this process, as the allocator counts them,
/// with its own overhead; 0 where it cannot be asked.
size_t allocatedBytes(void);
