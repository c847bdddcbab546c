import LessonKit

/// Plays the chapter's notes; runs each of its pieces where the notes show
/// what it prints.
@main
enum MigrationLesson {
  static func main() {
    Lesson(runs: [
      theScreen, fiveMinutes, oneModel, bothKinds, notPublished, tenTaps,
      stillListening, aBridge, adapters, pipelines,
      aPlayer, alarms, anOldFile, tooEarly, deafState, noCheaper,
    ]).main()
  }
}
