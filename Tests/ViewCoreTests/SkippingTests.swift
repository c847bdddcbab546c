// Which views are evaluated again when their parent is.
//
//     Parent
//       VStack
//         Child(condition: model.flag)
//         Child(condition: false)

import Testing
import ViewCore

private struct Child: View {
  let condition: Bool
  var body: some View { Text(condition ? "yes" : "no") }
}

private enum AsAWhole {
  final class Model: ObservableObject {
    @ViewCore.Published var flag = false
    var plain = 0
  }

  struct Watching: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack {
        Child(condition: model.flag)
        Child(condition: false)
      }
    }
  }

  struct Owning: View {
    @StateObject var model: Model
    init(_ model: Model) { _model = StateObject(wrappedValue: model) }
    var body: some View {
      VStack {
        Child(condition: model.flag)
        Child(condition: false)
      }
    }
  }
}

private enum ByProperty {
  @Observable final class Model {
    var flag = false
    @ObservationIgnored var plain = 0
  }

  struct Passing: View {
    let model: Model
    var body: some View {
      VStack {
        Child(condition: model.flag)
        Child(condition: false)
      }
    }
  }
}

private struct Owner: View {
  @State var flag = false
  var body: some View {
    VStack {
      Child(condition: flag)
      Child(condition: false)
      Button("flip") { flag.toggle() }
    }
  }
}

@MainActor @Suite struct SkippingTests {
  private func expectOneChild(
    _ host: ViewHost, cause: String, _ parent: String
  ) {
    #expect(
      host.takeEvaluations() == [
        "\(parent): \(cause)", "Child: inputs changed",
      ])
  }

  @Test
  func `P-01 a child is skipped when its inputs are equal, ObservedObject`() {
    let model = AsAWhole.Model()
    let host = ViewHost(AsAWhole.Watching(model: model))
    #expect(
      (host.count(of: AsAWhole.Watching.self), host.count(of: Child.self)) == (
        1, 2
      ))
    host.perform { model.plain += 1 }
    #expect(
      (host.count(of: AsAWhole.Watching.self), host.count(of: Child.self)) == (
        1, 2
      ))
    host.perform { model.flag = true }
    #expect(
      (host.count(of: AsAWhole.Watching.self), host.count(of: Child.self)) == (
        2, 3
      ))
    #expect(
      host.evaluations.suffix(2).map(\.description) == [
        "Watching: object will change Model", "Child: inputs changed",
      ])
  }

  @Test func `P-01 a child is skipped when its inputs are equal, StateObject`()
  {
    let model = AsAWhole.Model()
    let host = ViewHost(AsAWhole.Owning(model))
    host.reset()
    host.perform { model.plain += 1 }
    #expect(host.takeEvaluations() == [])
    host.perform { model.flag = true }
    expectOneChild(host, cause: "object will change Model", "Owning")
  }

  @Test func `P-01 a child is skipped when its inputs are equal, Observable`() {
    let model = ByProperty.Model()
    let host = ViewHost(ByProperty.Passing(model: model))
    host.reset()
    host.perform { model.plain += 1 }
    #expect(host.takeEvaluations() == [])
    host.perform { model.flag = true }
    expectOneChild(host, cause: "property Model.flag", "Passing")
  }

  @Test func `P-01 a child is skipped when its inputs are equal, State`() {
    let host = ViewHost(Owner())
    host.reset()
    host.tap("flip")
    expectOneChild(host, cause: "state flag", "Owner")
  }
}

// MARK: - P-02

/// Plain data, whose `==` says that nothing ever changes.
private struct PlainAndEqual: View, Equatable {
  let number: Int
  var body: some View { Text("\(number)") }
  static func == (_: Self, _: Self) -> Bool { true }
}

/// The same, with a property that is more than plain data.
private struct EqualWithText: View, Equatable {
  let number: Int
  let name = "name"
  var body: some View { Text("\(number)") }
  static func == (_: Self, _: Self) -> Bool { true }
}

