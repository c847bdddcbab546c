import LessonKit

// ViewCore, too, has a Scene: what an app shows. Here it is a run of a lesson.
typealias Scene = LessonKit.Scene

/// Plays the chapter's notes; runs each of its scenes where the notes show
/// what it prints.
@main
enum NestingLesson {
  static func main() {
    Lesson(scenes: [
      nestedPublished, publishedSwap,
      aPath, theOtherWay, aPathInViews,
      anArray, aDictionary, anOptional, addedDish, removedDish,
      anOldMenu, anEqualTicket, aPlainClass, aStructure,
      relayByHand, mended, itsPrice,
      aPathCutShort, aRing, noRing,
    ]).main()
  }
}
