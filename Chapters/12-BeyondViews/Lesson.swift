import LessonKit

/// Plays the chapter's notes; runs each of its pieces where the notes show
/// what it prints.
@main
enum BeyondViewsLesson {
  static func main() {
    Lesson(runs: [
      setOnce, byHand, reused, asked, cameBack,
      afterTwo, alarm, newItem,
      fromOutside, fromInside, undone, undoneTwice,
      someAnnouncement, before, silence, twoChanges, gone,
      twoBoards,
    ]).main()
  }
}
