// The options on the command line.

struct Options {
  var rows: [String] = []
  var json: String?
  var isQuick = false

  struct Wrong: Error, CustomStringConvertible {
    let description: String
  }

  static let usage = "bench [--quick] [--rows M-7,kairo] [--json FILE]"

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--rows":
        rows = try Self.value(of: argument, in: &rest).split(separator: ",")
          .map(String.init)
      case "--json": json = try Self.value(of: argument, in: &rest)
      default: throw Wrong(description: "\(argument)? \(Self.usage)")
      }
    }
  }

  private static func value(
    of option: String, in rest: inout ArraySlice<String>
  ) throws -> String {
    guard let value = rest.popFirst() else {
      throw Wrong(description: "\(option) needs a value: \(usage)")
    }
    return value
  }
}
