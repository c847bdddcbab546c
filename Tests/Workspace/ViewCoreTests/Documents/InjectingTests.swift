// How a view gets its object: it owns the object, finds it in its environment,
// or gets it from its parent.

import Testing
import ViewCore

@Observable
private class Tram {
  var stop: String = "Depot"

  func drive() { stop = stop == "Depot" ? "Market" : "Harbour" }
}

private struct Driver: View {
  @State var tram = Tram()
  var body: some View {
    Button(tram.stop) { tram.drive() }
  }
}

// MARK: - The environment

private struct Line: App {
  @State var tram = Tram()
  var body: some Scene {
    WindowGroup {
      Passenger()
        .environment(tram)
    }
  }
}

private struct Passenger: View {
  @Environment(Tram.self) var tram
  var body: some View {
    Button(tram.stop) { tram.drive() }
  }
}

private struct TramKey: EnvironmentKey {
  static var defaultValue = Tram()
}

extension EnvironmentValues {
  fileprivate var tram: Tram {
    get { self[TramKey.self] }
    set { self[TramKey.self] = newValue }
  }
}

private struct Inspector: View {
  @Environment(\.tram) var tram
  var body: some View { Text("at \(tram.stop)") }
}

private struct Display: View {
  @Environment(Tram.self) var tram: Tram?
  var body: some View {
    if let stop = tram?.stop {
      Text("next: \(stop)")
    }
  }
}

private struct LineWithDisplay: App {
  @State var tram = Tram()
  var body: some Scene {
    WindowGroup {
      Display()
        .environment(tram)
    }
  }
}

// MARK: - Handing on

private struct Timetable: View {
  @State var tram = Tram()
  var body: some View {
    Constant(tram: tram)
    Variable(tram: tram)
    Button("drive") { tram.drive() }
  }

  struct Constant: View {
    let tram: Tram
    var body: some View { Text(tram.stop) }
  }

  struct Variable: View {
    var tram: Tram
    var body: some View { Text(tram.stop) }
  }
}

@MainActor @Suite struct InjectingTests {
  @Test func `a state holds the object, and its property is observed`() {
    let host = ViewHost(Driver())
    host.reset()
    host.tap("Depot")
    host.tap("Market")
    #expect(
      host.takeEvaluations() == [
        "Driver: property Tram.stop", "Driver: property Tram.stop",
      ])
    #expect(host.screen == "[Harbour]")
  }

  @Test func `an app provides its object for all views by its type`() {
    let host = ViewHost(app: Line())
    #expect(
      host.takeEvaluations() == ["Line: mounted", "Passenger: mounted"])
    host.tap("Depot")
    #expect(host.takeEvaluations() == ["Passenger: property Tram.stop"])
    #expect(host.screen == "[Market]")
  }

  @Test func `a key has a default, which another object can replace`() {
    let host = ViewHost(Inspector())
    #expect(host.screen == "at Depot")
    #expect(
      host.evaluations { TramKey.defaultValue.drive() } == [
        "Inspector: property Tram.stop"
      ])
    #expect(host.screen == "at Market")
    let own = Tram()
    #expect(ViewHost(Inspector().environment(\.tram, own)).screen == "at Depot")
  }

  @Test func `an optional object can be missing`() {
    let alone = ViewHost(Display())
    #expect(alone.screen == "")
    #expect(alone.issues.isEmpty)
    #expect(ViewHost(app: LineWithDisplay()).screen == "next: Depot")
    let tram = Tram()
    let host = ViewHost(Display().environment(tram))
    #expect(
      host.evaluations { tram.drive() } == ["Display: property Tram.stop"])
    #expect(host.screen == "next: Market")
  }

  @Test func `an object is passed as a constant or as a variable`() {
    let host = ViewHost(Timetable())
    host.reset()
    host.tap("drive")
    #expect(
      host.takeEvaluations() == [
        "Constant: property Tram.stop", "Variable: property Tram.stop",
      ])
    #expect(host.screen == "Market\nMarket\n[drive]")
  }
}
