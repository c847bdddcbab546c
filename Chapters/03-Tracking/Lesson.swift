import LessonKit

/// Plays the chapter's notes; runs each of its pieces where the notes show
/// what it prints.
@main
enum TrackingLesson {
  static func main() {
    Lesson(runs: [
      oneBehind,
      sum, later, elsewhere,
      whichThread, nowAndLater,
      closed, kept,
      followLater, missed,
      hidden, letGo,
      intoItself,
    ]).main()
  }
}
