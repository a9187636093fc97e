import MVPCFLibrary

protocol UserRoutes: ModuleRoutes {
  var showEditName: (() -> Void)! { get set }
  var showFriends: (() -> Void)? { get set }
  var signedOut: (() -> Void)! { get set }
  /// There is nobody to show.
  var closed: (() -> Void)! { get set }
}
