import LessonKit

// ViewCore, too, has a Scene: what an app shows. Here it is a run of a lesson.
typealias Scene = LessonKit.Scene

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
