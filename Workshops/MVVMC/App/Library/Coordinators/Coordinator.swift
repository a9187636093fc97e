/// Runs one flow of the app: builds its screens, and goes from one to the next.
protocol Coordinator: AnyObject {
  func start()

  /// Begins, or goes on, where a link leads.
  ///
  /// - Throws: when it leads nowhere; the screen then has not changed.
  func start(with option: DeepLinkOption?) throws
}
