/// A way to a module from outside the app.
struct ModuleLink {
  let urn: String
  /// Nothing where the module's factory is to choose.
  let presentation: ModulePresentation?
}
