// The tool behind `make`, as a library, so that it can be tested. `workbook`
// calls it with its arguments and hands on the exit code. Nothing here knows
// Observation: the tool starts compilers and programs, reads what they print,
// and says what it means.
//
// A command is an entry of `CommandList` and a method of `Call`, in a file of
// its own in Commands/. It may start one of two pipelines.
//
// Grading: how do the exercises stand? `Grader` is the whole pipeline in
// a few lines; `GradingSession` is its steps. `Desk` is the folder in which
// copies are built and run.
//
//     Exercises/…  or FROM
//        │  1-Submit   Submission reads the files; Work is one exercise, read
//        ▼
//     Work ──────────▶ GradeCache: if nothing in its inputs has changed,
//        │             the kept grade holds
//        │  2-Build    Build starts `swift build`. BuildLog says whose fault an
//        │             error is; Build puts that exercise's stub in its place
//        ▼
//     a program of tests
//        │  3-Run      SuiteRun starts it: an Attempt is one process, whose
//        │             EventStream has the Checks, and whose PrintedText has
//        │             their Printouts. Stop says why it ended early.
//        │             StoryRun plays a chapter's story with XCTest
//        ▼
//     Grade            how an exercise stands, and why (Grades.swift)
//        │  4-Report   GradeText for a learner; Exports for programs
//        ▼
//     LearnerRecord    what is remembered in .workbook/
//
// The folders:
//
//     CommandLine/     the list of commands, with their arguments and options;
//                      help, questions
//     Commands/        what each command does: one small file per command
//     Workspace/       the tree: Catalogue reads the table in Package.swift,
//                      ExercisePaths says where each part lies, Freshness what
//                      is built from what; Failure has the messages
//     Processes/       starts programs, bounds them, and ends them with all
//                      that they have started; Ctrl-C; locks
//     Grading/         the pipeline above
//     Learner/         the learner's own: record, standings, hints, backups;
//                      how two texts differ
//     Editing/         where a learner goes on, and the editor that opens there
//     Searching/       make search
//     Reviewing/       make review: the questions in the notes, and the days on
//                      which they are due
//     Updating/        make update: the clone, its plan, and its journal
//     Watching/        the keyboard and the files, for make watch
//     Expansion/       make expand
//     Running/         make try and make play: compiles a few files straight into
//                      a program
//     Examination/     make doctor
//     Beliefs/         what a learner may believe whose answer fails, as the
//                      bank of wrong answers says
//
// Words: a *check* is one test of a suite, and its *outcome* how it went. A
// *grade* says how an exercise stands now; its *standing*, how it stands as far
// as is known without grading. A process has a *result*, and a *stop* if it
// ended too early. A *failure* tells the person at the terminal why a command
// cannot be carried out. A *mark* is a sign in a text.
