import Foundation
import Testing

@testable import WorkbookKit

/// What compiler and linker say, and what is made of it.
@Suite final class BuildLogTests: FixtureSuite {
  private var folder: BuildFolder!

  override init() throws {
    try super.init()
    folder = try .own(in: workspace) {}
  }

  private func log(_ output: String) -> BuildLog {
    BuildLog(
      output.replacing("ROOT/", with: workspace.rootOfCompiler), of: folder,
      named: "Exercises")
  }

  private var file: String {
    "ROOT/\(folder.subject)/\(exercise.path)/First.swift"
  }

  @Test(arguments: [
    // The linker knows no column.
    (
      "FILE:36: error: undefined reference to 'gone'",
      "36: undefined reference to 'gone'"
    ),
    // Swift Build names the place after the word error.
    (
      "error: FILE:4:8 unable to resolve module dependency: 'Gone'",
      "4: unable to resolve module dependency: 'Gone'"
    ),
    // The compiler finds a brace missing on the line after the last.
    ("FILE:3:1: error: expected '}'", "2: expected '}'"),
  ])
  func `an error is shown with its line`(output: String, error: String) throws {
    try fixture.write(
      "func f() {\n  print(1)\n",
      to: "\(folder.subject)/\(exercise.path)/First.swift")
    #expect(
      log(output.replacing("FILE", with: file)).fault(of: exercise)
        == .doesNotCompile(["Exercises/\(exercise.path)/First.swift:\(error)"]))
  }

  private static let ambiguous = """
    Foundation declares this name, too; import only what you need from it, as \
    in import struct Foundation.Date
    """
  private static let missing = """
    In this workspace, import ViewCore replaces SwiftUI and Combine
    """

  @Test(arguments: [
    ("ambiguous use of 'Observable()'", ambiguous),
    ("'Published' is ambiguous for type lookup in this context", ambiguous),
    ("no such module 'SwiftUI'", missing),
    ("no such module 'Combine'", missing),
    ("unable to resolve module dependency: 'SwiftUI'", missing),
  ])
  func `a name of Apple's has advice below its error`(
    error: String, advice: String
  ) {
    #expect(
      log("\(file):3:1: error: \(error)").fault(of: exercise)
        == .doesNotCompile([
          "Exercises/\(exercise.path)/First.swift:3: \(error)", advice,
        ]))
  }

  @Test(arguments: [
    ("value of type 'some View' has no member 'tint'", "plain text"),
    ("value of type 'Text' has no member 'sheet'", "one screen"),
    (
      "value of type 'VStack<TupleView<(Text, Text)>>' has no member 'sheet'",
      "one screen"
    ),
    ("value of type 'Row' has no member 'tint'", "plain text"),
    ("type 'Row' has no member '_printChanges'", "host.evaluations"),
    ("type 'Row' has no member '_logChanges'", "host.evaluations"),
    ("value of type 'Text' has no member 'animation'", "has no animations"),
    ("value of type 'Text' has no member 'onTapGesture'", "a Button"),
    ("value of type 'some View' has no member 'font'", "plain text"),
    ("cannot find 'Slider' in scope", "TextField"),
    ("cannot find 'NavigationStack' in scope", "NavigationView"),
    ("value of type 'Store' has no member 'task'", nil),
    ("value of type 'Text' has no member 'name'", nil),
    ("cannot find 'store' in scope", nil),
  ])
  func `what the host lacks has a replacement`(error: String, words: String?) {
    let code = "import ViewCore\nstruct Row: View {\n}\nstruct Store {\n}\n"
    let advice = BuildLog.advice(on: ["A.swift:1: \(error)"], in: [code])
    #expect(advice.count == (words == nil ? 0 : 1))
    if let words { #expect(advice.joined().contains(words), "\(advice)") }
  }

  private static let state = """
    In this host, assign an object to @State in init as _name = \
    State(initialValue: …); SwiftUI also accepts self.name = …
    """
  private static let lazy = """
    @Observable makes this variable a computed property, which can't be lazy: \
    make notes-1 explains it under What is refused
    """
  private static let existential = """
    An existential such as any P has no key paths for bindings; make the view \
    generic, as in struct Editor<Model: P>: View
    """

  @Test(arguments: [
    (
      "'self' used before all stored properties are initialized",
      "@State var store: Store", [state]
    ),
    (
      "return from initializer without initializing all stored properties",
      "@State private var store: Store", [state]
    ),
    (
      "return from initializer without initializing all stored properties",
      "var store: Store", []
    ),
    ("'lazy' cannot be used on a computed property", "lazy var a = 1", [lazy]),
    (
      "'init(wrappedValue:)' is unavailable: Bindable is for @Observable objects",
      "@Bindable private var store: any Storing", [existential]
    ),
    (
      "'init(wrappedValue:)' is unavailable: Bindable is for @Observable objects",
      "@Bindable var store: Store", []
    ),
    (
      """
      referencing subscript 'subscript(dynamicMember:)' on 'Bindable' requires \
      that 'any Storing' be a class type
      """, "@Bindable var store: Storing", [existential]
    ),
  ])
  func `an error in a view's property may have advice`(
    error: String, code: String, advice: [String]
  ) {
    #expect(BuildLog.advice(on: [error], in: [code]) == advice)
  }

  @Test func `the linker of macOS names a symbol and no file`() {
    let log = log(
      """
      Undefined symbols for architecture arm64:
        "_gone", referenced from:
            First.First.count.getter in First.swift.o
      ld: symbol(s) not found for architecture arm64
      clang: error: linker command failed with exit code 1
      """)
    #expect(log.fault(of: exercise) == nil)
    #expect(
      log.words == [
        #"  "_gone", referenced from:"#,
        "clang: error: linker command failed with exit code 1",
      ])
  }

  @Test func `a path of macOS has another beginning`() {
    #expect(
      workspace.relative(
        "/private\(workspace.rootOfCompiler)A.swift:1: error: no")
        == "A.swift:1: error: no")
  }

  @Test func `a suite does not need what is there`() throws {
    let test = "ROOT/Tests/\(exercise.path)/FirstTests.swift"
    try fixture.write(
      "let a = 1\n", to: "\(folder.subject)/\(exercise.path)/F.swift")
    let error = "main actor-isolated let 'a' can not be referenced from here"
    #expect(
      log("\(test):9:3: error: \(error)").fault(of: exercise)
        == .doesNotFit([
          """
          the checks no longer match your code; compare it with \
          Tests/Stubs/\(exercise.path); the compiler says: \(error)
          """
        ]))
  }
}
