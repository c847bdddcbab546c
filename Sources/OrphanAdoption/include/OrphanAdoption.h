// A call of prctl, in C because Swift cannot call functions with a variable
// number of arguments.

#ifndef ORPHAN_ADOPTION_H
#define ORPHAN_ADOPTION_H

#include <stdbool.h>

/// Makes this process the parent of every descendant whose own parent ends.
///
/// That holds for descendants in other process groups and sessions, too.
///
/// @return Whether the system can do that. Linux can, macOS cannot.
bool adopt_orphans(void);

#endif
