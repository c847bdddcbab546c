import ViewCore

/// A customer of the truck.
// Why 1: the macro replaces `@Published`. The protocol stays as long as a view
// requires it, and `@EnvironmentObject` takes nothing else. A property that
// wasn't published is observed unless you ignore it.
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
