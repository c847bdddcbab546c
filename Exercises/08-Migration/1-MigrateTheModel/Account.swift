import ViewCore

/// Somebody who buys at the truck.
// TODO 1: Make the account observable, property by property. It remains an
// ObservableObject, for the sake of the views.
final class Account: ObservableObject {
  @Published var name: String
  @Published var points = 0

  /// The number of check-ins. No observer is notified when it changes.
  var visits = 0

  init(name: String) { self.name = name }

  /// Counts a visit, which is worth a point.
  func checkIn() {
    visits += 1
    points += 1
  }
}
