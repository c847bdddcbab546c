// What `make grade` takes besides an exercise: whose work, and where the
// record is written.

/// The options of `grade`.
struct GradeOptions {
  /// The folder that is graded in place of the learner's own.
  var from: String?
  var exports: [Export] = []

  /// Takes the options, and leaves what is not one.
  init(parsing words: inout [String]) throws {
    var rest: [String] = []
    var unread = words[...]
    while let word = unread.popFirst() {
      let format = Export.Format(rawValue: String(word.dropFirst(2)))
      guard word.hasPrefix("--"), word == "--from" || format != nil else {
        rest.append(word)
        continue
      }
      guard let path = unread.popFirst() else {
        throw Failure.usage("\(word) what? A path has to follow")
      }
      if let format {
        exports.append(Export(format: format, path: path))
      } else {
        from = path
      }
    }
    words = rest
  }
}
