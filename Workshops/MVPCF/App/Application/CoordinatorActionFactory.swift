protocol CoordinatorActionFactory {
  /// The templates of the routes that actions can be made from.
  var routes: [String] { get }

  /// - Parameters:
  ///   - route: one of `routes`.
  ///   - arguments: what its captures stand for.
  func make(
    route: String, arguments: [String: String], style: CoordinatorAction.Style
  ) throws(CoordinatorActionRefusal) -> CoordinatorAction
}
