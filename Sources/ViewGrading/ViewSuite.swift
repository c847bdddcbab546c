import GradingKit
import ViewCore

/// A suite of checks on an exercise about views.
public protocol ViewSuite: ExerciseSuite {
  // Swift finds these before any types that a learner might declare.
  typealias TestHost = ViewGrading.TestHost
  typealias Parent<Value, Child: View> = ViewGrading.Parent<Value, Child>
  typealias Owner<Value, Child: View> = ViewGrading.Owner<Value, Child>
}

extension ViewSuite {
  /// Evaluates a comment.
  ///
  /// If the comment includes the evaluations of a host, the tree of views is
  /// drawn below it.
  public func explained(_ comment: () -> String) -> String {
    let quoted = QuotedTree()
    let comment = QuotedTree.$current.withValue(quoted, operation: comment)
    return quoted.drawing.map {
      "\(comment)\n\n\(drawingTitle)\n\($0)"
    } ?? comment
  }

  /// Whether an object publishes its changes as a whole.
  public func isPublishing(_ object: Any) -> Bool {
    object is any ObservableObject
  }
}

/// A walk through an exercise about views.
public protocol ViewWalk: Walk {
  typealias TestHost = ViewGrading.TestHost
  typealias Parent<Value, Child: View> = ViewGrading.Parent<Value, Child>
  typealias Owner<Value, Child: View> = ViewGrading.Owner<Value, Child>

  var host: TestHost { get }
}

extension ViewWalk {
  public func begin() { host.reset() }

  /// The fact that a move evaluates at most a given number of bodies. If it
  /// evaluates more, the complaint shows a drawing of the views.
  public func bodies(atMost most: Int, _ rule: String) -> Fact {
    Fact(
      host.bodies <= most,
      "evaluated: \(host.evaluations), more than \(most); \(rule)")
  }

  public var commonFacts: [Fact] {
    [
      Fact(
        "the host reports", host.issues, is: [], "no issue should be reported")
    ]
  }
}

/// A parent that describes its child again, with either a different value or
/// the same one.
///
///     let host = TestHost(Parent("Good morning", "Good evening") {
///       StoreScreen(title: $0)
///     })
///     try host.press("Other")               // Good evening
///     try host.press("Again")               // still Good evening
///     try host.press("Close")               // neither
public struct Parent<Value, Child: View>: View {
  private let first: Value
  private let second: Value
  private let child: (Value) -> Child
  @State private var isFirst = true
  @State private var isOpen = true
  @State private var round = 0

  public init(
    _ first: Value, _ second: Value,
    @ViewBuilder child: @escaping (Value) -> Child
  ) {
    self.first = first
    self.second = second
    self.child = child
  }

  public var body: some View {
    VStack {
      if isOpen { child(isFirst ? first : second) }
      Text("Round \(round)")
      Button("Other") { isFirst.toggle() }
      Button("Again") { round += 1 }
      Button("Close") { isOpen.toggle() }
    }
  }
}

/// The lines that a `Parent` shows below its child and a `Round`. They come
/// from the suite and not from the learner's code.
let linesOfParent: [Substring] = ["[Other]", "[Again]", "[Close]"]

/// A parent that owns a value, and that passes its child a binding to that
/// value.
///
///     let host = TestHost(Owner("Ann", then: "Dora") {
///       NameField(name: $0)
///     })
///     try host.type("Cleo", into: "Name")   // Owned: Cleo
///     try host.press("Set")                 // Owned: Dora
public struct Owner<Value, Child: View>: View {
  private let second: Value
  private let child: (Binding<Value>) -> Child
  @State private var value: Value

  public init(
    _ first: Value, then second: Value,
    @ViewBuilder child: @escaping (Binding<Value>) -> Child
  ) {
    self.second = second
    self.child = child
    _value = State(initialValue: first)
  }

  public var body: some View {
    VStack {
      child($value)
      Text("Owned: \(value)")
      Button("Set") { value = second }
    }
  }
}
