import LessonKit

/// Plays the chapter's notes; runs each of its pieces where the notes show
/// what it prints.
@main
enum ViewsLesson {
  static func main() {
    Lesson(runs: [
      oneClosure,
      firstView, theLog, oneAction, children, inputs,
      inAnAction,
      ownership,
      wholeList, unseen, observedList, valuesInAnArray,
      aFunction, inInit, seeded,
    ]).main()
  }
}
