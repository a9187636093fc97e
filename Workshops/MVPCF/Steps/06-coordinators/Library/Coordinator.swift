/// Runs one flow of an app: shows its modules, and goes from one to the next.
public protocol Coordinator: AnyObject {
  func start()

  /// Ends the flow, whatever it shows.
  func stop(completion: @escaping () -> Void)
}
