/// How long a row is measured.
public struct Effort: Sendable {
  /// What one sample should take at least.
  let sample: Duration
  /// What all samples of a row should take together, with what they prepare.
  let row: Duration
  /// The number of samples on each core, however long they take.
  let fewest: Int
  let most: Int
  /// The objects or trackings that are made to count their bytes.
  let counted: Int

  /// For numbers to be believed.
  public static let full = Effort(
    sample: .milliseconds(10), row: .milliseconds(1800), fewest: 5, most: 40,
    counted: 100_000)

  /// For seeing that nothing has become much slower.
  public static let quick = Effort(
    sample: .milliseconds(2), row: .milliseconds(120), fewest: 2, most: 9,
    counted: 20_000)
}
