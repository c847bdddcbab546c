// Builds lessons, and compiles the files that the compiler must refuse.

import WorkbookKit

extension Workspace {
  /// Builds a program and returns the folder that it is in.
  ///
  /// - Throws: A `Failure` with the first error, if it does not compile.
  func build(
    product: String, eachLine: ((Substring) -> Void)? = nil
  ) throws -> String {
    let built = try run(
      [
        "swift", "build", "--build-system", "native", "--disable-index-store",
        "--scratch-path", core.programs, "--product", product,
      ],
      environment: ["ALL": "1"], eachLine: eachLine)
    guard built.succeeded else {
      let errors = built.output.matches(of: /(?m)^.*error: .*$/)
      throw Failure(
        errors.first.map { relative(String($0.output)) } ?? built.output)
    }
    return "\(core.programs)/debug"
  }
}
