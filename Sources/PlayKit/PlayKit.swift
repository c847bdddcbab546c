// The part of `make try` and `make play` that is linked into a learner's
// program. The tool compiles the program with a few lines that call it.
//
//   Trial         make try: traces the program from its first statement on,
//                 and says at its end what was tracked and evaluated
//   LastWords     runs a closure when the program ends or stops
//
//   EvaluatedViews  the views of a host as a drawing, or in words
//
//   Screen        make play: a screen, and how a fresh one is made
//   Move          one line of what is typed, read
//   Game          plays moves on a screen, and says what follows
//   Play          the loop: takes lines from a person or a file
//   Choice        which of several screens is played
//   HeldErrors    what the program writes as errors, without addresses
