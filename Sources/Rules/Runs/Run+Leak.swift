extension Run {
  /// An object that lives on although its screen has gone.
  public struct Leak: Hashable, Sendable {
    /// Its type without the module.
    public let type: String
    /// The type of the screen.
    public let screen: String
    /// The type of the object that keeps it in one of its fields.
    public let keeper: String

    /// An object that another keeps.
    public init(type: String, screen: String, keeper: String) {
      self.type = type
      self.screen = screen
      self.keeper = keeper
    }
  }
}
