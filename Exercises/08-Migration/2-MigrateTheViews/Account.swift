import ViewCore

/// A customer of the truck.
// TODO 8: When no view needs the protocol any more, remove it.
@Observable
final class Account: ObservableObject {
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
