// The frame around the views: an app and its scenes.

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
/// - Timing: As with the body of a view, an app's body is evaluated again when
///   something that it has read changes, and the host logs each evaluation.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  /// Prints the app's first screen. Without a user, there is nothing more to
  /// show.
  ///
  /// If a program is marked `@main`, it begins here.
  public static func main() { print(ViewHost(app: Self()).screen) }
}

/// A part of an app that has a window.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

/// The result builder of an app's body, which lists one scene.
@resultBuilder
public enum SceneBuilder {
  /// Returns the scene.
  public static func buildBlock<Content: Scene>(
    _ content: Content
  ) -> Content { content }
}

/// A window. The host shows one window.
public struct WindowGroup<Content: View>: Scene {
  let content: Content

  /// A window with the views that the closure lists.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Stops the program: this scene has no body.
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

/// The root of an app, which evaluates the app's body.
struct AppBody<Program: App>: StandIn {
  let app: Program

  static var subject: Any.Type? { Program.self }

  var body: some View { AnyView(app.body.view) }
}
