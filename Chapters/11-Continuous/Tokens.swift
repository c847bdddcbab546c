import LessonKit
import ObservationCore

@MainActor let continuous = Run(
  "continuous", isNew: true,
  predict: Prediction(
    """
    The observation is set up, and a donut is sold, with no `await` in \
    between. Which numbers are shown?
    """,
    .wrong(
      "10, 7",
      """
      the function returns before the closure has run. When the main actor is \
      free for it, the donuts are already at 9.
      """),
    .right(
      "9, 7",
      """
      the first run has to wait for the main actor, like every other one. It \
      reads the value of that moment, and so does the second.
      """),
    .wrong(
      "9, 8, 7",
      """
      two changes in one turn wake the closure once, as they wake a loop.
      """),
    .wrong(
      "10, 9: `willSet` comes before the change",
      """
      the closure is woken before the change. But it runs when the main actor \
      is free, and then the change is over.
      """)),
  run: awaiting {
    #if !TOOLCHAIN || compiler(>=6.4)
      // snippet.continuous
      let truck = FoodTruck()
      let board = Board()
      let token = withContinuousObservation(
        options: .willSet
      ) { event in
        board.show(truck.donuts)
      }
      truck.donuts = 9
      await pause()
      truck.donuts = 8
      truck.donuts = 7
      await pause()
      token.cancel()
    // snippet.end
    #endif
  })

@MainActor let events = Run(
  "events", isNew: true,
  run: awaiting {
    #if !TOOLCHAIN || compiler(>=6.4)
      // snippet.events
      let truck = FoodTruck()
      let board = Board()
      let token = withContinuousObservation(
        options: .willSet
      ) { event in
        let isTip = event.matches(\FoodTruck.tips)
        _ = (truck.donuts, truck.tips)
        switch event.kind {
        case .initial: board.show("for the first time")
        default: board.show(isTip ? "a tip" : "a donut")
        }
      }
      await until(board.lines == 1)
      truck.tips = 1
      truck.donuts = 9
      await until(board.lines == 2)
      token.cancel()
    // snippet.end
    #endif
  })

@MainActor let dropped = Run(
  "two-signs", isNew: true,
  predict: Prediction(
    """
    Nobody keeps the first token, and a constant keeps the second. Which signs \
    are painted?
    """,
    .wrong(
      "both, again and again: dropping a token does not cancel it",
      """
      it does. A token is a structure that cannot be copied, so it has one \
      place at a time. When that place lets it go, the observation ends.
      """),
    .wrong(
      "both the first time, and after that the second",
      """
      the first run has to wait for the main actor. The token is dropped \
      before that, in the line that makes it.
      """),
    .right(
      "the second, twice",
      """
      `_` drops a token at once. Then not even the first run happens.
      """)),
  run: awaiting {
    #if !TOOLCHAIN || compiler(>=6.4)
      // snippet.two-signs
      let truck = FoodTruck()
      let board = Board()
      _ = withContinuousObservation(options: .willSet) { _ in
        board.show("first sign: \(truck.donuts)")
      }
      let token = withContinuousObservation(
        options: .willSet
      ) { _ in
        board.show("second sign: \(truck.donuts)")
      }
      await pause()
      truck.donuts = 9
      await pause()
      token.cancel()
    // snippet.end
    #endif
  })

@MainActor let beforeAndAfter = Run(
  "before-and-after", isNew: true,
  predict: Prediction(
    """
    The tracking asks for both moments of a change, and there are two changes. \
    What does it print?
    """,
    .right(
      "10, 9",
      """
      it is told before and after the first change, both inside the setter. \
      Then it ends.
      """),
    .wrong(
      "10, 9, 9, 8",
      """
      it is still a tracking: it ends with the first change. The news is that \
      it may wait for the end of that change.
      """),
    .wrong(
      "10",
      """
      a tracking that asks for `didSet`, too, goes on until that.
      """)),
  run: awaiting {
    #if !TOOLCHAIN || compiler(>=6.4)
      // snippet.before-and-after
      let truck = FoodTruck()
      withObservationTracking(options: [.willSet, .didSet]) {
        _ = truck.donuts
      } onChange: { _ in
        MainActor.assumeIsolated { print(truck.donuts) }
      }
      truck.donuts = 9
      truck.donuts = 8
    // snippet.end
    #endif
  })
