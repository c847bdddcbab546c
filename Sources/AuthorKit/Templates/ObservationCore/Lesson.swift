import LessonKit

/// Plays the chapter's notes; runs each piece of code where the notes show
/// what it prints.
@main
enum LESSON {
  static func main() {
    Lesson(runs: [
      firstRun
    ]).main()
  }
}
