// One class that is observed in both ways: by property, and as a whole.

import Testing
import ViewCore

@Observable
private final class Radio: ObservableObject {
  var station = "north"
  var volume = 3

  init(station: String = "north", volume: Int = 3) {
    self.station = station
    self.volume = volume
    tellAsAWhole()
  }

  private func tellAsAWhole() {
    withObservationTracking {
      let _ = station
      let _ = volume
    } onChange: { [weak self] in
      guard let self else { return }
      objectWillChange.send()
      tellAsAWhole()
    }
  }
}

private struct ByProperty: View {
  @State var radio = Radio()
  var body: some View {
    Text(radio.station)
    Button("louder") { radio.volume += 1 }
    Button("south") { radio.station = "south" }
  }
}

private struct AsAWhole: View {
  @StateObject var radio = Radio()
  var body: some View {
    Text("a radio")
    Button("louder") { radio.volume += 1 }
    Button("south") { radio.station = "south" }
  }
}

private struct InBothWays: View {
  @State var near = Radio()
  @StateObject var far = Radio()
  var body: some View {
    Text("\(near.station) and \(far.station)")
    Button("near") { near.volume += 1 }
    Button("far") { far.volume += 1 }
  }
}

/// The same object, passed to a view in each of the ways.
private struct House: View {
  let radio: Radio
  var body: some View {
    Hall().environment(radio)
    Attic().environmentObject(radio)
    Cellar(radio: radio)
    Garden(radio: radio)
  }

  struct Hall: View {
    @Environment(Radio.self) var radio
    var body: some View { Text(radio.station) }
  }

  struct Attic: View {
    @EnvironmentObject var radio: Radio
    var body: some View { Text(radio.station) }
  }

  struct Cellar: View {
    @ObservedObject var radio: Radio
    var body: some View { Text(radio.station) }
  }

  struct Garden: View {
    let radio: Radio
    var body: some View { Text(radio.station) }
  }
}

@MainActor @Suite struct BridgingTests {
  @Test func `a class publishes its tracked properties as a whole`() {
    let radio = Radio(station: "east", volume: 1)
    var seen: [String] = []
    let handle = radio.objectWillChange.sink {
      seen.append("\(radio.station) \(radio.volume)")
    }
    radio.station = "west"
    radio.volume = 2
    radio.volume = 2
    radio.station = "south"
    handle.cancel()
    #expect(seen == ["east 1", "west 1", "west 2"])
  }

  @Test func `its tracking does not keep it alive`() {
    weak var radio: Radio?
    do {
      let local = Radio()
      radio = local
      local.volume = 4
    }
    #expect(radio == nil)
  }

  @Test func `a State is observed by property`() {
    let host = ViewHost(ByProperty())
    host.reset()
    host.tap("louder")
    #expect(host.takeEvaluations() == [])
    host.tap("south")
    #expect(
      host.takeEvaluations() == ["ByProperty: property Radio.station"])
  }

  @Test func `a StateObject is observed as a whole`() {
    let host = ViewHost(AsAWhole())
    host.reset()
    host.tap("louder")
    host.tap("south")
    #expect(
      host.takeEvaluations()
        == [
          "AsAWhole: object will change Radio",
          "AsAWhole: object will change Radio",
        ])
  }

  @Test func `both kinds live in one view`() {
    let host = ViewHost(InBothWays())
    host.reset()
    host.tap("near")
    #expect(host.takeEvaluations() == [])
    host.tap("far")
    #expect(
      host.takeEvaluations() == ["InBothWays: object will change Radio"])
  }

  @Test func `the way of handing down decides`() {
    let radio = Radio()
    let host = ViewHost(House(radio: radio))
    let louder = host.evaluations { radio.volume = 9 }
    #expect(
      louder.sorted() == [
        "Attic: object will change Radio", "Cellar: object will change Radio",
      ])
    let south = host.evaluations { radio.station = "south" }
    #expect(
      south.sorted() == [
        "Attic: object will change Radio, property Radio.station",
        "Cellar: object will change Radio, property Radio.station",
        "Garden: property Radio.station", "Hall: property Radio.station",
      ])
    #expect(host.screen == "south\nsouth\nsouth\nsouth")
  }
}
