// The keywords of Swift, including contextual ones.

/// The words that get the look of a keyword.
///
/// They don't if a dot or a colon beside them shows that they are names.
let swiftKeywords: Set<String> = Set(
  """
  actor any as associatedtype async await borrowing break case catch class \
  consume consuming continue convenience default defer deinit didSet do \
  dynamic else enum extension fallthrough false fileprivate final for func \
  get guard if import in indirect infix init inout internal is isolated \
  lazy let macro mutating nil nonisolated nonmutating open operator \
  override package postfix precedencegroup prefix private protocol public \
  repeat required rethrows return self Self sending set some static struct \
  subscript super switch throw throws true try typealias unowned var weak \
  where while willSet
  """
  .split(separator: " ").map(String.init)
)
