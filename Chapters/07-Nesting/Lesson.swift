import LessonKit

/// Plays the chapter's notes; runs each of its pieces where the notes show
/// what it prints.
@main
enum NestingLesson {
  static func main() {
    Lesson(runs: [
      nestedPublished, publishedSwap,
      aPath, theOtherWay, aPathInViews,
      anArray, aDictionary, anOptional, addedDish, removedDish,
      anOldMenu, anEqualTicket, aPlainClass, aStructure,
      relayByHand, fixed, itsPrice,
      aPathCutShort, aRing, noRing,
    ]).main()
  }
}
