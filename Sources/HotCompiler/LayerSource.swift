/// A folder of an app whose code is a module of its own, so that the compiler holds what it may know.
public struct LayerSource: Hashable, Sendable {
  /// The module's name: `ContextsDomain`.
  public let name: String
  /// The folder's path within the app's: `Domain`.
  public let path: String

  /// A module made of the code in a folder of an app.
  public init(name: String, path: String) {
    self.name = name
    self.path = path
  }
}
