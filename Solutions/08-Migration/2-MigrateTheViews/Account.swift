import ViewCore

/// A customer of the truck.
// Why 8: only `@EnvironmentObject` needed the protocol. Without it, no code can
// subscribe to the account as a whole.
@Observable
final class Account {
  var name: String
  var points = 0

  /// The number of check-ins. No observer is notified when it changes.
  @ObservationIgnored var visits = 0

  init(name: String) { self.name = name }

  /// Counts a visit, which is worth a point.
  func checkIn() {
    visits += 1
    points += 1
  }
}
