import MVPCFLibrary

protocol LoginRoutes: ModuleRoutes {
  var signedIn: (() -> Void)! { get set }
}
