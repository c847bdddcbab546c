import LessonKit
import ViewCore

// Objects that do not go, and a fix that costs more than the fault.

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
    The variable lets go of the gauge, and the gauge is still there. What \
    holds it?
    """,
    .right(
      "the gauge itself, through `ticking`",
      """
      `ticking` holds the closure, the closure holds the gauge, and the gauge \
      holds `ticking`: a ring. It keeps the clock as well, though the program \
      has let go of that.
      """),
    .wrong(
      "the tank, whose registrar has the closure of `onChange`",
      """
      after a tick the tank would have that closure, which holds the gauge \
      weakly. But the clock has not ticked yet, so nothing is tracked.
      """),
    .wrong(
      "the variable `clock`, which is set to `nil` last",
      """
      by the time of `print` that variable is `nil`, too. Cut the ring, and \
      gauge and clock are freed.
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

let aNewShelf = Run(
  "a-new-shelf",
  predict: Prediction(
    """
    The shelf is opened. Then it gets another label and another version, so \
    that the screen follows. What does it say?
    """,
    .wrong(
      "`Poetry, open`",
      """
      that would be the screen if the label were announced. Another identity \
      is another view, and the state of the old one is gone.
      """),
    .right(
      "`Poetry, shut`",
      """
      the label is right, because everything below is made again: the view is \
      mounted, and its state begins again. The fix has cost a feature.
      """),
    .wrong(
      "`Novels, open`",
      """
      `version` is observed, and the body of `ShelfView` has read it. So the \
      label is described again, with another identity.
      """))
) {
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
