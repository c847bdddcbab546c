// State that concerns only a part of the views stays in that part.

import Testing
import ViewCore

private struct FloorKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var floor: Int {
    get { self[FloorKey.self] }
    set { self[FloorKey.self] = newValue }
  }
}

private struct Sign: View {
  @Environment(\.floor) var floor
  var body: some View { Text("floor \(floor)") }
}

// The document sets what it reads from the environment, which cannot be set:
// the writer has a state.
private struct Lift: View {
  @State var floor = 1
  var body: some View {
    Button("Up") {
      self.floor = 3
    }
    Sign()
      .environment(\.floor, floor)
  }
}

private struct House: View {
  var body: some View {
    Lift()
    Sign()
  }
}

@MainActor @Suite struct ScopeTests {
  @Test func `a view reads a value of its environment by a key path`() {
    #expect(ViewHost(Sign()).screen == "floor 0")
    #expect(ViewHost(Sign().environment(\.floor, 7)).screen == "floor 7")
  }

  @Test func `a value reaches the views below its writer, and no other`() {
    let host = ViewHost(House())
    #expect(host.screen == "[Up]\nfloor 1\nfloor 0")
    host.reset()
    host.tap("Up")
    #expect(
      host.takeEvaluations() == [
        "Lift: state floor", "Sign: environment FloorKey",
      ])
    #expect(host.screen == "[Up]\nfloor 3\nfloor 0")
  }
}
