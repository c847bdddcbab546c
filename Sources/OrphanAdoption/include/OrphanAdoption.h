// Swift cannot call prctl, which takes a variable number of arguments.

#ifndef ORPHAN_ADOPTION_H
#define ORPHAN_ADOPTION_H

#include <stdbool.h>

/// Makes this process the parent of each of its descendants whose own parent
/// ends, however far they have gone from it.
///
/// @return Whether the system can. Linux can, macOS cannot.
bool adopt_orphans(void);

#endif
