extension RecordedRun {
  /// An object that lives on although its screen has gone.
  public struct Leak: Hashable, Sendable {
    /// Its type without the module.
    public let type: String
    /// The type of the screen.
    public let screen: String
    /// The type of the object that keeps it in one of its fields.
    public let keeper: String
    /// The number of the event that took the screen away.
    public let event: Int

    /// An object that another keeps.
    public init(type: String, screen: String, keeper: String, event: Int) {
      self.type = type
      self.screen = screen
      self.keeper = keeper
      self.event = event
    }
  }
}
