import LessonKit

/// Plays the chapter's notes; runs each of its scenes where the notes show
/// what it prints.
@main
enum DeclarationLesson {
  static func main() {
    Lesson(scenes: [
      byHand,
      theMark, observing, once, mentioned,
      computed, computedFromElsewhere, throughPrivate,
      ignored, equalWrites, changeInPlace, firstValues,
      markerOnly, plainSubclass, pairs,
    ]).main()
  }
}
