import LessonKit
import ViewCore

// snippet.a-timer
final class KitchenTimer: ObservableObject {
  @Published var minutes = 10
  @Published var isLoud = false
}
// snippet.end

// snippet.a-late-adapter
@Observable
final class LateTimer {
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
final class ObservedTimer {
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
    "The timer is set to 9, then to 8. What do the two say?",
    .right(
      "`late: 9` and `observed: 8`",
      """
      `objectWillChange` sends before the change, so the first one copies what \
      is about to be replaced. `$minutes` sends the new value.
      """),
    .wrong(
      "`late: 8` and `observed: 8`",
      """
      the first one copies what the timer has at that moment. It is told \
      *before* the change, as the name says.
      """),
    .wrong(
      "`late: 10` and `observed: 8`",
      """
      the first one is one step behind, not back at the beginning. When 8 is \
      about to be set, 9 is there.
      """))
) {
  // snippet.adapters
  let timer = KitchenTimer()
  let late = LateTimer(timer)
  let observed = ObservedTimer(timer)
  timer.minutes = 9
  timer.minutes = 8
  print("late:", late.minutes)
  print("observed:", observed.minutes)
  // snippet.end
}
