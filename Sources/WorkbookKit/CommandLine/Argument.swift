// What a command takes after its name. Its help, the parser and the commands
// all read it here.

/// The one thing that may come after a command's name.
enum Argument: Sendable {
  /// The kind of thing.
  enum Form {
    case chapter, exercise, chapterOrExercise, exerciseOrFile, file, word

    /// As help shows it.
    var text: String {
      switch self {
      case .chapter: "N"
      case .exercise: "N.M"
      case .chapterOrExercise: "N | N.M"
      case .exerciseOrFile: "N.M | PATH"
      case .file: "PATH"
      case .word: "WORD"
      }
    }

    /// What help says of the letters; nil if there are none.
    var legend: String? {
      switch self {
      case .chapter, .exercise, .chapterOrExercise, .exerciseOrFile:
        """
        N is a chapter, such as 1. N.M is an exercise, such as 1.2; its name or
        the beginning of its name will do.
        """
      case .file, .word: nil
      }
    }
  }

  case none
  case optional(Form)
  /// Without it the command asks a question, which ends with an example.
  case required(Form, question: String)

  var form: Form? {
    switch self {
    case .none: nil
    case .optional(let form), .required(let form, _): form
    }
  }

  /// As help shows it: in brackets if it may be left out.
  var text: String {
    switch self {
    case .none: ""
    case .optional(let form): "[\(form.text)]"
    case .required(let form, _): form.text
    }
  }
}
