import LessonKit

/// Plays the chapter's notes; runs each of its pieces where the notes show
/// what it prints.
@main
enum AsyncWorkLesson {
  @MainActor static func main() {
    Lesson(runs: [
      firstTask, failing,
      leaving, cancelledIsCaught, again, evaluated,
      anotherPier, stale, retry,
      twoTaps, owned, shared, tested,
    ]).main()
  }
}
