// What `make grade` takes besides an exercise: whose work, and where the
// record is written.

/// The options of `grade`.
struct GradeOptions {
  /// The folder that is graded in place of the learner's own.
  let from: String?
  let exports: [Export]

  /// Takes the options as they were typed, each with its path.
  init(_ options: [String: String]) {
    from = options["--from"]
    exports = Export.Format.allCases.compactMap { format in
      options["--\(format.rawValue)"].map { Export(format: format, path: $0) }
    }
  }

  /// Each takes a path.
  static let names =
    ["--from"] + Export.Format.allCases.map { "--\($0.rawValue)" }
}
