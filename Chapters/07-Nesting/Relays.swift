import LessonKit
import ViewCore

// snippet.a-relay-by-hand
final class RelayTruck: ObservableObject {
  @Published var menu = PublishedMenu("Donuts")
  @Published var stop = "Main St"
  private var relay: AnyCancellable?

  init() {
    relay = menu.objectWillChange.sink { [weak self] in
      self?.objectWillChange.send()
    }
  }
}

struct RelaySign: View {
  @ObservedObject var truck: RelayTruck
  var body: some View { Text(truck.menu.title) }
}
// snippet.end

let relayByHand = Run("relay-by-hand") {
  // snippet.relay-by-hand
  let truck = RelayTruck()
  let host = ViewHost(RelaySign(truck: truck))
  host.perform { truck.menu.title = "Crullers" }
  print(host.screen)
  host.perform { truck.menu = PublishedMenu("Bagels") }
  print(host.screen)
  host.perform { truck.menu.title = "Rolls" }
  print(host.screen)
  // snippet.end
}

// snippet.relay-screen
struct RelayMap: View {
  @ObservedObject var truck: RelayTruck
  var body: some View { Text("at \(truck.stop)") }
}

struct RelayScreen: View {
  let truck: RelayTruck
  var body: some View {
    RelaySign(truck: truck)
    RelayMap(truck: truck)
  }
}
// snippet.end

let itsPrice = Run("its-price") {
  // snippet.its-price
  let truck = RelayTruck()
  let host = ViewHost(RelayScreen(truck: truck))
  host.reset()
  host.perform { truck.menu.title = "Crullers" }
  print(host.drawing)
  // snippet.end
}
