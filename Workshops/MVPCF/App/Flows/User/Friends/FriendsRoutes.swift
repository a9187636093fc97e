import MVPCFLibrary
import UserDomain

protocol FriendsRoutes: ModuleRoutes {
  var showUser: ((User.ID) -> Void)! { get set }
  /// There is nobody whose friends could be shown.
  var closed: (() -> Void)! { get set }
}
