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
    let ours = /'(Observable\(\)|ObservableObject|Published)'/
    let uninitialized =
      /(?:'self' used before|without initializing) all stored properties/
    let isExistential = has(/@Bindable\s+(?:\w+\s+)*var\s+\w+\s*:\s*\(?any\b/)
    let advice: KeyValuePairs = [
      """
      Foundation declares this name, too; import only what you need from it, \
      as in import struct Foundation.Date
      """:
        errors.contains { $0.contains("ambiguous") && $0.contains(ours) },
      // The second is what Swift Build of 6.4 says.
      "In this workspace, import ViewCore replaces SwiftUI and Combine":
        says(/(?:no such module|module dependency:) '(SwiftUI|Combine)'/),
      """
      @Observable makes this variable a computed property, which can't be lazy: \
      make notes-1 explains it under What is refused
      """:
        says(/'lazy' cannot be used on a computed property/),
      """
      In this host, assign an object to @State in init as _name = \
      State(initialValue: …); SwiftUI also accepts self.name = …
      """:
        has(/@State\b/) && says(uninitialized),
      """
      An existential such as any P has no key paths for bindings; make the view \
      generic, as in struct Editor<Model: P>: View
      """:
        says(/on 'Bindable' requires that 'any .*' be a class type/)
        || isExistential && says(/Bindable is for @Observable objects/),
    ]
    let missed = missedNames(in: errors, code)
    return advice.filter(\.value).map(\.key)
      + replacements.filter { !missed.isDisjoint(with: $0.value) }.map(\.key)
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

/// The host's own views, as the compiler names their types; `some` is that of
/// `some View`.
private let hostViews: Set<Substring> = [
  "some", "AnyView", "Button", "ConditionalContent", "Divider", "EmptyView",
  "EquatableView", "ForEach", "Form", "Group", "HStack", "Image", "List",
  "ModifiedContent", "NavigationView", "ProgressView", "ScrollView", "Section",
  "Spacer", "Text", "TextField", "Toggle", "TupleView", "VStack",
]

/// What the host has in place of parts of SwiftUI, with their names.
private let replacements: KeyValuePairs = [
  """
  This host has one screen, with nothing on top of it: choose in body what is \
  shown, as in if isShown { Details() }
  """: [
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog",
    "inspector", "navigationDestination",
  ],
  """
  This host keeps a log instead: host.evaluations lists each evaluation of a \
  body with its cause, and host.drawing draws them
  """: ["_printChanges", "_logChanges"],
  """
  This host has no animations: leave the modifier out; withAnimation only runs \
  its closure
  """: ["animation", "transition", "contentTransition"],
  "This host has no gestures: use a Button, which host.tap presses": [
    "onTapGesture", "onLongPressGesture", "gesture", "swipeActions",
    "contextMenu", "onSubmit", "onDelete", "onMove",
  ],
  "The screen of this host is plain text: leave the modifier out": [
    "font", "bold", "italic", "foregroundStyle", "foregroundColor", "tint",
    "background", "overlay", "cornerRadius", "clipShape", "opacity",
    "buttonStyle", "listStyle", "textFieldStyle", "accessibilityLabel",
  ],
  """
  NavigationView is all this host has, and it shows one page: choose the page \
  in body
  """: [
    "NavigationStack", "NavigationSplitView", "NavigationLink", "TabView",
  ],
  "This host has VStack, HStack, List and Form": [
    "LazyVStack", "LazyHStack", "Grid", "Table", "ZStack",
  ],
  "This host has Text, Image, Button, Toggle, TextField and ProgressView": [
    "Picker", "Slider", "Stepper", "DatePicker", "SecureField", "TextEditor",
    "Menu", "Label", "Link",
  ],
]
