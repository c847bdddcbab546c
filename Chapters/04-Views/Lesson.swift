import LessonKit

// ViewCore, too, has a Scene: what an app shows. Here it is a run of a lesson.
typealias Scene = LessonKit.Scene

/// Plays the chapter's notes; runs each of its scenes where the notes show
/// what it prints.
@main
enum ViewsLesson {
  static func main() {
    Lesson(scenes: [
      oneClosure,
      firstView, theLog, bodyByHand, oneAction, children, inputs,
      inAnAction,
      ownership,
      wholeList, unseen, observedList, valuesInAnArray,
      aFunction, inInit, seeded,
    ]).main()
  }
}
