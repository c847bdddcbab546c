// The escapes that a display with colour gets, taken out again.

extension String {
  /// The text without the escapes of looks and links, as it is seen.
  public var withoutEscapes: String {
    contains("\u{1B}")
      ? replacing(/\x1B(?:\[[0-9;]*m|\][^\x1B]*\x1B\\)/, with: "") : self
  }
}
