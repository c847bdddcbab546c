import ViewCore

/// A till for the new views: each property is observed separately.
// TODO 1: Follow the till that's passed in, and pass writes along to it.
@Observable
final class ObservedTill {
  var cash = 0
  var isOpen = false

  init(_ till: Till) {}
}
