import LessonKit

/// Plays the chapter's notes; runs each of its scenes where the notes show
/// what it prints.
@main
enum LESSON {
  static func main() {
    Lesson(scenes: [
      firstRun
    ]).main()
  }
}
