// Objects that publish as a whole, in the three ways a view can have them.

import class Foundation.Thread
import Testing
import ViewCore

private final class Store: ObservableObject {
  @ViewCore.Published var count = 0
  @ViewCore.Published var unread = 0
  @MainActor static var made = 0

  init() { MainActor.assumeIsolated { Self.made += 1 } }
}

/// Says how often it was asked for its publisher.
private final class CountingStore: ObservableObject {
  var accesses = 0
  private let publisher = ObservableObjectPublisher()
  var objectWillChange: ObservableObjectPublisher {
    accesses += 1
    return publisher
  }
}

private struct Unreading: View {
  @ObservedObject var store: Store
  var body: some View { Text("I do not look") }
}

private struct Subscribing: View {
  struct Child: View {
    @ObservedObject var store: CountingStore
    let round: Int
    var body: some View { Text("\(round)") }
  }

  @State var round = 0
  @State var store: CountingStore
  let other: CountingStore

  var body: some View {
    VStack {
      Child(store: store, round: round)
      Button("again") { round += 1 }
      Button("other") { store = other }
    }
  }
}

private struct Parent: View {
  struct Inline: View {
    @ObservedObject var store = Store()
    let round: Int
    var body: some View {
      Button("inline \(store.count)") { store.count += 1 }
    }
  }

  struct Owned: View {
    @StateObject var store = Store()
    let round: Int
    var body: some View {
      Button("owned \(store.count)") { store.count += 1 }
    }
  }

  @State var round = 0
  var body: some View {
    VStack {
      Inline(round: round)
      Owned(round: round)
      Button("again") { round += 1 }
    }
  }
}

private struct PublishesInBody: View {
  @ObservedObject var store: Store
  var body: some View {
    store.unread = 1
    return Text("\(store.unread)")
  }
}

@MainActor @Suite struct ObjectTests {
  @Test func `P-04 a view subscribes once to the same object`() {
    let (one, other) = (CountingStore(), CountingStore())
    let host = ViewHost(Subscribing(store: one, other: other))
    host.tap("again")
    host.tap("again")
    #expect(one.accesses == 1)
    host.tap("other")
    host.tap("again")
    #expect((one.accesses, other.accesses) == (1, 1))
    host.reset()
    host.perform { one.objectWillChange.send() }
    #expect(host.takeEvaluations() == [])
    host.perform { other.objectWillChange.send() }
    #expect(
      host.takeEvaluations() == ["Child: object will change CountingStore"])
  }

  @Test func `P-05 an object made inline is lost when the parent is evaluated`()
  {
    let host = ViewHost(Parent())
    host.tap("inline 0")
    host.tap("owned 0")
    #expect(host.screen == "[inline 1]\n[owned 1]\n[again]")
    host.tap("again")
    #expect(host.screen == "[inline 0]\n[owned 1]\n[again]")
  }

  @Test func `P-06 the default of a StateObject is evaluated once`() {
    struct Owning: View {
      struct Child: View {
        @StateObject var store = Store()
        let round: Int
        var body: some View { Text("\(round) \(store.count)") }
      }
      @State var round = 0
      var body: some View {
        VStack {
          Child(round: round)
          Button("again") { round += 1 }
        }
      }
    }
    Store.made = 0
    let host = ViewHost(Owning())
    host.tap("again")
    #expect(host.count(of: Owning.Child.self) == 2)
    #expect(Store.made == 1)
    host.perform { _ = Owning.Child(round: 0).store }
    #expect(Store.made == 2)
    #expect(
      host.issueTexts == [
        """
        A StateObject exists while its view is on the screen: a Store was \
        asked for outside of a body, and is a new one each time. Use it in \
        body or in an action
        """
      ])
  }

  @Test func `P-13 a body must not publish`() {
    let store = Store()
    let host = ViewHost(PublishesInBody(store: store))
    #expect(
      host.issueTexts.first == """
        A body must not publish changes: PublishesInBody was being evaluated \
        when Store said that it will change. Change it in an action, or in \
        onAppear
        """)
    #expect(host.count(of: PublishesInBody.self) == 64)
    #expect(
      host.issueTexts.last == """
        Changes must come to an end: PublishesInBody was evaluated again and \
        again in one pass, at last because of object will change Store. Look \
        for what sets it during the pass
        """)
  }

  @Test func `P-13 changes are published on the main thread`() async {
    let store = Store()
    let host = ViewHost(Unreading(store: store))
    host.reset()
    nonisolated(unsafe) let shared = store
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        shared.count = 1
        done.resume()
      }
    }
    #expect(host.evaluations.isEmpty)
    host.update()
    #expect(
      host.evaluations.map(\.description) == [
        "Unreading: object will change Store"
      ])
    #expect(
      host.issueTexts == [
        """
        Changes must be published on the main thread: Store was changed on \
        another one. Change it in a MainActor.run { }
        """
      ])
  }

  @Test func `P-33 an object that is declared and not read counts`() {
    struct Above: View {
      struct Below: View {
        @EnvironmentObject var store: Store
        var body: some View { Text("nor do I") }
      }
      let store: Store
      var body: some View { Below().environmentObject(store) }
    }
    let store = Store()
    for host in [
      ViewHost(Unreading(store: store)), ViewHost(Above(store: store)),
    ] {
      host.reset()
      host.perform { store.unread += 1 }
      #expect(host.evaluations.map(\.cause) == ["object will change Store"])
    }
  }
}
