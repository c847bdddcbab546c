// A stand-in for the screen and its user.

/// A host that shows a view or an app, acts as its user, and logs evaluations.
///
///     let host = ViewHost(Counter())
///     print(host.screen)                       // [0]
///     host.tap("0")
///     print(host.screen)                       // [1]
///     print(host.evaluations)                  // Counter: mounted, …
///
/// - Timing: A host runs on the main actor. After each action, one pass
///   evaluates every view that something has marked. Changes that are made
///   between two actions, on any thread, are evaluated in the next pass.
@MainActor @preconcurrency
public final class ViewHost {
  private let graph: ViewGraph
  var root: Node { graph.root! }

  /// Shows a view.
  ///
  /// - Parameter names: Names of observable properties, for the log, because
  ///   the key path of a property that the macro has made doesn't know the
  ///   property's name.
  public init(_ view: some View, names: [String: AnyKeyPath] = [:]) {
    graph = ViewGraph(view, names: names)
    Self.isMade?(self)
  }

  /// Shows an app.
  public init(app: some App, names: [String: AnyKeyPath] = [:]) {
    graph = ViewGraph(AppBody(app: app), names: names)
    Self.isMade?(self)
  }
}

// MARK: - What a user sees and does

extension ViewHost {
  /// The screen that a user sees, as lines of text.
  ///
  /// - Complexity: O(n) for n views; none is evaluated.
  public var screen: String {
    Block.column(root.draw()).text
  }

  /// Presses a button, or switches a toggle.
  ///
  /// - Parameters:
  ///   - label: The text on the control. The text of an image is its name.
  ///   - index: The position of the control among those with that label, from
  ///     0.
  /// - Errors: If there's no such control, the program stops with a message
  ///   that lists the controls there are.
  public func tap(_ label: String, at index: Int = 0) {
    let controls = root.controls.filter { !$0.control.isField }
    let found = controls.filter { $0.labels.contains(label) }
    guard found.indices.contains(index) else {
      fatalError(
        Message.noControl(
          "button", label, at: index, among: controls.map { $0.labels[0] }))
    }
    let (node, control) = (found[index].node, found[index].control)
    perform("tap \(label)") { if node.isEnabled { control.tap(at: node) } }
  }

  /// Types a text into the field with a title, in place of the text that it
  /// has. The new text can be empty.
  ///
  /// - Timing: Each key sets the field's binding to what has been typed so far,
  ///   and then the views are evaluated. If the new text is empty, the old one
  ///   is deleted all at once.
  /// - Errors: As `tap`.
  public func type(_ text: String, into title: String, at index: Int = 0) {
    let field = field(title, at: index)
    let typed = text.indices.map { String(text[...$0]) }
    for text in typed.isEmpty ? [""] : typed { set(text, in: field) }
  }

  /// Replaces the text of the field with a title, all at once.
  ///
  /// - Errors: As `tap`.
  public func paste(_ text: String, into title: String, at index: Int = 0) {
    set(text, in: field(title, at: index))
  }

  private func field(_ title: String, at index: Int) -> Node {
    let fields = root.controls.filter(\.control.isField)
    let found = fields.filter { $0.labels.contains(title) }
    guard found.indices.contains(index) else {
      fatalError(
        Message.noControl(
          "field", title, at: index, among: fields.map { $0.labels[0] }))
    }
    return found[index].node
  }

  // A key might make the field disappear, and then the keys after it have
  // nowhere to go.
  private func set(_ text: String, in field: Node) {
    guard case .field(_, let binding) = field.control else { return }
    perform("type \(text)") {
      guard field.isEnabled else { return }
      binding.wrappedValue = text
      field.place.mark(.cause(.inputsChanged))
    }
  }

  /// Runs an action, and then evaluates the views that the action has marked.
  @discardableResult
  public func perform<Result>(_ action: () throws -> Result) rethrows -> Result
  { try perform("action", action) }

  private func perform<Result>(
    _ name: String, _ action: () throws -> Result
  ) rethrows -> Result { try graph.perform(name, action) }

  /// Evaluates the views that have been marked in the meantime.
  public func update() { graph.pass() }
}

// MARK: - What takes time

extension ViewHost {
  /// Lets asynchronous work go on until it's stuck, and shows each change.
  ///
  /// Afterward, all work on the main actor has ended, or it waits for something
  /// that the program itself has to do, such as answering a request. This
  /// method doesn't wait for time to pass or for other threads, but `work`
  /// lists what is still open.
  ///
  ///     let host = ViewHost(BoardView())    // Loading …
  ///     await host.settle()                 // the office has been asked
  ///
  /// - Timing: This method lasts for 100 turns of the main actor, and runs a
  ///   pass after each. Whenever one piece of code waits for another, that
  ///   takes a turn, and the turns come in the order in which they were
  ///   requested. So if code waits for code that waits for other code, up to
  ///   100 such waits get through.
  public func settle() async {
    for _ in 1...100 {
      await Task { @MainActor in }.value
      await Task.yield()
      update()
    }
  }

  /// The work that is still running: the tasks of views, and the tasks that a
  /// tap or a typed text has started with `Task { }`. The host doesn't know
  /// about detached tasks.
  ///
  ///     BoardView, task North: running
  ///     tap Book: running
  public var work: [String] { graph.openWork.descriptions }
}

extension Control {
  var kind: ScreenControl.Kind {
    switch self {
    case .button: .button
    case .toggle: .toggle
    case .field: .field
    }
  }

  var isField: Bool { kind == .field }

  @MainActor
  fileprivate func tap(at node: Node) {
    switch self {
    case .button(let action): action()
    case .toggle(let isOn):
      // A user sees only what the toggle shows, and switches that (P-65). In
      // SwiftUI, changes that are noted have been shown before the tap comes.
      let shown =
        node.graph.inbox.isEmpty ? node.kept(as: Box<Bool>.self)?.value : nil
      isOn.wrappedValue = !(shown ?? isOn.wrappedValue)
      node.place.mark(.cause(.inputsChanged))
    case .field: break
    }
  }
}

// MARK: - What was evaluated

extension ViewHost {
  /// Every evaluation of a body since the last reset, in order.
  public var evaluations: [Evaluation] { graph.log }

  /// The number of evaluations of one type's bodies since the last reset.
  public func count<Subject>(of type: Subject.Type) -> Int {
    graph.log.count { $0.type == type }
  }

  /// The mistakes that were made since the last reset, each listed only once.
  public var issues: [Issue] { graph.issues }

  /// Forgets the evaluations and the issues.
  public func reset() {
    graph.log = []
    graph.issues = []
  }

  /// The views, one on each line, indented below the view that contains them.
  public var tree: String {
    root.lines().joined(separator: "\n")
  }

  /// The tree of the views that have a body, with the causes of the evaluations
  /// since the last reset.
  ///
  ///     TodoList
  ///     ├─ TodoRow [post]
  ///     ├─ TodoRow [bank]  ◀─ property Todo.isDone
  ///     └─ TodoRow [shop]
  public var drawing: String { Self.inWords?(drawn) ?? drawn }

  /// The evaluations since the last reset, counted by view and cause.
  public var table: String {
    let text = Table(of: evaluations).text
    return Self.inWords?(text) ?? text
  }
}
