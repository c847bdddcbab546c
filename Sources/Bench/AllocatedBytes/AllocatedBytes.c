#include "AllocatedBytes.h"

#include <stdlib.h>  // says which C library this is

#if defined(__APPLE__)

#include <malloc/malloc.h>

size_t allocatedBytes(void) {
  malloc_statistics_t statistics;
  malloc_zone_statistics(NULL, &statistics);
  return statistics.size_in_use;
}

#elif defined(__GLIBC__)

#include <malloc.h>

size_t allocatedBytes(void) {
#if __GLIBC_PREREQ(2, 33)
  struct mallinfo2 info = mallinfo2();
#else
  struct mallinfo info = mallinfo();
#endif
  return (size_t)info.uordblks + (size_t)info.hblkhd;
}

#else

size_t allocatedBytes(void) { return 0; }

#endif
