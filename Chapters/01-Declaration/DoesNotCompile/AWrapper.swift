import ObservationCore

@propertyWrapper
struct Trimmed {
  var wrappedValue: String
}

// snippet.a-wrapper
@Observable
final class Form {
  @Trimmed var name = "Ann"
}
// snippet.end
