import LessonKit

/// Plays the chapter's notes; runs each of its pieces where the notes show
/// what it prints.
@main
enum CapstoneLesson {
  static func main() {
    Lesson(runs: [
      aReport, byDrawing, byHand, byTrace,
      aCard, aClerk, aLog, aTick, aBook, anApple, aGreeting, aStar,
      aGauge, aNewShelf,
    ]).main()
  }
}
