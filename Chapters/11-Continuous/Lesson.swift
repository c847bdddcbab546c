import LessonKit

/// Plays the chapter's notes; runs each of its pieces where the notes show
/// what it prints.
@main
enum ContinuousLesson {
  @MainActor static func main() {
    Lesson(runs: [
      turns,
      looping, oneTurn, inBetween,
      slow,
      nobodys, atHome, whose,
      finished, cancelled, held,
      continuous, events, dropped, beforeAndAfter,
    ]).main()
  }
}
