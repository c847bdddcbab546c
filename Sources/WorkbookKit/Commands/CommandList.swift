// The list of all commands, in the order in which they are shown.

extension Command {
  static let all: [Command] = [
    Command(
      group: .learn, name: "chapter", takes: "N",
      summary: "plays a chapter's lesson",
      details: """
        In a terminal it stops before a run and asks what will be printed:
        Enter goes on, b goes back, q leaves. It remembers where you were.
        """,
      question: "which chapter? make chapter-1",
      perform: { try $0.playLesson() }),
    Command(
      group: .learn, name: "notes", takes: "N",
      summary: "shows a chapter's notes in a pager",
      details: "PAGER chooses the pager.",
      question: "the notes of which chapter? make notes-1",
      perform: { try $0.readNotes() }),
    Command(
      group: .learn, name: "words", takes: "[WORD]",
      summary: "explains the words of the notes",
      details: "With a WORD, or a part of one, only those that contain it.",
      perform: { try $0.showWords() }),

    Command(
      group: .solve, name: "grade", takes: "[N | N.M]",
      summary: "grades all exercises, a chapter's, or one",
      details: """
        What is exactly as it came counts as not started and is not graded.
        --from grades a folder shaped like Exercises/; --json, --junit,
        --exercism and --gradescope write the record.
        """,
      paths: GradeOptions.names,
      perform: { try $0.grade() }),
    Command(
      group: .solve, name: "watch", takes: "[N | N.M]",
      summary: "grades again whenever a file is saved",
      details: """
        q and Ctrl-C leave, h shows a hint. Into a pipe it writes one report
        after the other.
        """,
      perform: { try $0.watch() }),
    Command(
      group: .solve, name: "hint", takes: "[N.M]",
      summary: "shows one more hint each time",
      details: """
        The hints are for the check that failed when the exercise was last
        graded. Without a name they are for the exercise you last worked on.
        """,
      perform: { try $0.showHint() }),
    Command(
      group: .solve, name: "solution", takes: "N.M",
      summary: "shows yours beside the solution, and why",
      details: """
        It asks first if the exercise is not solved; --yes answers the
        question, as YES=1 does for make.
        """,
      question: "the solution of which exercise? make solution E=1.1",
      options: ["--yes"],
      perform: { try $0.showSolution() }),
    Command(
      group: .solve, name: "reset", takes: "N.M",
      summary: "gives an exercise back as it came",
      details: """
        It shows what goes and asks; --yes answers the question, as YES=1 does
        for make. What you wrote is kept, and undo-reset gives it back.
        """,
      question: "reset which exercise? make reset E=1.1",
      options: ["--yes"],
      perform: { try $0.resetExercise() }),
    Command(
      group: .solve, name: "undo-reset",
      summary: "gives back what the latest reset took away",
      details: """
        What you wrote since then is kept, too. Called again it undoes the
        reset before.
        """,
      perform: { try $0.undoReset() }),
    Command(
      group: .solve, name: "reset-all",
      summary: "gives all exercises back as they came",
      details: "One undo-reset gives all of them back.",
      options: ["--yes"],
      perform: { try $0.resetAll() }),
    Command(
      group: .solve, name: "progress",
      summary: "shows what is solved, and what is next",
      perform: { try $0.showProgress() }),

    Command(
      group: .look, name: "expand", takes: "N.M | PATH",
      summary: "shows what the macros of a file have written",
      details: """
        The compiler itself is asked. A PATH ends in .swift.
        """,
      question: "expand which exercise? make expand E=1.1",
      perform: { try $0.expandMacros() }),
    Command(
      group: .look, name: "doctor",
      summary: "looks for what may be wrong with the machine",
      perform: { try $0.examine() }),

    Command(
      group: .write, name: "new-chapter", takes: "N",
      summary: "begins a chapter: all files, and a run that plays",
      details: """
        --name is its name, and --on the core that it is built on: without it,
        that of the last chapter. Nothing is overwritten.
        """,
      question: "which chapter? make new-chapter N=5 NAME=Environment",
      names: ["--name", "--on"],
      perform: { try $0.beginChapter() }),
    Command(
      group: .write, name: "new-exercise", takes: "N.M",
      summary: "begins an exercise: all files, and two checks",
      details: """
        --name is its name, and --type the type that a learner writes: without
        it, the type has the exercise's name. Nothing is overwritten.
        """,
      question: "which exercise? make new-exercise E=5.1 NAME=InjectAnAccount",
      names: ["--name", "--type"],
      perform: { try $0.beginExercise() }),
    Command(
      group: .write, name: "stub", takes: "N.M",
      summary: "keeps what is in Exercises as the stub",
      details: """
        It shows what changes and asks; --yes answers the question, as YES=1
        does for make.
        """,
      question: "the stub of which exercise? make stub E=1.1",
      options: ["--yes"],
      perform: { try $0.keepStub() }),
    Command(
      group: .write, name: "weave", takes: "[N]",
      summary: "fills the notes from source and runs",
      details: "It keeps what the lessons print, in Tests/Transcripts.",
      perform: { try $0.weaveNotes() }),
    Command(
      group: .write, name: "test",
      summary: "tests the workspace itself",
      perform: {
        try WorkspaceTest(workspace: $0.workspace, display: $0.display).run()
      }),
    Command(
      group: .write, name: "bank", takes: "[N | N.M]",
      summary: "tests the suites with right and wrong answers",
      details: """
        The answers are kept in Tests/Bank. Each right one has to be accepted,
        and each wrong one refused by the check that its first lines name;
        --shuffles tells how often the checks run again in other orders. --quick
        leaves out wrong answers to a check that has refused another.
        """,
      options: ["--quick"], numbers: ["--shuffles"],
      perform: { try $0.testBank() }),
    Command(
      group: .write, name: "mutants", takes: "[N | N.M]",
      summary: "tests the suites with changed solutions",
      details: """
        Each solution is changed in small ways, one at a time. A check has to
        refuse each change, or a list beside the bank's answers to say why it
        is as good: Tests/Bank/01-Declaration/1-DeclareAStore/Equal.md.
        --quick grades two changes of each solution.
        """,
      options: ["--quick"],
      perform: { try $0.testMutants() }),
  ]
}
