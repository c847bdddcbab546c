import LessonKit

/// Plays the chapter's notes; runs each of its pieces where the notes show
/// what it prints.
@main
enum SingleSourceLesson {
  static func main() {
    Lesson(runs: [
      twoHands, threeStates, aTip, twoNoons,
      everywhere, aDraft, pushedUp,
      appears, aDrive, forgotten, wrapped,
      observedTip, theSameDrive, refused,
      otherTruck,
    ]).main()
  }
}
