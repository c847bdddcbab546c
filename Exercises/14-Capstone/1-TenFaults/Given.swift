import ViewCore

/// Work that waits until the app runs it, as it does on the main queue.
final class Agenda {
  private var entries: [() -> Void] = []

  func add(_ work: @escaping () -> Void) { entries.append(work) }

  /// Runs all work added so far, in order. Work that's added meanwhile waits
  /// for the next run.
  func run() {
    let work = entries
    entries = []
    for entry in work { entry() }
  }
}

/// Texts by key, which outlive an evening. Not observable.
final class Defaults {
  private var texts: [String: String] = [:]

  subscript(key: String) -> String? {
    get { texts[key] }
    set { texts[key] = newValue }
  }
}

/// Where lines are saved, the latest last. Not observable.
final class Archive {
  private(set) var entries: [String] = []

  func save(_ entry: String) { entries.append(entry) }
}

/// An old part of the app, which subscribes to the whole till. It writes down
/// what was in the till before each change.
final class CashBook {
  private(set) var lines: [String] = []
  private var listening: AnyCancellable?

  init(of till: Till) {
    listening = till.objectWillChange.sink { [weak self, weak till] in
      if let till { self?.lines.append("before: \(till.cash)") }
    }
  }
}

/// An old model, which publishes.
final class Fridge: ObservableObject {
  @Published var ice = 9
}

/// The ice in the fridge: `Ice: 9 [Take ice]`.
struct IceLine: View {
  @ObservedObject var fridge: Fridge

  var body: some View {
    HStack {
      Text("Ice: \(fridge.ice)")
      Button("Take ice") { fridge.ice -= 1 }
    }
  }
}
