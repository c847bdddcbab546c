import LessonKit

/// Plays the chapter's notes; runs each of its pieces where the notes show
/// what it prints.
@main
enum EnvironmentLesson {
  static func main() {
    Lesson(runs: [
      byHand,
      handedDown, missing, optional, byKey,
      nearest, nearestNil, branches, aValue, changed, replaced, whole,
      ownValue, oneDefault, withAnIf, inInit,
    ]).main()
  }
}
