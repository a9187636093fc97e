import Foundation

protocol CoordinatorActionFactory {
  /// - Parameter url: such as `atelier:User:42`.
  func make(url: URL, style: CoordinatorAction.Style) throws(CoordinatorActionRefusal) -> CoordinatorAction
}
