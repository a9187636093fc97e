/// Runs one flow of the app: builds its screens, and goes from one to the next.
public protocol Coordinator<Option>: AnyObject {
  /// Where a link can lead. Each app has a type of its own for that.
  associatedtype Option

  func start()

  /// Begins, or goes on, where a link leads.
  ///
  /// - Throws: when it leads nowhere; the screen then has not changed.
  func start(with option: Option?) throws
}
