// The shrinker, which makes a failing program as small as possible.

import FuzzModel

extension Program {
  /// Returns a program that still fails, but no longer fails when any part of
  /// it is cut out.
  public func shrunken(while fails: (Program) -> Bool) -> Program {
    var smallest = self
    while let smaller = smallest.cuts.first(where: fails) {
      smallest = smaller
    }
    return smallest
  }

  /// The programs in which a part of this one is missing, beginning with the
  /// largest parts.
  private var cuts: some Sequence<Program> {
    var size = steps.count / 2
    var chunks: [Range<Int>] = []
    while size > 1 {
      chunks += stride(from: 0, to: steps.count, by: size).map {
        $0..<Swift.min($0 + size, steps.count)
      }
      size /= 2
    }
    let withoutChunk = chunks.lazy.map { chunk in
      var program = self
      program.steps.removeSubrange(chunk)
      return program
    }
    let withoutObject = objects.indices.lazy.compactMap { removing(object: $0) }
    let withSmallerStep = steps.smaller.lazy.map { steps in
      var program = self
      program.steps = steps
      return program
    }
    let withoutReplacement = steps.indices.lazy.compactMap { step in
      guard case .replace(let object, let kind) = steps[step] else {
        return nil as Program?
      }
      var program = self
      program.steps.remove(at: step)
      program.objects[object] = kind
      return program
    }
    let ofSimplerObject = objects.indices.lazy.compactMap { object in
      guard objects[object] != .base else { return nil as Program? }
      var program = self
      program.objects[object] = .base
      return program
    }
    return [
      AnySequence(withoutChunk), AnySequence(withoutObject),
      AnySequence(withSmallerStep), AnySequence(withoutReplacement),
      AnySequence(ofSimplerObject),
    ].lazy.joined()
  }

  /// The program without a variable and without the actions that mention it.
  private func removing(object: Int) -> Program? {
    guard objects.count > 1 else { return nil }
    var program = self
    program.objects.remove(at: object)
    program.steps = steps.compactMap { $0.removing(object: object) }
    return program
  }
}

extension [Action] {
  /// The lists in which one action is missing, or is replaced by a smaller one.
  ///
  /// Each of these lists also exists in a form in which all equal actions are
  /// changed, because twins can only be shrunk together.
  fileprivate var smaller: [[Action]] {
    indices.flatMap { index in
      ([[]] + self[index].smaller).flatMap { replacement in
        let one = self[..<index] + replacement + self[(index + 1)...]
        let all = flatMap { $0 == self[index] ? replacement : [$0] }
        return all == Array(one) ? [all] : [all, Array(one)]
      }
    }
  }
}

extension Action {
  /// The lists of actions that can take the place of an action.
  fileprivate var smaller: [[Action]] {
    switch self {
    case .read(let place):
      place.smaller.map { [.read($0)] }
    case .returnIfOdd(let place):
      [[.read(place)]] + place.smaller.map { [.returnIfOdd($0)] }
    case .set(let place, let value):
      place.smaller.map { [.set($0, value)] }
    case .setEqual(let place):
      place.smaller.map { [.setEqual($0)] }
    case .grow(let place, let value):
      place.smaller.map { [.grow($0, value)] }
    case .mutate(let place, let actions, let throwing):
      [actions]
        + (throwing ? [[.mutate(place, actions, throwing: false)]] : [])
        + actions.smaller.map { [.mutate(place, $0, throwing: throwing)] }
        + place.smaller.map { [.mutate($0, actions, throwing: throwing)] }
    case .track(let tracking):
      [tracking.apply, tracking.callback]
        + tracking.smaller.map { [.track($0)] }
    case .link, .replace, .share, .free, .trackAgain: []
    }
  }
}

extension Tracking {
  fileprivate var smaller: [Tracking] {
    var simple = self
    simple.captured = nil
    simple.expression = []
    return (simple == self ? [] : [simple])
      + apply.smaller.map { actions in
        var smaller = self
        smaller.apply = actions
        return smaller
      }
      + callback.smaller.map { actions in
        var smaller = self
        smaller.callback = actions
        return smaller
      }
  }
}

extension Place {
  fileprivate var smaller: [Place] {
    (isThroughLink ? [Place(object, property)] : [])
      + property.simpler.map { Place(object, $0, isThroughLink: isThroughLink) }
  }
}

extension Property {
  fileprivate var simpler: [Property] {
    switch self {
    case .number: []
    case .entry(1...): [.number, .entry(0)]
    default: [.number]
    }
  }
}
