// Both names are joined by one helper that takes key paths.
import ObservationCore

@Observable
final class Customer {
  var title: String
  var lastName: String
  var firstName: String

  init() {
    (title, firstName, lastName) = ("Dr.", "Ann", "Lee")
  }

  var formalName: String { name(of: \.title, \.lastName) }
  var fullName: String { name(of: \.firstName, \.lastName) }

  private func name(of parts: KeyPath<Customer, String>...) -> String {
    parts.map { self[keyPath: $0] }.joined(separator: " ")
  }
}
