// What no compiler says about its errors: what to write in this workspace.

extension BuildLog {
  /// What to do about some errors: on macOS, Foundation has names of ours, too;
  /// Apple's modules are others here; and the host of views is small.
  ///
  /// - Parameter code: The files that the errors are in.
  static func advice(on errors: [String], in code: [String]) -> [String] {
    func says(_ pattern: some RegexComponent) -> Bool {
      errors.contains { $0.contains(pattern) }
    }
    func has(_ pattern: some RegexComponent) -> Bool {
      code.contains { $0.contains(pattern) }
    }
    var advice: [String] = []
    let ours = /'(Observable\(\)|ObservableObject|Published)'/
    if errors.contains(where: {
      $0.contains("ambiguous") && $0.contains(ours)
    }) {
      advice.append(
        """
        Foundation declares this name, too; import only what you need from it, \
        as in import struct Foundation.Date
        """)
    }
    // The second is what Swift Build of 6.4 says.
    if says(/(?:no such module|module dependency:) '(SwiftUI|Combine)'/) {
      advice.append(
        """
        In this workspace, import ViewCore replaces SwiftUI and Combine
        """)
    }
    if says(/'lazy' cannot be used on a computed property/) {
      advice.append(
        """
        @Observable makes this variable a computed property, which can't be \
        lazy: make notes-1 explains it under What is refused
        """)
    }
    if has(/@State\b/),
      uninitialized.contains(where: errors.joined().contains)
    {
      advice.append(
        """
        In this host, assign an object to @State in init as _name = \
        State(initialValue: …); SwiftUI also accepts self.name = …
        """)
    }
    let isExistential = has(/@Bindable\s+(?:\w+\s+)*var\s+\w+\s*:\s*\(?any\b/)
    if says(/on 'Bindable' requires that 'any .*' be a class type/)
      || isExistential && says(/Bindable is for @Observable objects/)
    {
      advice.append(
        """
        An existential such as any P has no key paths for bindings; make the \
        view generic, as in struct Editor<Model: P>: View
        """)
    }
    let missed = missedNames(in: errors, code)
    return advice
      + replacements.filter { !missed.isDisjoint(with: $0.names) }.map(\.advice)
  }

  /// The names of SwiftUI that some errors miss. A model may lack a member of
  /// such a name, too, and then no advice about views is wanted.
  private static func missedNames(
    in errors: [String], _ code: [String]
  ) -> Set<String> {
    guard code.contains(where: { $0.contains("import ViewCore") }) else {
      return []
    }
    let member = /type '(\w+)[^']*?(?: View)?' has no member '(\w+)'/
    let views = code.flatMap {
      $0.matches(of: /struct (\w+)[^{]*:[^{]*\bView\b/).map(\.1)
    }
    var names: Set<String> = []
    for error in errors {
      for match in error.matches(of: member) {
        let isView = hostViews.contains(match.1) || views.contains(match.1)
        if isView { names.insert(String(match.2)) }
      }
      for match in error.matches(of: /cannot find '(\w+)' in scope/) {
        names.insert(String(match.1))
      }
    }
    return names
  }
}

private let uninitialized = [
  "'self' used before all stored properties are initialized",
  "return from initializer without initializing all stored properties",
]

/// The host's own views, as the compiler names their types; `some` is that of
/// `some View`.
private let hostViews: Set<Substring> = [
  "some", "AnyView", "Button", "ConditionalContent", "Divider", "EmptyView",
  "EquatableView", "ForEach", "Form", "Group", "HStack", "Image", "List",
  "ModifiedContent", "NavigationView", "ProgressView", "ScrollView", "Section",
  "Spacer",
  "Text", "TextField", "Toggle", "TupleView", "VStack",
]

/// What the host has in place of parts of SwiftUI, by their names.
private let replacements: [(names: Set<String>, advice: String)] = [
  (
    [
      "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog",
      "inspector", "navigationDestination",
    ],
    """
    This host has one screen, with nothing on top of it: choose in body what \
    is shown, as in if isShown { Details() }
    """
  ),
  (
    ["_printChanges", "_logChanges"],
    """
    This host keeps a log instead: host.evaluations lists each evaluation of a \
    body with its cause, and host.drawing draws them
    """
  ),
  (
    ["animation", "transition", "contentTransition"],
    """
    This host has no animations: leave the modifier out; withAnimation only \
    runs its closure
    """
  ),
  (
    [
      "onTapGesture", "onLongPressGesture", "gesture", "swipeActions",
      "contextMenu", "onSubmit", "onDelete", "onMove",
    ],
    "This host has no gestures: use a Button, which host.tap presses"
  ),
  (
    [
      "font", "bold", "italic", "foregroundStyle", "foregroundColor", "tint",
      "background", "overlay", "cornerRadius", "clipShape", "opacity",
      "buttonStyle", "listStyle", "textFieldStyle", "accessibilityLabel",
    ],
    "The screen of this host is plain text: leave the modifier out"
  ),
  (
    ["NavigationStack", "NavigationSplitView", "NavigationLink", "TabView"],
    """
    NavigationView is all this host has, and it shows one page: choose the \
    page in body
    """
  ),
  (
    ["LazyVStack", "LazyHStack", "Grid", "Table", "ZStack"],
    "This host has VStack, HStack, List and Form"
  ),
  (
    [
      "Picker", "Slider", "Stepper", "DatePicker", "SecureField", "TextEditor",
      "Menu", "Label", "Link",
    ],
    "This host has Text, Image, Button, Toggle, TextField and ProgressView"
  ),
]
