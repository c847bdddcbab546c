import LessonKit

/// Plays the chapter's notes; runs each of its pieces where the notes show
/// what it prints.
@main
enum NestingLesson {
  static func main() {
    Lesson(runs: [
      nestedPublished, aPath, theOtherWay, aPathInViews,
      anArray, aDictionary, addedDish, removedDish,
      anOldMenu, anEqualTicket, aPlainClass, aStructure,
      relayByHand, itsPrice,
      aPathCutShort, aRing, noRing,
    ]).main()
  }
}
