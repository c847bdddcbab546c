// The tool behind `make`, as a library, so that it can be tested. `workbook`
// calls it with its arguments and hands on the exit code. Nothing here knows
// Observation: it starts compilers and programs, reads what they print, and
// says what it means.
//
// A command is an entry of `CommandList`, and a method of `Call` in a file of
// its own in Commands/. From there one of two pipelines begins.
//
// Grading: how do the exercises stand? `Grader` is the whole way, in five
// sentences; `GradingSession` does what they say.
//
//     Exercises/…  or FROM
//        │  1-Submit   Submission reads the files; Work is one exercise, read;
//        │             Desk is the folder in which copies are built
//        ▼
//     Work ──────────▶ GradeCache: nothing has changed? Then its grade holds
//        │  2-Build    Build starts `swift build`; BuildLog says whose fault an
//        │             error is, and puts the stub in that exercise's place
//        ▼
//     a program of tests
//        │  3-Run      SuiteRun starts it: an Attempt is one process, whose
//        │             EventStream has the Checks; Stop says why it ended
//        │             early. StoryRun plays a chapter's story with XCTest
//        ▼
//     Grade            how an exercise stands, and why
//        │  4-Report   GradeText for a learner; Exports for programs
//        ▼
//     LearnerRecord    what is remembered in .workbook/
//
// Weaving: do the notes show what runs? `ChapterNotes` is the whole way.
//
//     Chapters/…       Slices cuts named parts out of the sources
//     the lesson       is built and run: a scene of it has an output
//     the macros       Expander asks the compiler what they wrote
//        │
//        ▼
//     Weaver           fills the blocks of Notes.md, README.md
//        │
//        ▼
//     Findings         what does not fit, each with file, line and remedy
//
// The folders:
//
//     CommandLine/     what is typed, read and answered: the list of commands,
//                      their arguments and options, help, questions
//     Commands/        what each command does: one small file a command
//     Workspace/       the tree: Catalogue is the table in Package.swift,
//                      ExercisePaths where each part lies, Freshness what is
//                      built from what, Failure all messages
//     Processes/       starts programs, bounds them, ends them with all that
//                      they have started; Ctrl-C; locks
//     Grading/         the pipeline above
//     Learner/         what the learner has done: record, standings, hints,
//                      what a reset keeps, how two files differ
//     Watching/        keys and files, for make watch
//     Weaving/         the pipeline above
//     Expansion/       make expand
//     Examination/     make doctor
//     Authoring/       for authors: WorkspaceTest is make test, Checks/ its
//                      findings; Bank/ known answers; Mutants/ small changes
//                      of solutions; Skeleton and Templates/ new chapters
//
// Words: a *check* is one test of a suite, and its *outcome* how it went. A
// *grade* is how an exercise stands now; its *standing*, what is known without
// grading. A process has a *result*, and a *stop* if it ended too early. A
// *finding* tells an author what is wrong in the tree; a *failure* tells the
// person at the terminal why a command cannot be carried out. A *mark* is a
// sign in a text.
