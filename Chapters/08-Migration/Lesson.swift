import LessonKit

// ViewCore, too, has a Scene: what an app shows. Here it is a run of a lesson.
typealias Scene = LessonKit.Scene

/// Plays the chapter's notes; runs each of its scenes where the notes show
/// what it prints.
@main
enum MigrationLesson {
  static func main() {
    Lesson(scenes: [
      theScreen, fiveMinutes, oneModel, bothKinds, notPublished, tenTaps,
      stillListening, aBridge, bridgedTaps, twoWrappers, adapters,
      pipelines, hearers, makers, onceOnly, tooEarly, deafState, noCheaper,
    ]).main()
  }
}
