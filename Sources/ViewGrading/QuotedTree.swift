/// The tree of views that a comment speaks of, drawn while the comment is made.
///
///     evaluated: [BatchList: property Step.isDone]; the list is evaluated for
///     what is read while its body runs
///
///     the views, with ◀─ at those evaluated:
///     BatchList  ◀─ property Step.isDone
///     ├─ StepRow
///     └─ StepRow
///
/// A comment is made on one thread, and nobody else sees the object.
final class QuotedTree: @unchecked Sendable {
  @TaskLocal static var current: QuotedTree?

  var drawing: String?
}
