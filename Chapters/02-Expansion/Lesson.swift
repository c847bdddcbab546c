import LessonKit

/// Plays the chapter's notes; runs each of its pieces where the notes show
/// what it prints.
@main
enum ExpansionLesson {
  static func main() {
    Lesson(runs: [
      inside, byHand, inPlace, coins, phases, clock, switchedOn, around,
    ]).main()
  }
}
