import LessonKit
import ObservationCore

// snippet.an-account
@Observable
final class Account {
  var balance = 10

  func access<Member>(
    keyPath: KeyPath<Account, Member>
  ) {
    print("read")
    _$observationRegistrar.access(
      self, keyPath: keyPath)
  }

  func withMutation<Member, Result>(
    keyPath: KeyPath<Account, Member>,
    _ mutation: () throws -> Result
  ) rethrows -> Result {
    print("set")
    return try _$observationRegistrar.withMutation(
      of: self, keyPath: keyPath, mutation)
  }
}
// snippet.end

@MainActor let fromInside = Run(
  "from-inside",
  predict: Prediction(
    """
    The balance is set to 12, and then 2 is added. What does the audit record?
    """,
    .wrong(
      "`set`, then `set`",
      """
      adding 2 reads the old balance, so the audit records a read.
      """),
    .right(
      "`set`, then `read`",
      """
      `+=` changes the balance in place, through the macro's `_modify`, which \
      calls `access`, but not `withMutation`: `_modify` notifies the registrar \
      itself.
      """),
    .wrong(
      "`set`, then `read` and `set`",
      """
      the audit records a set in `withMutation`, which `_modify` doesn't call.
      """))
) {
  // snippet.from-inside
  let account = Account()
  account.balance = 12
  print("---")
  account.balance += 2
  // snippet.end
}
