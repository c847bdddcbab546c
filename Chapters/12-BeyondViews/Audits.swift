import LessonKit
import ObservationCore

// snippet.a-log
func log<Value>(
  _ name: String, _ read: @escaping () -> Value
) {
  withObservationTracking {
    _ = read()
  } onChange: {
    print("\(name) was", read())
    log(name, read)
  }
}
// snippet.end

let fromOutside = Run("from-outside") {
  // snippet.from-outside
  let truck = FoodTruck()
  log("name") { truck.name }
  log("donuts") { truck.donuts }
  truck.donuts = 9
  truck.name = "Bea"
  truck.sell(2)
  print("now:", truck.name, truck.donuts)
  // snippet.end
}

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

let fromInside = Run(
  "from-inside",
  predict: Prediction(
    "The balance is set to 12, and then 2 is added. What is noted?",
    .wrong(
      "`set`, then `set`",
      """
      adding 2 needs the old balance. So the balance is read, and the read is \
      noted.
      """),
    .right(
      "`set`, then `read`",
      """
      the macro's `_modify` calls `access`, then changes the storage in place \
      and tells the registrar itself. It never calls `withMutation`.
      """),
    .wrong(
      "`set`, then `read` and `set`",
      """
      handwritten accessors would note both: `get`, then `set`. The macro has \
      written `_modify` for a change in place (chapter 2).
      """))
) {
  // snippet.from-inside
  let account = Account()
  account.balance = 12
  print("---")
  account.balance += 2
  // snippet.end
}
