// All of this module's messages about misuse: first the issues that a host
// records, then the messages that stop the program. Each of them states the
// rule, what the host has seen instead, and one way to put it right.

extension Issue {
  static func stateSetInBody(of view: String, _ state: Cause) -> Issue {
    Issue(
      """
      A body must not set state: \(view) was being evaluated when \(state) was \
      set, and the change is dropped. Set it in an action, or in onAppear
      """)
  }

  /// The issue about a change; nil if the change is allowed.
  init?(_ cause: Cause, during view: String?, isMain: Bool) {
    switch (cause, view, isMain) {
    case (.objectWillChange(let type), let view?, _):
      self.init(
        """
        A body must not publish changes: \(view) was being evaluated when \
        \(type) said that it will change. Change it in an action, or in onAppear
        """)
    case (.objectWillChange(let type), _, false):
      self.init(
        """
        Changes must be published on the main thread: \(type) was changed on \
        another one. Change it in a MainActor.run { }
        """)
    case (.property(let name), let view?, _):
      self.init(
        """
        A body must not change what views have read: \(view) was being \
        evaluated when \(name) was changed. Change it in an action, or in \
        onAppear
        """)
    default: return nil
    }
  }

  static func endless(_ view: String, _ causes: [Cause]) -> Issue {
    let cause = causes.map(\.description).joined(separator: ", ")
    return Issue(
      """
      Changes must come to an end: \(view) was evaluated again and again in one \
      pass, at last because of \(cause). Look for what sets it during the pass
      """)
  }

  static func endlessAction(of modifier: String, in view: String) -> Issue {
    Issue(
      """
      Changes must come to an end: \(modifier) in \(view) would have run a \
      third time in one pass. Look for what changes its value during the pass
      """)
  }

  static func duplicateID(_ id: some Hashable, in node: Node) -> Issue {
    Issue(
      """
      Identities in a ForEach must differ: \(id) occurs more than once, and \
      state cannot follow it. Give each element an id of its own
      """)
  }

  static func rangeIsNotConstant(
    _ first: Int, _ now: Int, in node: Node
  ) -> Issue {
    Issue(
      """
      ForEach over a range always shows its first range: it had \(first) \
      elements, and now has \(now). Say ForEach(range, id: \\.self) if it changes
      """)
  }

  static func stateOutsideOfView(_ type: Any.Type) -> Issue {
    Issue(
      """
      State exists while its view is on the screen: a State<\(type)> was used \
      outside of a body, where it has only its default. Use it in body or in an \
      action
      """)
  }

  static func stateObjectOutsideOfView(_ type: Any.Type) -> Issue {
    Issue(
      """
      A StateObject exists while its view is on the screen: a \(type) was \
      asked for outside of a body, and is a new one each time. Use it in body \
      or in an action
      """)
  }

  static func environmentOutsideOfView(_ type: Any.Type) -> Issue {
    Issue(
      """
      The environment is known while a view is on the screen: an \
      Environment<\(type)> was read outside of a body, where it has only its \
      default. Use it in body or in an action
      """)
  }
}

/// The messages that stop the program.
enum Message {
  static func noBody(_ type: Any.Type) -> String {
    "\(type) has no body: it is one of ViewCore's own"
  }

  static func viewIsClass(_ type: Any.Type) -> String {
    "Views are values, and \(type) is a class. Make it a struct"
  }

  static func noObject(_ type: Any.Type) -> String {
    """
    @Environment(\(type).self) found no \(type): no view further up provides \
    one. Write .environment(…) there, or make the property optional
    """
  }

  static func noObservableObject(_ type: Any.Type) -> String {
    """
    @EnvironmentObject found no \(type): no view further up provides one. \
    Write .environmentObject(…) there
    """
  }

  static let performInPass = """
    A host performs one action at a time: it was called while it evaluates \
    views. Call it outside of bodies and actions
    """

  static func noControl(
    _ what: String, _ label: String, at index: Int, among labels: [String]
  ) -> String {
    """
    There is no \(what) "\(label)"\(index > 0 ? " at \(index)" : ""). \
    The screen has \(labels.isEmpty ? "none" : "")\
    \(labels.map { "\"\($0)\"" }.joined(separator: ", "))
    """
  }
}
