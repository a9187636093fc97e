/// Runs one flow of the app: shows its modules, and goes from one to the next.
protocol Coordinator: AnyObject {
  func start()

  /// Ends the flow, whatever it shows.
  func stop(completion: @escaping () -> Void)

  /// Takes what comes from outside the app.
  func process(_ action: CoordinatorAction) throws
}
