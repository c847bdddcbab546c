import LessonKit

// ViewCore, too, has a Scene: what an app shows. Here it is a run of a lesson.
typealias Scene = LessonKit.Scene

/// Plays the chapter's notes; runs each of its scenes where the notes show
/// what it prints.
@main
enum GranularityLesson {
  static func main() {
    Lesson(scenes: [
      atScale, rowsThatAsk,
      fourWays, bracesThatAsk, threeSelections,
      aFunctionInBraces, anotherTitle, anotherRate,
      tenTicks, hundredTicks, fewerReads,
      equalViews, hundredWrites, anew, drawn, allOfIt,
      declared, fallsBehind, alwaysEqual,
    ]).main()
  }
}
