// The list of all commands, in the order in which they are shown.

extension Command {
  static let all: [Command] = [
    Command(
      group: .learn, name: "chapter",
      takes: .required(
        .chapter, question: "which chapter? make chapter-1"),
      summary: "plays a chapter's lesson",
      details: """
        In a terminal it stops before a run and asks what will be printed:
        Enter goes on, b goes back, q leaves. It remembers where you were.
        """,
      perform: { try $0.playLesson() }),
    Command(
      group: .learn, name: "notes",
      takes: .required(
        .chapter, question: "the notes of which chapter? make notes-1"),
      summary: "shows a chapter's notes, a screen at a time",
      details: "PAGER chooses the pager.",
      perform: { try $0.readNotes() }),
    Command(
      group: .learn, name: "words", takes: .optional(.word),
      summary: "explains the words of the notes",
      details: "With a WORD, or a part of one, only those that contain it.",
      perform: { try $0.showWords() }),
    Command(
      group: .learn, name: "search",
      takes: .required(
        .word, question: "search for which word? make search W=binding"),
      summary: "searches notes, tasks and hints",
      details: """
        Upper and lower case are the same, and a part of a word will do. Of the
        hints it finds those that you have been shown.
        """,
      perform: { try $0.search() }),
    Command(
      group: .learn, name: "review",
      summary: "asks predictions again that are due",
      details: """
        It asks ten at most of those that you answered in lessons: a wrong
        answer is due the next day, a right one after 2, 7, 21 and 60 days. In a
        pipe it lists what is due. --reset removes all of your answers; it asks
        first, and --yes answers the question, as YES=1 does for make.
        """,
      options: [.reset, .yes],
      perform: { try $0.review() }),

    Command(
      group: .solve, name: "task", takes: .optional(.exercise),
      summary: "shows the task of an exercise",
      details: "Without a name it is the exercise you last worked on.",
      perform: { try $0.showTask() }),
    Command(
      group: .solve, name: "edit", takes: .optional(.exercise),
      summary: "opens an exercise in your editor",
      details: """
        VISUAL or EDITOR names the editor. It opens at the line that does not
        compile, if there was one when you last graded, or else at the first
        TODO. Without a name it is the exercise you last worked on.
        """,
      perform: { try $0.openEditor() }),
    Command(
      group: .solve, name: "grade", takes: .optional(.chapterOrExercise),
      summary: "grades all exercises, a chapter's, or one",
      details: """
        An exercise whose files are exactly as shipped counts as not started and
        is not graded. --output shows all that the code of one exercise prints.
        --from grades a folder laid out like Exercises/; --json, --junit,
        --exercism and --gradescope write the record.
        """,
      options: [.output, .from, .json],
      perform: { try $0.grade() }),
    Command(
      group: .solve, name: "watch", takes: .optional(.chapterOrExercise),
      summary: "grades again whenever you save a file",
      details: """
        q and Ctrl-C leave, h shows a hint, e opens your editor. In a pipe, it
        writes one report after the other.
        """,
      perform: { try $0.watch() }),
    Command(
      group: .solve, name: "hint", takes: .optional(.exercise),
      summary: "shows the next hint",
      details: """
        The hints are for the check that failed when the exercise was last
        graded. With --word they are for the check whose sentence contains that
        word. Without a name they are for the exercise you last worked on.
        """,
      options: [.word],
      perform: { try $0.showHint() }),
    Command(
      group: .solve, name: "solution",
      takes: .required(
        .exercise,
        question: "the solution of which exercise? make solution E=1.1"),
      summary: "shows your answer beside the solution",
      details: """
        It also shows the reasons. If the exercise is not solved, it asks first;
        --yes answers the question, as YES=1 does for make.
        """,
      options: [.yes],
      perform: { try $0.showSolution() }),
    Command(
      group: .solve, name: "reset",
      takes: .required(
        .exercise, question: "reset which exercise? make reset E=1.1"),
      summary: "puts an exercise's original files back",
      details: """
        It shows the changes and asks; --yes answers the question, as YES=1 does
        for make. What you wrote is kept, and undo-reset brings it back.
        """,
      options: [.yes],
      perform: { try $0.resetExercise() }),
    Command(
      group: .solve, name: "undo-reset",
      summary: "brings back what the latest reset replaced",
      details: """
        If you changed the files since then, it shows the changes and asks; --yes
        answers the question, as YES=1 does for make. What you wrote is kept,
        too. Called again, it undoes the reset before that one.
        """,
      options: [.yes],
      perform: { try $0.undoReset() }),
    Command(
      group: .solve, name: "reset-all",
      summary: "puts the original files of all exercises back",
      details: "One undo-reset brings back what you wrote in all of them.",
      options: [.yes],
      perform: { try $0.resetAll() }),
    Command(
      group: .solve, name: "progress",
      summary: "shows what you have solved, and what comes next",
      perform: { try $0.showProgress() }),

    Command(
      group: .look, name: "try", takes: .optional(.exerciseOrFile),
      summary: "runs a file and shows what was tracked",
      details: """
        Without a name it runs Exercises/Scratch.swift, which is yours: it is
        made when you first ask for it, and never graded. Of an exercise it runs
        the file with the first TODO; a file of a lesson runs its scenes.
        --watch runs it again whenever it is saved.
        """,
      options: [.watch],
      perform: { try $0.tryOut() }),
    Command(
      group: .look, name: "play",
      takes: .required(
        .chapterOrExercise,
        question: "the screen of which exercise? make play E=4.1"),
      summary: "plays a screen, tap by tap",
      details: """
        A line is a tap, a text for a field, or a question; help lists them all.
        Lines may come from a file. With N it plays a screen of the lesson.
        --screen chooses one of several screens.
        """,
      options: [.screen],
      perform: { try $0.playScreen() }),
    Command(
      group: .look, name: "expand",
      takes: .required(
        .exerciseOrFile, question: "expand which exercise? make expand E=1.1"),
      summary: "shows the code that macros write",
      details: """
        The code comes from the compiler. A PATH ends in .swift.
        """,
      perform: { try $0.expandMacros() }),
    Command(
      group: .look, name: "update",
      summary: "brings the workbook up to date; your files stay yours",
      details: """
        It fetches with git. Files that you have changed stay as you wrote them,
        and a copy of them goes to .workbook/backups. If an update is stopped,
        the next one goes on.
        """,
      perform: { try $0.update() }),
    Command(
      group: .look, name: "doctor",
      summary: "looks for problems on your machine",
      perform: { try $0.examine() }),
  ]
}
