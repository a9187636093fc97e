import ScreenKit

/// The object that an app begins with: it builds the first screen and follows links.
///
/// Mark one class of the app with `@main`:
///
/// ```swift
/// @main
/// final class AppDelegate: ApplicationDelegate {
///   var window: Window?
///
///   func application(_ application: Application, didFinishLaunchingWithOptions …) -> Bool
/// }
/// ```
@MainActor
public protocol ApplicationDelegate: AnyObject {
  /// Makes the delegate, once, before the app is launched.
  init()

  /// The window in which the app lives.
  var window: Window? { get }

  /// Builds the first screen. The return value is not used; it is there since iOS has it.
  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The templates of the routes that links may lead to, `User:{id}`. None, unless an app says otherwise.
  var routes: [String] { get }

  /// Follows a link whose route is one of `routes`.
  ///
  /// - Throws: any error that describes itself, usually a `LinkRefusal`; the screen then has not changed.
  func application(_ application: Application, open link: Link) throws

  /// Says what has happened, and follows the notification's link when the person taps it.
  ///
  /// Unless an app has its own way, a banner says it for 5 s.
  func application(_ application: Application, didReceive notification: RemoteNotification)

  /// The simulated services that the app talks to, for the shell's `service`. None, unless an app says otherwise.
  var serviceControls: (any ServiceControls)? { get }
}

extension ApplicationDelegate {
  /// None: links lead nowhere.
  public var routes: [String] { [] }

  /// Turns every link down.
  public func application(_ application: Application, open link: Link) throws {
    throw LinkRefusal("this app follows no links")
  }

  /// None: nothing can be set.
  public var serviceControls: (any ServiceControls)? { nil }

  /// Runs the app in the stage that started it, until the stage ends.
  public static func main() {
    StageMain.run(Self.self)
  }
}
