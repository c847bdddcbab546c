import LessonKit

/// Plays the chapter's notes; runs each of its pieces where the notes show
/// what it prints.
@main
enum BindingsLesson {
  static func main() {
    Lesson(runs: [
      valueAndClosure, readsLate, handedOn,
      bindable, madeInBody, localBindable, inBraces,
      byHand, zero, strict, keeping,
      elements, neverTheSame, subjects, anAction,
      byIndex, editedID, bindableOwns, constants,
    ]).main()
  }
}
