// Why a clone cannot be updated, in the words of Failure.swift. Nothing has
// been changed then, and each says so or changes nothing by its nature.

extension Failure {
  static let isNoClone = Failure(
    """
    this folder is no clone of git's, so nothing can be fetched into it; the \
    part "Update" of README.md says how to move to a new copy
    """)

  static func git(_ failure: GitFailure) -> Failure {
    Failure("nothing was changed; git says: \(failure.line)")
  }

  static func isUnderWay(_ what: String) -> Failure {
    Failure(
      """
      nothing was changed: a \(what) is under way; finish it, or leave it with \
      git \(what) --abort
      """)
  }

  static let hasConflicts = Failure(
    """
    nothing was changed: git status shows conflicts; settle them, then run \
    make update again
    """)

  static let isDetached = Failure(
    """
    nothing was changed: this clone is on no branch; git switch main goes to \
    one, and git switch -c mine begins one here
    """)

  static let hasNoRemote = Failure(
    """
    nothing was changed: this clone knows no address to fetch from; git remote \
    add upstream ADDRESS names one
    """)

  static func hasNoBranch(_ remote: String) -> Failure {
    Failure(
      """
      nothing was changed: the main branch of \(remote) is not known; git \
      remote set-head \(remote) --auto finds it
      """)
  }

  static func notFetched(_ remote: String, _ failure: GitFailure) -> Failure {
    Failure(
      """
      nothing was changed, because nothing could be fetched: \(failure.line); \
      once git fetch \(remote) works, run make update again
      """)
  }

  static func isUnrelated(_ branch: String) -> Failure {
    Failure(
      """
      nothing was changed: this folder and \(branch) have no commit in common; \
      the part "Update" of README.md says how to move to a new copy
      """)
  }

  static func bothCommitted(_ files: [String], _ branch: String) -> Failure {
    Failure(
      """
      nothing was changed: your commits and \(branch) change \(list(files)); \
      git merge \(branch) lets you choose
      """)
  }

  static func bothChanged(_ files: [String]) -> Failure {
    Failure(
      """
      nothing was changed: you have changed \(list(files)), and so does the \
      update; keep a copy elsewhere, git restore \(files[0]), then run make \
      update again
      """)
  }

  static func isInTheWay(_ files: [String]) -> Failure {
    Failure(
      """
      nothing was changed: the update brings \(list(files)), and a file of \
      yours is in that place; move it away, then run make update again
      """)
  }

  static func isStaged(_ file: String) -> Failure {
    Failure(
      """
      nothing was changed: \(file) is staged in one version and saved in \
      another; git restore --staged \(file) forgets the staged one
      """)
  }

  static func indexIsBusy(_ lock: String) -> Failure {
    Failure(
      """
      nothing was changed: another git is at work in this folder, or was \
      killed; if none is, remove \(lock), then run make update again
      """)
  }

  static func stoppedHalfway(_ reason: String) -> Failure {
    Failure(
      """
      the update is not finished: \(reason); your files are as you left them, \
      and make update goes on
      """)
  }

  private static func list(_ files: [String]) -> String {
    files.prefix(3).joined(separator: ", ")
      + (files.count > 3 ? " and \(files.count - 3) more" : "")
  }
}
