/// How often something has happened in one pass.
struct CountInPass {
  private var pass = 0
  private var count = 0

  /// Counts once more, and returns how often it has happened in that pass.
  mutating func next(inPass pass: Int) -> Int {
    count = self.pass == pass ? count + 1 : 1
    self.pass = pass
    return count
  }
}