private struct Compared: View {
  @State var number = 0
  var body: some View {
    VStack {
      PlainAndEqual(number: number)
      EqualWithText(number: number)
      PlainAndEqual(number: number).equatable()
      Button("more") { number += 1 }
    }
  }
}

private final class Token {}
private enum Shape { case none, circle(Token), square(Token) }

/// A view with properties of every kind, none of which is Equatable.
private struct Mixed: View {
  var pair: (Int, Token)
  var shape: Shape
  var tokens: [Token]
  var maybe: Token?
  var anything: Any
  var body: some View { Text("mixed") }
}

private struct MixedParent: View {
  @State var round = 0
  @State var mixed: Mixed
  var body: some View {
    VStack {
      Text("\(round)")
      mixed
      Button("again") { round += 1 }
    }
  }
}

/// A view with a weak property, which may be nil at any time.
private struct Weak: View {
  weak var token: Token?
  var body: some View { Text("weak") }
}

private struct WeakParent: View {
  @State var round = 0
  let token: Token
  var body: some View {
    VStack {
      Text("\(round)")
      Weak(token: token)
      Button("again") { round += 1 }
    }
  }
}

private struct ClosureParent: View {
  struct WithClosure: View {
    let action: () -> Void
    var body: some View { Button("act", action: action) }
  }

  struct WithFunctions: View {
    @Binding var number: Int
    var body: some View { Text("\(number)") }
  }

  struct WithBinding: View {
    @Binding var number: Int
    var body: some View { Text("bound") }
  }

  @State var round = 0
  @State var number = 1

  var body: some View {
    VStack {
      Text("\(round)")
      WithClosure {}
      WithFunctions(number: Binding(get: { 1 }, set: { _ in }))
      WithBinding(number: $number)
      Button("again") { round += 1 }
    }
  }
}

@MainActor @Suite struct ComparisonTests {
  @Test func `P-02 plain data is compared by property, other views by ==`() {
    let host = ViewHost(Compared())
    host.reset()
    host.tap("more")
    #expect(
      host.takeEvaluations() == [
        "Compared: state number", "PlainAndEqual: inputs changed",
      ])
    #expect(host.screen == "1\n0\n0\n[more]")
  }

  @Test func `P-02 tuples, enums, arrays, optionals and Any are compared`() {
    let (one, two) = (Token(), Token())
    let mixed = Mixed(
      pair: (1, one), shape: .circle(one), tokens: [one], maybe: one,
      anything: 7)
    let host = ViewHost(MixedParent(mixed: mixed))
    host.reset()
    host.tap("again")
    #expect(host.takeEvaluations() == ["MixedParent: state round"])

    var others = [mixed, mixed, mixed, mixed, mixed, mixed]
    others[0].pair.1 = two
    others[1].shape = .square(one)
    others[2].tokens = [one, two]
    others[3].maybe = nil
    others[4].anything = 8
    others[5].anything = "7"
    for other in others {
      let parent = ViewHost(Swapping(one: mixed, other: other))
      parent.reset()
      parent.tap("swap")
      #expect(
        parent.takeEvaluations() == [
          "Swapping: state isOther", "Mixed: inputs changed",
        ])
    }
  }

  private struct Swapping: View {
    let one: Mixed
    let other: Mixed
    @State var isOther = false
    var body: some View {
      VStack {
        isOther ? other : one
        Button("swap") { isOther.toggle() }
      }
    }
  }

  @Test func `P-02 a weak property never compares equal`() {
    let token = Token()
    let host = ViewHost(WeakParent(token: token))
    host.reset()
    host.tap("again")
    #expect(
      host.takeEvaluations() == [
        "WeakParent: state round", "Weak: inputs changed",
      ])
  }

  @Test func `P-03 closures and bindings of closures never compare equal`() {
    let host = ViewHost(ClosureParent())
    host.reset()
    host.tap("again")
    #expect(
      host.takeEvaluations() == [
        "ClosureParent: state round", "WithClosure: inputs changed",
        "WithFunctions: inputs changed",
      ])
  }
}
