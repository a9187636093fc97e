/// The calls of app code that one event caused, in the order in which they began, each followed by those within it.
public struct CallTrace: Hashable, Sendable, Codable {
  /// The number of the event, from 1; 0 for the launch.
  public let event: Int?
  /// Those that were recorded.
  public let calls: [Call]
  /// How many calls were made after recording had stopped, where there were too many to keep.
  public let omitted: Int?
  /// The types of the objects that the event made and that were alive at its end, in the order of their making.
  public let made: [String]?
  /// The types of the objects from before the event that were freed during it, in the order of their end.
  public let gone: [String]?

  /// A trace of these calls.
  public init(
    event: Int? = nil, calls: [Call], omitted: Int? = nil, made: [String]? = nil, gone: [String]? = nil
  ) {
    self.event = event
    self.calls = calls
    self.omitted = omitted
    self.made = made
    self.gone = gone
  }

  /// One call of a function that the app declares.
  public struct Call: Hashable, Sendable, Codable {
    /// How many app calls it happened within, or was set going by.
    public let depth: Int
    /// The type of the object that was called, without its module: `UserScreenContext`; empty for a function that is
    /// no type's.
    public let type: String
    /// The member with its arguments: `replaceStack(rootUrn: "Login")`.
    public let member: String
    /// The arguments one by one; nothing where there are none.
    public let arguments: [Argument]?
    /// The protocol or superclass whose extension or body was run, where that is not `type`.
    public let declaredIn: String?
    /// The part that the type plays in its architecture: `presenter`.
    public let role: String?
    /// The folder that declares the type.
    public let module: String?
    /// The file, relative to the app's folder.
    public let file: String
    /// The line on which the member's body begins.
    public let line: Int
    /// Whether it did not happen within the call above it, but was set going by it: in a task, on a queue, or after
    /// a delay.
    public let later: Bool?
    /// What set it going, where that was a call of an earlier event.
    public let cause: Cause?
    /// Its place among the event's calls in the order in which they began, from 0; nothing where that is its place in
    /// the trace.
    public let order: Int?
    /// For a `render`, a mark of all that it was given, the same for the same data; nothing where some of that cannot be
    /// compared.
    public let data: String?

    /// A call at a depth.
    public init(
      depth: Int, type: String, member: String, arguments: [Argument]? = nil, declaredIn: String? = nil,
      role: String? = nil, module: String? = nil, file: String, line: Int, later: Bool? = nil, cause: Cause? = nil,
      order: Int? = nil, data: String? = nil
    ) {
      self.depth = depth
      self.type = type
      self.member = member
      self.arguments = arguments
      self.declaredIn = declaredIn
      self.role = role
      self.module = module
      self.file = file
      self.line = line
      self.later = later
      self.cause = cause
      self.order = order
      self.data = data
    }
  }

  /// One argument of a call.
  public struct Argument: Hashable, Sendable, Codable {
    /// Its label; nothing for one that is written without.
    public let label: String?
    /// Its value as short text; `…` for what cannot be shown.
    public let value: String

    /// A value under a label.
    public init(label: String?, value: String) {
      self.label = label
      self.value = value
    }
  }

  /// A call of an earlier event.
  public struct Cause: Hashable, Sendable, Codable {
    /// The number of the event, from 1; 0 for the launch.
    public let event: Int
    /// The type that was called then.
    public let type: String
    /// The member that was called then, with its arguments.
    public let member: String

    /// A call of an event.
    public init(event: Int, type: String, member: String) {
      self.event = event
      self.type = type
      self.member = member
    }
  }
}
