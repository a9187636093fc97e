import MVPCFLibrary

protocol SignOutRoutes: ModuleRoutes {
  var signedOut: (() -> Void)! { get set }
  var cancelled: (() -> Void)! { get set }
}
