// The order in which a list and its rows are evaluated, as its bodies say it.
// The counts are measured in MeasuredClaimsTests.

import Testing
import ViewCore

// Items are values, and a row has a binding to its own.
private enum Values {
  struct Errand {
    let name: String
    var isDone: Bool
    mutating func finish() { isDone.toggle() }
  }

  final class Errands: ObservableObject {
    @Published var all: [Errand] = [
      .init(name: "post", isDone: false),
      .init(name: "bank", isDone: false),
      .init(name: "shop", isDone: false),
    ]
  }

  struct ErrandList: View {
    @StateObject var errands = Errands()
    let log: Log
    var body: some View {
      let _ = log.add("list")
      NavigationView {
        ScrollView {
          ForEach(errands.all.indices, id: \.self) { i in
            ErrandRow(errand: $errands.all[i], log: log)
          }
        }
        .navigationTitle("Errands")
        .navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  struct ErrandRow: View {
    @Binding var errand: Errand
    let log: Log
    var body: some View {
      let _ = log.add("row \(errand.name)")
      HStack {
        let symbol = errand.isDone ? "checkmark" : "circle"
        Button(
          action: { errand.finish() },
          label: { Image(systemName: symbol).resizable() })
        Text(errand.name)
        Spacer()
      }
    }
  }
}

// Items are objects, and a row has its own.
private enum Objects {
  @Observable
  class Errand {
    let name: String
    var isDone: Bool

    init(name: String, isDone: Bool) {
      self.name = name
      self.isDone = isDone
    }

    func finish() { isDone.toggle() }
  }

  final class Errands {
    var all: [Errand] = [
      .init(name: "post", isDone: false),
      .init(name: "bank", isDone: false),
      .init(name: "shop", isDone: false),
    ]
  }

  struct ErrandList: View {
    @State var errands = Errands()
    let log: Log
    var body: some View {
      let _ = log.add("list")
      NavigationView {
        ScrollView {
          ForEach(errands.all.indices, id: \.self) { i in
            ErrandRow(errand: errands.all[i], log: log)
          }
        }
        .navigationTitle("Errands")
      }
    }
  }

  struct ErrandRow: View {
    let errand: Errand
    let log: Log
    var body: some View {
      let _ = log.add("row \(errand.name)")
      HStack {
        Button(
          action: { errand.finish() },
          label: {
            Image(systemName: errand.isDone ? "checkmark" : "circle")
              .frame(width: 16, height: 16)
          })
        Text(errand.name)
      }
    }
  }
}

@MainActor @Suite struct ToDoTests {
  private let log = Log()
  private let all = ["list", "row post", "row bank", "row shop"]

  @Test func `the list runs first, then each row from the top`() {
    let host = ViewHost(Values.ErrandList(log: log))
    #expect(log.take() == all)
    host.tap("circle", at: 1)
    #expect(log.take() == all)
    #expect(
      host.screen == """
        Errands
        =======
        [(circle)] post
        [(checkmark)] bank
        [(circle)] shop
        """)
  }

  @Test func `the row of the changed object runs, and nothing else`() {
    let host = ViewHost(Objects.ErrandList(log: log))
    #expect(log.take() == all)
    host.tap("circle", at: 1)
    #expect(log.take() == ["row bank"])
    host.tap("circle", at: 1)
    #expect(log.take() == ["row shop"])
    host.tap("checkmark")
    #expect(log.take() == ["row bank"])
    #expect(host.screen.hasSuffix("[(circle)] bank\n[(checkmark)] shop"))
  }
}
