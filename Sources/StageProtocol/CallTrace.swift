/// The calls of app code that one event caused, in the order in which they began, each followed by those within it.
public struct CallTrace: Hashable, Sendable, Codable {
  /// Those that were recorded.
  public let calls: [Call]
  /// How many calls were made after recording had stopped, where there were too many to keep.
  public let omitted: Int?

  /// A trace of these calls.
  public init(calls: [Call], omitted: Int? = nil) {
    self.calls = calls
    self.omitted = omitted
  }

  /// One call of a member that the app declares.
  public struct Call: Hashable, Sendable, Codable {
    /// How many app calls it happened within.
    public let depth: Int
    /// The type of the object that was called, without its module: `UserScreenContext`.
    public let type: String
    /// The member with its arguments: `replaceStack(rootUrn: "Login")`.
    public let member: String
    /// The protocol or superclass whose extension or body was run, where that is not `type`.
    public let declaredIn: String?
    /// The file, relative to the app's folder.
    public let file: String
    /// The line on which the member's body begins.
    public let line: Int

    /// A call at a depth.
    public init(depth: Int, type: String, member: String, declaredIn: String? = nil, file: String, line: Int) {
      self.depth = depth
      self.type = type
      self.member = member
      self.declaredIn = declaredIn
      self.file = file
      self.line = line
    }
  }
}
