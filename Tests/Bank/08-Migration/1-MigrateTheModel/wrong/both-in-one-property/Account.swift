// A property may be published and observed, as its class is of both kinds.
// Refused by: the compiler
// Seen: invalid redeclaration of synthesized property '_points'
import ViewCore

/// Somebody who buys at the truck.
@Observable
final class Account: ObservableObject {
  var name: String
  @Published var points = 0

  /// How often somebody has checked in. Nobody is told when it changes.
  @ObservationIgnored var visits = 0

  init(name: String) { self.name = name }

  /// Counts a visit, which is worth a point.
  func checkIn() {
    visits += 1
    points += 1
  }
}
