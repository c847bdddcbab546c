// What a command takes after its name. Its help, the parser and the commands
// all read it here.

/// The one thing that may come after a command's name.
enum Argument: Sendable {
  /// What the thing is.
  enum Form: String {
    case chapter = "N"
    case exercise = "N.M"
    case chapterOrExercise = "N | N.M"
    case exerciseOrFile = "N.M | PATH"
    case word = "WORD"
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
    case .optional(let form): "[\(form.rawValue)]"
    case .required(let form, _): form.rawValue
    }
  }
}
