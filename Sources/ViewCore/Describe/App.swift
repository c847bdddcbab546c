// What stands around the views: an app, and what it shows.

/// A program: its state, and its scenes.
///
///     struct CounterApp: App {
///       @State var store = Store()
///       var body: some Scene {
///         WindowGroup { ContentView().environment(store) }
///       }
///     }
///     let host = ViewHost(app: CounterApp())
///
/// - Timing: As that of a view: the body is evaluated when something changes
///   that it has read, and each evaluation is logged.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  /// Shows the app's first screen, which is all that there is to see without a
  /// user. This is where a program with `@main` begins.
  public static func main() { print(ViewHost(app: Self()).screen) }
}

/// A part of an app that has a window.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

/// Takes the one scene of a body.
@resultBuilder
public enum SceneBuilder {
  /// The scene.
  public static func buildBlock<Content: Scene>(
    _ content: Content
  ) -> Content { content }
}

/// A window. The host shows one of it.
public struct WindowGroup<Content: View>: Scene {
  let content: Content

  /// A window with these views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// There is none: the scene is one of this module's own.
  public var body: Never { fatalError(Message.noBody(Self.self)) }
}

extension Never: Scene {}

extension Scene {
  /// The view in the window.
  fileprivate var view: any View {
    (self as? any Window)?.view ?? body.view
  }
}

@MainActor
private protocol Window {
  var view: any View { get }
}

extension WindowGroup: Window {
  fileprivate var view: any View { content }
}

/// Evaluates the body of an app.
struct AppBody<Program: App>: StandIn {
  let app: Program

  static var subject: Any.Type? { Program.self }

  var body: some View { AnyView(app.body.view) }
}
