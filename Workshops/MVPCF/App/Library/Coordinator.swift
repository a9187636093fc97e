/// Runs one flow of an app: shows its modules, and goes from one to the next.
public protocol Coordinator<Action>: AnyObject {
  /// What comes from outside the app, a link or a notification.
  associatedtype Action

  func start()

  /// Ends the flow, whatever it shows.
  func stop(completion: @escaping () -> Void)

  func process(_ action: Action) throws
}
