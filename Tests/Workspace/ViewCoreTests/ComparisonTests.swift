// Which inputs count as the same.

import Testing
import ViewCore

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
private enum Shape { case none, point, circle(Token), square(Token) }

/// A view with properties of every kind, none of which is Equatable.
private struct Mixed: View {
  var pair: (Int, Token)
  var shape: Shape
  var tokens: [Token]
  var maybe: Token?
  var anything: Any
  var body: some View { Text("mixed") }
}

/// What has no parts to compare, or has them in no order.
private struct Bare: View {
  var shape = Shape.none
  var tokens: [Token] = []
  var named: [Int: Token] = [:]
  var body: some View { Text("bare") }
}

private struct BareParent: View {
  let bares: [() -> Bare]
  @State var round = 0
  var body: some View {
    VStack {
      bares[round]()
      Button("again") { round += 1 }
    }
  }
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

  @Test func `P-02 what is empty, or in another order, is compared`() {
    let tokens = (0..<9).map { _ in Token() }
    let named = { (numbers: [Int]) in
      Dictionary(uniqueKeysWithValues: numbers.map { ($0, tokens[$0]) })
    }
    let pairs: [(Bare, Bare, isSame: Bool)] = [
      (Bare(), Bare(), true),
      (Bare(), Bare(shape: .point), false),
      (Bare(shape: .point), Bare(shape: .circle(tokens[0])), false),
      (Bare(), Bare(tokens: [tokens[0]]), false),
      (Bare(), Bare(named: named([0])), false),
      (Bare(named: named([0])), Bare(named: named([1])), false),
      (
        Bare(named: named(Array(0..<9))),
        Bare(named: named((0..<9).reversed())), true
      ),
    ]
    for (one, other, isSame) in pairs {
      let host = ViewHost(BareParent(bares: [{ one }, { other }]))
      host.reset()
      host.tap("again")
      #expect(host.count(of: Bare.self) == (isSame ? 0 : 1))
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
