import LessonKit

/// Plays the chapter's notes; runs each piece of it where the notes show
/// what it prints.
@main
enum AsyncWorkLesson {
  static func main() {
    Lesson(runs: [
      firstRun
    ]).main()
  }
}
