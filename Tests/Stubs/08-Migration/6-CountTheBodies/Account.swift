import ViewCore

/// A customer of the truck.
@Observable
final class Account {
  var name: String
  var points = 0

  init(name: String) { self.name = name }
}
