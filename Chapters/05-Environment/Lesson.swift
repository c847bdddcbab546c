import LessonKit

// ViewCore, too, has a Scene: what an app shows, as in ShopApp.swift. Here it is
// a run of the lesson.
typealias Run = LessonKit.Scene

/// Plays the chapter's notes; runs each of its scenes where the notes show
/// what it prints.
@main
enum EnvironmentLesson {
  static func main() {
    Lesson(scenes: [
      byHand,
      handedDown, missing, optional, byKey,
      nearest, nearestNil, branches, aValue, changed, replaced, whole,
      ownValue, oneDefault, newDefault, withAnIf, otherWay, inInit, editor,
    ]).main()
  }
}
