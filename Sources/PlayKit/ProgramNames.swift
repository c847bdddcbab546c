import Foundation

/// A class of the program: its name, the names of its observed properties, and
/// the names of those that a tuple declares, because the macro skips these.
public typealias TracedClass = (
  name: String, properties: [String], skipped: [String]
)

/// The properties of a type of the program, by key path; nil if the program
/// lists none for that type. A generic type has different ones for each
/// argument.
public typealias ListedProperties =
  @Sendable (Any.Type) -> [AnyKeyPath:
  String]?

/// The names of properties in a trace.
final class ProgramNames: @unchecked Sendable {
  // This is unchecked, because the lock protects what has been found.
  private let listed: ListedProperties
  private let isTraced: @Sendable (String) -> Bool
  /// The property names that several classes share.
  private let shared: Set<String>
  private let lock = NSLock()
  private var found: [AnyKeyPath: String] = [:]

  init(
    _ classes: [TracedClass], _ listed: @escaping ListedProperties,
    isTraced: @escaping @Sendable (String) -> Bool = isNotTheHosts
  ) {
    self.listed = listed
    self.isTraced = isTraced
    let counts = Dictionary(
      classes.flatMap(\.properties).map { ($0, 1) }, uniquingKeysWith: +)
    shared = Set(counts.filter { $0.value > 1 }.keys)
  }

  /// Whether a type, given by its full name, is none of the host's own.
  static let isNotTheHosts: @Sendable (String) -> Bool = {
    !$0.hasPrefix("ViewCore.")
  }

  /// A property's own name; nil if the program does not list the property.
  func name(of path: AnyKeyPath) -> String? {
    listed(type(of: path).rootType)?[path]
  }

  /// The name of a property in a trace; nil for a property that the host keeps
  /// for itself. If other classes have a property of the same name, the name of
  /// the class comes first. A property without a name is called `Type.?`, so
  /// that no change of it is left out.
  func column(of path: AnyKeyPath) -> String? {
    lock.lock()
    defer { lock.unlock() }
    if let name = found[path] { return name.isEmpty ? nil : name }
    let name = column(of: path, in: type(of: path).rootType)
    found[path] = name
    return name.isEmpty ? nil : name
  }

  private func column(of path: AnyKeyPath, in type: Any.Type) -> String {
    let whole = String(reflecting: type)
    guard isTraced(whole) else { return "" }
    guard let name = name(of: path) else { return "\(Self.name(whole)).?" }
    return column(of: name, in: Self.name(whole))
  }

  func column(of name: String, in type: String) -> String {
    shared.contains(name) ? "\(type).\(name)" : name
  }

  /// The name of a type without generic arguments, as a file would write it.
  private static func name(_ whole: String) -> String {
    let parts = whole.replacing(/\(unknown context at [^)]*\)\./, with: "")
      .drop { $0 != "." }.dropFirst()
    var depth = 0
    return String(
      parts.filter { sign in
        if sign == "<" { depth += 1 }
        defer { if sign == ">" { depth -= 1 } }
        return depth == 0
      })
  }
}
