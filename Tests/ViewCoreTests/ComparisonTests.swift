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
