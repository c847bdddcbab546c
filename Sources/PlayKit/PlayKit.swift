// The part of `make try` and `make play` that is linked into a learner's
// program, which the tool compiles together with a few lines that call this
// module.
//
//   TracedRun     make try: traces the program from its first statement on,
//                 and says at its end what was tracked and evaluated
//   ProgramNames  the names of the properties that it traces
//   LastWords     runs a closure when the program ends or stops
//
//   Move          make play: one line of what is typed, read
//   Game          plays moves on a screen, and says what follows
//   Play          the loop: takes lines from a person or a file
//   Choice        a screen, and which of several is played
//   HeldErrors    what the program writes as errors, without addresses
