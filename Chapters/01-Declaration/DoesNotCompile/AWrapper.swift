import ObservationCore

// snippet.a-wrapper
@propertyWrapper
struct Trimmed {
  var wrappedValue: String
}

@Observable
final class Form {
  @Trimmed var name = "Ann"
}
// snippet.end
