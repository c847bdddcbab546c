// It tracks again in onChange, with a state that knows whether a call of show
// waits.
import ObservationCore

@Observable
final class FoodTruck {
  var stock = 10
}

/// Shows the stock of a truck, now and again after every change, until it is
/// stopped or nobody holds it any more.
final class Watcher {
  private let truck: FoodTruck
  private let agenda: Agenda
  private let show: (Int) -> Void
  private var state = State.idle

  private enum State {
    case idle, waiting, stopped
  }

  init(
    _ truck: FoodTruck, on agenda: Agenda, show: @escaping (Int) -> Void
  ) {
    self.truck = truck
    self.agenda = agenda
    self.show = show
    track()
    show(truck.stock)
  }

  /// Ends it: nothing is shown any more.
  func stop() {
    state = .stopped
  }

  private func track() {
    withObservationTracking {
      _ = truck.stock
    } onChange: { [weak self] in
      self?.stockChanges()
    }
  }

  private func stockChanges() {
    switch state {
    case .stopped:
      return
    case .waiting:
      track()
    case .idle:
      state = .waiting
      track()
      agenda.add { [weak self] in self?.update() }
    }
  }

  private func update() {
    guard state == .waiting else { return }
    state = .idle
    show(truck.stock)
  }
}

/// Work that waits until somebody runs it, as it does on the main queue of an
/// app.
final class Agenda {
  private var entries: [() -> Void] = []

  var isEmpty: Bool { entries.isEmpty }

  func add(_ work: @escaping () -> Void) { entries.append(work) }

  /// Runs, in order, what was added so far. What is added meanwhile waits for
  /// the next run.
  func run() {
    let work = entries
    entries = []
    for entry in work { entry() }
  }
}
