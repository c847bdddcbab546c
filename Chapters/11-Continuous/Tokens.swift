import LessonKit
import ObservationCore

@MainActor let continuous = Run(
  "continuous", isNew: true,
  predict: Prediction(
    """
    The observation starts, and a donut is sold immediately, with no `await` \
    in between. Which numbers are shown?
    """,
    .wrong(
      "10, 7",
      """
      the first run waits for the main actor, and by then there are 9 donuts.
      """),
    .right(
      "9, 7",
      """
      each run, even the first, has to wait until the closure's actor is free, \
      and then reads the current value.
      """),
    .wrong(
      "10, 9: `willSet` comes before the change",
      """
      the closure is woken before the change, but it has to wait for the main \
      actor, so it runs after the change.
      """)),
  run: awaiting {
    #if !TOOLCHAIN || (compiler(>=6.4) && !canImport(Darwin))
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
    #if !TOOLCHAIN || (compiler(>=6.4) && !canImport(Darwin))
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
    The first token is assigned to `_`, the second to a constant. Which signs \
    are shown?
    """,
    .wrong(
      "both signs, twice: `_` keeps the token to the end of the block",
      """
      `_` doesn't keep what you assign to it.
      """),
    .wrong(
      "both signs the first time, and after that only the second sign",
      """
      the first run has to wait for the main actor, and by then the token has \
      been freed.
      """),
    .right(
      "the second sign, twice",
      """
      assigning the token to `_` frees it immediately, so the first \
      observation ends even before its first run.
      """)),
  run: awaiting {
    #if !TOOLCHAIN || (compiler(>=6.4) && !canImport(Darwin))
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
  run: awaiting {
    #if !TOOLCHAIN || (compiler(>=6.4) && !canImport(Darwin))
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
