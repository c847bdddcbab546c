// Removing a variable from a program. The actions that mention the variable are
// removed, too, and the variables after it are renumbered.

import FuzzModel

extension Action {
  func removing(object gone: Int) -> Action? {
    switch self {
    case .read(let place):
      place.removing(object: gone).map { .read($0) }
    case .returnIfOdd(let place):
      place.removing(object: gone).map { .returnIfOdd($0) }
    case .set(let place, let value):
      place.removing(object: gone).map { .set($0, value) }
    case .setEqual(let place):
      place.removing(object: gone).map { .setEqual($0) }
    case .grow(let place, let value):
      place.removing(object: gone).map { .grow($0, value) }
    case .mutate(let place, let actions, let throwing):
      place.removing(object: gone).map {
        .mutate(
          $0, actions.compactMap { $0.removing(object: gone) },
          throwing: throwing)
      }
    case .link(let object, let target):
      object == gone || target == gone
        ? nil : .link(object.past(gone), to: target?.past(gone))
    case .replace(let object, let kind):
      object == gone ? nil : .replace(object.past(gone), kind)
    case .share(let object, let source):
      object == gone || source == gone
        ? nil : .share(object.past(gone), from: source.past(gone))
    case .free(let object):
      object == gone ? nil : .free(object.past(gone))
    case .track(let tracking): .track(tracking.removing(object: gone))
    case .trackAgain: .trackAgain
    }
  }
}

extension Tracking {
  fileprivate func removing(object gone: Int) -> Tracking {
    Tracking(
      name, apply: apply.compactMap { $0.removing(object: gone) },
      expression: expression.compactMap { $0.removing(object: gone) },
      callback: callback.compactMap { $0.removing(object: gone) },
      captured: captured == gone ? nil : captured?.past(gone))
  }
}

extension Place {
  fileprivate func removing(object gone: Int) -> Place? {
    object == gone
      ? nil
      : Place(object.past(gone), property, isThroughLink: isThroughLink)
  }
}

extension Int {
  fileprivate func past(_ gone: Int) -> Int { self > gone ? self - 1 : self }
}
