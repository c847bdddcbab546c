import LessonKit

/// Plays the chapter's notes; runs each of its pieces where the notes show
/// what it prints.
@main
enum GranularityLesson {
  static func main() {
    Lesson(runs: [
      atScale, rowsThatAsk,
      fourWays, closureThatAsks,
      aFunctionInAClosure, anotherTitle, anotherRate,
      tenTicks, hundredTicks, fewerReads,
      equalViews, hundredWrites, anew, drawn, allOfIt,
      fallsBehind, alwaysEqual,
    ]).main()
  }
}
