import LessonKit

// ViewCore, too, has a Scene: what an app shows. Here it is a run of a lesson.
typealias Scene = LessonKit.Scene

/// Plays the chapter's notes; runs each of its scenes where the notes show
/// what it prints.
@main
enum SingleSourceLesson {
  static func main() {
    Lesson(scenes: [
      twoHands, threeStates, aDay, aTip, twoNoons, longStreets,
      everywhere, aDraft, pushedUp,
      appears, aDrive, forgotten, wrapped,
      observedTip, theSameDrive, refused, bound,
      otherTruck, sharedTill, types,
    ]).main()
  }
}
