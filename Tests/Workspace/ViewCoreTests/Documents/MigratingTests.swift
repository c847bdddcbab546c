// From a plain class, or one that publishes as a whole, to an observable one:
// the model, and the view that shows it.

import Testing
import ViewCore

private struct Tree {
  var kind: String
  static var all: [Tree] { [Tree(kind: "apple"), Tree(kind: "pear")] }
}

private struct Harvest { var baskets = 0 }

// MARK: - The model

private class PlainOrchard {
  var harvests: [Harvest] = []
  var trees = Tree.all
}

@Observable private class ObservedOrchard {
  var harvests: [Harvest] = []
  var trees = Tree.all
}

private struct PlainRows: View {
  let orchard: PlainOrchard
  var body: some View {
    ForEach(orchard.trees.indices, id: \.self) { index in
      Text(orchard.trees[index].kind)
    }
  }
}

private struct ObservedRows: View {
  let orchard: ObservedOrchard
  var body: some View {
    ForEach(orchard.trees.indices, id: \.self) { index in
      Text(orchard.trees[index].kind)
    }
  }
}

// MARK: - The model and its view, before

public enum Before {
  public struct Fence { public var isOpen = false }
  public struct Tree {
    public var kind: String
    static var all: [Tree] { [Tree(kind: "apple")] }
  }

  public class Orchard: ObservableObject {
    @Published public var fence = Fence()
    @Published public var harvests: [Int] = []
    @Published public var trees = Tree.all
  }

  class Owner: ObservableObject { @Published var name = "Ann" }
  struct Season { var isOver = false }

  struct Overview: View {
    @ObservedObject var orchard: Orchard

    @EnvironmentObject private var owner: Owner
    @Environment(\.season) private var season

    var body: some View {
      Text("\(orchard.trees.count) of \(owner.name)")
      Text(season.isOver ? "over" : "on")
    }
  }
}

extension EnvironmentValues {
  fileprivate var season: Before.Season {
    get { self[SeasonKey.self] }
    set { self[SeasonKey.self] = newValue }
  }
}

private struct SeasonKey: EnvironmentKey {
  static let defaultValue = Before.Season()
}

// MARK: - After

public enum After {
  @Observable public class Orchard {
    public var fence = Before.Fence()
    public var harvests: [Int] = []
    public var trees = Before.Tree.all
  }

  @Observable class Owner { var name = "Ann" }
  @Observable class Season { var isOver = false }

  struct Overview: View {
    var orchard: Orchard

    @Environment(Owner.self) private var owner
    @Environment(Season.self) private var season

    var body: some View {
      Text("\(orchard.trees.count) of \(owner.name)")
      Text(season.isOver ? "over" : "on")
    }
  }
}

@MainActor @Suite struct MigratingTests {
  @Test func `no view hears of a plain class`() {
    let orchard = PlainOrchard()
    let host = ViewHost(PlainRows(orchard: orchard))
    #expect(host.evaluations { orchard.trees[0].kind = "plum" } == [])
    #expect(host.screen == "apple\npear")
  }

  @Test func `with the macro it does, of what it shows`() {
    let orchard = ObservedOrchard()
    let host = ViewHost(ObservedRows(orchard: orchard))
    #expect(host.evaluations { orchard.harvests.append(Harvest()) } == [])
    let trees = ["ObservedRows: property ObservedOrchard.trees"]
    #expect(host.evaluations { orchard.trees[0].kind = "plum" } == trees)
    #expect(host.evaluations { orchard.trees.removeLast() } == trees)
    #expect(host.screen == "plum")
  }

  @Test func `before, every change evaluates the view`() {
    let (orchard, owner) = (Before.Orchard(), Before.Owner())
    let host = ViewHost(
      Before.Overview(orchard: orchard).environmentObject(owner))
    #expect(host.screen == "1 of Ann\non")
    let whole = ["Overview: object will change Orchard"]
    #expect(host.evaluations { orchard.fence.isOpen = true } == whole)
    #expect(host.evaluations { orchard.harvests.append(1) } == whole)
    #expect(
      host.evaluations { owner.name = "Bea" } == [
        "Overview: object will change Owner"
      ])
    #expect(host.screen == "1 of Bea\non")
  }

  @Test func `afterwards, only what it reads`() {
    let (orchard, owner) = (After.Orchard(), After.Owner())
    let season = After.Season()
    let host = ViewHost(
      After.Overview(orchard: orchard).environment(owner).environment(season))
    #expect(host.evaluations { orchard.fence.isOpen = true } == [])
    #expect(host.evaluations { orchard.harvests.append(1) } == [])
    #expect(
      host.evaluations { owner.name = "Bea" } == [
        "Overview: property Owner.name"
      ])
    #expect(
      host.evaluations { season.isOver = true } == [
        "Overview: property Season.isOver"
      ])
    #expect(
      host.evaluations { orchard.trees.removeAll() } == [
        "Overview: property Orchard.trees"
      ])
    #expect(host.screen == "0 of Bea\nover")
  }
}
