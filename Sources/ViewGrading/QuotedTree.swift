/// The tree of views that a comment mentions, drawn at the moment when the
/// comment is evaluated.
///
///     evaluated: [BatchList: property Step.isDone]; the list is evaluated for
///     what is read while its body runs
///
///     the views, with ◀─ at those evaluated:
///     BatchList  ◀─ property Step.isDone
///     ├─ StepRow
///     └─ StepRow
///
/// This is unchecked, because a comment is evaluated on one thread, and no
/// other thread sees the object.
final class QuotedTree: @unchecked Sendable {
  @TaskLocal static var current: QuotedTree?

  var drawing: String?
}
