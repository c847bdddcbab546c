import ViewCore

/// A customer of the truck.
// TODO 1: Make the account observable. It stays an ObservableObject, because
// the views require it.
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
