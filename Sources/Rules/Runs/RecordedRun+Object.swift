extension RecordedRun {
  /// An object that is there now.
  public struct Object: Hashable, Sendable {
    /// Unique in the run: `UserViewController`.
    public let id: String
    /// Its type without the module.
    public let type: String
    /// Whether it is in a window: a view controller in it, on a stack, or presented.
    public let isShown: Bool
    /// Its stored fields that hold nothing.
    public let emptyFields: Set<String>
    /// The ids of the objects that its fields hold, by the names of the fields.
    public let held: [String: String]
    /// The number of the event that made it; `nil` if that is not known.
    public let since: Int?

    /// An object of a type.
    public init(
      id: String, type: String, isShown: Bool, emptyFields: Set<String> = [], held: [String: String] = [:],
      since: Int? = nil
    ) {
      self.id = id
      self.type = type
      self.isShown = isShown
      self.emptyFields = emptyFields
      self.held = held
      self.since = since
    }
  }
}
