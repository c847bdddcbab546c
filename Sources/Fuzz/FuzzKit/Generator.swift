// The generator of random programs.
//
// Programs have only a few objects and properties, so that trackings and
// changes often meet. A step has several actions of each kind, so that even the
// rare kinds meet others.

import FuzzModel

extension Program {
  /// The random program that belongs to a seed.
  public init(seed: UInt64) {
    var generator = Generator(seed: seed)
    self = generator.program(seed: seed)
  }
}

private struct Generator {
  private var random: SplitMix64
  private let kinds: [Kind]
  private let properties: [Property]
  private var trackings = 0

  /// Where an action is, which decides how likely each kind of action is.
  private enum Context {
    case step, apply, callback, mutation
  }

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    kinds = (0..<random.below(3) + 1).map { _ in random.pick(Kind.allCases) }
    properties =
      [.number]
      + (0..<random.below(3) + 1).map { _ in random.pick(Property.allCases) }
    self.random = random
  }

  mutating func program(seed: UInt64) -> Program {
    let isWild = random.chance(1, in: 8)
    let steps = (0..<random.below(10) + 4).flatMap { _ in
      let step = action(in: .step, nesting: 0)
      // Two equal trackings are twins, whose callbacks are allowed to write.
      return Array(repeating: step, count: random.chance(1, in: 6) ? 2 : 1)
    }
    return Program(seed: seed, objects: kinds, steps: steps, isWild: isWild)
  }

  private mutating func action(in context: Context, nesting: Int) -> Action {
    let mayNest = nesting < 3 && trackings < 12
    switch (context, random.below(20)) {
    case (.step, 0..<8), (.apply, 0..<2), (.callback, 0), (.mutation, 0):
      return mayNest ? .track(tracking(nesting: nesting + 1)) : .read(place())
    case (.apply, 2..<14), (.callback, 4..<9), (.mutation, 1..<4), (.step, 8):
      return .read(place())
    case (.apply, 14): return .returnIfOdd(place())
    case (.callback, 1..<4): return .trackAgain
    default: return write(nesting: nesting)
    }
  }

  private mutating func write(nesting: Int) -> Action {
    switch random.below(20) {
    case 0..<8: .set(place(), random.below(4))
    case 8, 9: .setEqual(place())
    case 10..<13: .grow(place(), random.below(3))
    case 13, 14:
      .mutate(
        place(), nesting < 3 ? actions(in: .mutation, nesting: nesting) : [],
        throwing: random.chance(1, in: 3))
    case 15, 16:
      .link(
        object(), to: random.chance(1, in: 4) ? nil : object())
    case 17: .replace(object(), random.pick(Kind.allCases))
    case 18: .share(object(), from: object())
    default: .free(object())
    }
  }

  private mutating func tracking(nesting: Int) -> Tracking {
    trackings += 1
    let name = trackings
    let apply = actions(in: .apply, nesting: nesting)
    let callback = actions(in: .callback, nesting: nesting)
    return Tracking(
      name, apply: apply,
      expression: random.chance(1, in: 8) ? [place()] : [],
      callback: callback, captured: random.chance(1, in: 6) ? object() : nil)
  }

  private mutating func actions(
    in context: Context, nesting: Int
  ) -> [Action] {
    (0..<random.below(4)).map { _ in
      action(in: context, nesting: nesting + 1)
    }
  }

  private mutating func place() -> Place {
    Place(
      object(), random.pick(properties),
      isThroughLink: random.chance(1, in: 6))
  }

  private mutating func object() -> Int { random.below(kinds.count) }
}
