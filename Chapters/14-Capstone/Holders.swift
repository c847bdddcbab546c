import LessonKit
import ViewCore

// Objects that aren't freed, and a fix that costs more than the fault.

// snippet.a-tank
typealias Clock = PassthroughSubject<Int, Never>

@Observable
final class Tank {
  var level = 0
}

final class Gauge {
  private let tank: Tank
  private var ticking: AnyCancellable?

  init(_ tank: Tank, _ clock: Clock) {
    self.tank = tank
    ticking = clock.sink { _ in self.follow() }
  }

  private func follow() {
    withObservationTracking {
      _ = tank.level
    } onChange: { [weak self] in
      self?.follow()
    }
  }
}
// snippet.end

let aGauge = Run(
  "a-gauge",
  predict: Prediction(
    """
    The variable `gauge` is set to nil, but the gauge is still there. What \
    keeps it alive?
    """,
    .right(
      "the gauge itself, through `ticking`",
      """
      there's a reference cycle: the gauge keeps `ticking`, `ticking` keeps \
      the closure, and the closure keeps the gauge.
      """),
    .wrong(
      "the tank, whose registrar stores the closure of `onChange`",
      """
      that closure captures the gauge weakly. Besides, there's no tracking \
      before the clock ticks.
      """),
    .wrong(
      "the variable `clock`, which is set to `nil` last",
      """
      by the time `print` runs, that variable is also nil. It's the cycle that \
      keeps the gauge and the clock alive.
      """))
) {
  // snippet.a-gauge
  var clock: Clock? = Clock()
  var gauge: Gauge? = Gauge(Tank(), clock!)
  weak var weakGauge: Gauge?
  weakGauge = gauge
  gauge = nil
  clock = nil
  print(weakGauge == nil ? "gone" : "still there")
  // snippet.end
}

// snippet.a-shelf
@Observable
final class Shelf {
  @ObservationIgnored var label = "Novels"
  var version = 0
}

struct ShelfView: View {
  let shelf: Shelf
  var body: some View {
    ShelfLabel(shelf: shelf).id(shelf.version)
  }
}

struct ShelfLabel: View {
  let shelf: Shelf
  @State var isOpen = false
  var body: some View {
    Text("\(shelf.label), \(isOpen ? "open" : "shut")")
    Button("Open") { isOpen = true }
  }
}
// snippet.end

let aNewShelf = Run("a-new-shelf") {
  // snippet.a-new-shelf
  let shelf = Shelf()
  let host = ViewHost(ShelfView(shelf: shelf))
  host.tap("Open")
  host.reset()
  host.perform {
    shelf.label = "Poetry"
    shelf.version += 1
  }
  print(host.screen)
  print(host.drawing)
  // snippet.end
}
