import ViewCore

/// A till as the new views want it: observed property by property.
// TODO 1: Show what is in the till that is handed in, follow it, and pass on to
// it what is written here.
@Observable
final class ObservedTill {
  var cash = 0
  var isOpen = false

  init(_ till: Till) {}
}
