import LessonKit
import ViewCore

// snippet.a-timer
final class KitchenTimer: ObservableObject {
  @Published var minutes = 10
  @Published var isLoud = false
}
// snippet.end

// snippet.a-whole-adapter
@Observable
final class TimerCopy {
  private(set) var minutes = 0
  @ObservationIgnored
  private var following: AnyCancellable?

  init(_ timer: KitchenTimer) {
    minutes = timer.minutes
    following = timer.objectWillChange.sink {
      [unowned self] in minutes = timer.minutes
    }
  }
}
// snippet.end

@Observable
final class MinutesCopy {
  private(set) var minutes = 0
  @ObservationIgnored
  private var following: AnyCancellable?

  // snippet.an-adapter
  init(_ timer: KitchenTimer) {
    following = timer.$minutes.sink {
      [unowned self] in minutes = $0
    }
  }
  // snippet.end
}

let adapters = Run(
  "adapters",
  predict: Prediction(
    "The timer is set to 9, then to 8. What is printed?",
    .right(
      "`whole: 9` and `part: 8`",
      """
      the timer sends `objectWillChange` before it changes, so `TimerCopy` \
      copies the value that's about to be replaced. `$minutes` sends the new \
      value itself.
      """),
    .wrong(
      "`whole: 8` and `part: 8`",
      """
      `TimerCopy` is notified *before* the change, as the name \
      `objectWillChange` says, so it never sees the 8.
      """),
    .wrong(
      "`whole: 10` and `part: 8`",
      """
      `TimerCopy` is one value behind, not two: just before 8 is set, the \
      timer is at 9.
      """))
) {
  // snippet.adapters
  let timer = KitchenTimer()
  let whole = TimerCopy(timer)
  let part = MinutesCopy(timer)
  timer.minutes = 9
  timer.minutes = 8
  print("whole:", whole.minutes)
  print("part:", part.minutes)
  // snippet.end
}
