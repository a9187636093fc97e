import Foundation

/// A way to a module from outside the app.
struct ModuleLink {
  /// The module's URN, with the app's scheme in front: `atelier:User:42`.
  let url: URL
  /// `nil` if the module's factory is to choose.
  let presentation: ModulePresentation?
}
