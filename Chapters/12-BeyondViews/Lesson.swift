import LessonKit

/// Plays the chapter's notes; runs each of its pieces where the notes show
/// what it prints.
@main
enum BeyondViewsLesson {
  @MainActor static func main() {
    Lesson(runs: [
      setOnce, byHand, reused, asked,
      afterTwo, newItem,
      fromInside, undone, undoneTwice,
      shared, reloaded, kept, eager, stale, graceful,
      someNotification, before, noNotification,
    ]).main()
  }
}
