// A screen without a screen: it shows a view, does what a user does, and keeps
// a log of what was evaluated, and why.

/// Shows a view, or an app.
///
///     let host = ViewHost(Counter())
///     print(host.screen)                       // [0]
///     host.tap("0")
///     print(host.screen)                       // [1]
///     print(host.evaluations)                  // Counter: mounted, …
///
/// - Timing: On the main actor. Each thing that is done is followed by one
///   pass, which evaluates every view that has changed. What changes in
///   between, also on another thread, is evaluated in the next pass.
@MainActor @preconcurrency
public final class ViewHost {
  private let graph: ViewGraph

  /// Shows a view.
  ///
  /// - Parameter names: Names of observable properties, for the log. A key
  ///   path to a property that the macro has made does not know its own.
  public init(_ view: some View, names: [String: AnyKeyPath] = [:]) {
    graph = ViewGraph(view, names: names)
  }

  /// Shows an app.
  public init(app: some App, names: [String: AnyKeyPath] = [:]) {
    graph = ViewGraph(AppBody(app: app), names: names)
  }
}

// MARK: - What a user sees and does

extension ViewHost {
  /// What a user sees, as lines of text.
  ///
  /// - Complexity: O(n) for n views; none is evaluated.
  public var screen: String {
    Block.column(graph.root!.draw()).text
  }

  /// Presses a button, or switches a toggle.
  ///
  /// - Parameters:
  ///   - label: What is written on it. An image is called by its name.
  ///   - index: Which one of those with that label, from 0.
  /// - Errors: Stops the program if there is none; the message lists those
  ///   that there are.
  public func tap(_ label: String, at index: Int = 0) {
    let controls = graph.root!.controls.filter { !$0.control.isField }
    let found = controls.filter { $0.labels.contains(label) }
    guard found.indices.contains(index) else {
      fatalError(
        Message.noControl(
          "button", label, at: index, among: controls.map { $0.labels[0] }))
    }
    perform { found[index].control.tap(at: found[index].node) }
  }

  /// Replaces the text of the field with a title, which may be empty.
  ///
  /// - Errors: As `tap`.
  public func type(_ text: String, into title: String, at index: Int = 0) {
    let fields = graph.root!.controls.filter(\.control.isField)
    let found = fields.filter { $0.labels.contains(title) }
    guard found.indices.contains(index) else {
      fatalError(
        Message.noControl(
          "field", title, at: index, among: fields.map { $0.labels[0] }))
    }
    perform { found[index].control.type(text, at: found[index].node) }
  }

  /// Does something, then evaluates what it has changed.
  @discardableResult
  public func perform<Result>(_ action: () throws -> Result) rethrows -> Result
  { try graph.perform(action) }

  /// Evaluates what has changed in the meantime.
  public func update() { graph.pass() }
}

extension Control {
  fileprivate var isField: Bool {
    if case .field = self { true } else { false }
  }

  @MainActor
  fileprivate func tap(at node: Node) {
    switch self {
    case .button(let action): action()
    case .toggle(let isOn):
      isOn.wrappedValue.toggle()
      node.place.mark(.cause(.inputsChanged))
    case .field: break
    }
  }

  @MainActor
  fileprivate func type(_ new: String, at node: Node) {
    guard case .field(_, let text) = self else { return }
    text.wrappedValue = new
    node.place.mark(.cause(.inputsChanged))
  }
}

// MARK: - What was evaluated

extension ViewHost {
  /// Every evaluation of a body since the last reset, in order.
  public var evaluations: [Evaluation] { graph.log }

  /// How often the bodies of a type were evaluated since the last reset.
  public func count<Subject>(of type: Subject.Type) -> Int {
    graph.log.count { $0.type == type }
  }

  /// What should not have been done since the last reset; each thing once.
  public var issues: [Issue] { graph.issues }

  /// Forgets the evaluations and the issues.
  public func reset() {
    graph.log = []
    graph.issues = []
  }

  /// The views, each below the one that it is in.
  public var tree: String {
    graph.root!.lines().joined(separator: "\n")
  }

  /// The views that have a body, each below the one that describes it, with an
  /// arrow and the cause at those that were evaluated since the last reset.
  ///
  ///     TodoList
  ///     ├─ TodoRow [post]
  ///     ├─ TodoRow [bank]  ◀─ property Todo.isDone
  ///     └─ TodoRow [shop]
  public var drawing: String {
    TreeDrawing(graph.root!, evaluations: evaluations).text
  }

  /// The evaluations since the last reset, counted by view and cause.
  public var table: String { Table(of: evaluations).text }
}
