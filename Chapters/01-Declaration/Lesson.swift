import LessonKit

/// Plays the chapter's notes; runs each of its pieces where the notes show
/// what it prints.
@main
enum DeclarationLesson {
  static func main() {
    Lesson(runs: [
      byHand,
      observing, once, computed, computedFromElsewhere, throughPrivate,
      ignored, equalWrites, changeInPlace, firstValues, plainSubclass,
    ]).main()
  }
}
