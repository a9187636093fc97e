import MVPCFLibrary

protocol EditNameRoutes: ModuleRoutes {
  var saved: (() -> Void)! { get set }
  var cancelled: (() -> Void)! { get set }
}
