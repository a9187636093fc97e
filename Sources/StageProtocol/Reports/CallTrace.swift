import Architectures

/// The calls of app code that one event caused, in the order in which they began, each followed by those within it.
public struct CallTrace: Hashable, Sendable, Codable {
  /// The number of the event, from 1; 0 for the launch.
  public let event: Int?
  /// Those that were recorded.
  public var calls: [Call]
  /// How many calls were made after recording had stopped; nil if all were recorded.
  public let omitted: Int?
  /// The types of the objects that the event created and that were alive at its end, in the order of their creation.
  public let createdTypes: [String]?
  /// The types of the objects from before the event that were freed during it, in the order of their creation.
  public let freedTypes: [String]?

  /// A trace of these calls.
  public init(
    event: Int? = nil, calls: [Call], omitted: Int? = nil, createdTypes: [String]? = nil, freedTypes: [String]? = nil
  ) {
    self.event = event
    self.calls = calls
    self.omitted = omitted
    self.createdTypes = createdTypes
    self.freedTypes = freedTypes
  }

  /// One call of a function that the app declares.
  public struct Call: Hashable, Sendable, Codable {
    /// How many app calls it happened within, or was set going by.
    public var depth: Int
    /// The type of the object that was called, without its module: `UserScreenContext`; empty for a function of no type.
    public let type: String
    /// The member with its arguments.
    public let member: CalledMember
    /// The protocol or superclass whose extension or body was run, if that is not `type`.
    public let declaredIn: String?
    /// The part that the type plays in its architecture; nil if it plays none that is known.
    public var role: ArchitectureRole?
    /// The folder that declares the type.
    public var module: String?
    /// The file, relative to the app's folder.
    public let file: String
    /// The line on which the member's body begins.
    public let line: Int
    /// Whether it did not happen within the call above it, but was set going by it: in a task, on a queue, or after
    /// a delay.
    public var later: Bool?
    /// What set it going, if that was a call of an earlier event.
    public let cause: Cause?
    /// Its place among the event's calls in the order in which they began, from 0; nil if that is its place in the
    /// trace.
    public var order: Int?
    /// For a `render`, a mark of all that it was given, the same for the same data; nil if some of that cannot be
    /// compared.
    public let data: String?
    /// What made the call, if calls between it and the one above it are left out: a type, or a function of no type.
    public var through: String?

    /// A call at a depth.
    public init(
      depth: Int, type: String, member: CalledMember, declaredIn: String? = nil, role: ArchitectureRole? = nil,
      module: String? = nil, file: String, line: Int, later: Bool? = nil, cause: Cause? = nil, order: Int? = nil,
      data: String? = nil
    ) {
      self.depth = depth
      self.type = type
      self.member = member
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

  /// A call of an earlier event.
  public struct Cause: Hashable, Sendable, Codable {
    /// The number of the event, from 1; 0 for the launch.
    public let event: Int
    /// The type that was called then.
    public let type: String
    /// The member that was called then, with its arguments.
    public let member: CalledMember

    /// A call of an event.
    public init(event: Int, type: String, member: CalledMember) {
      self.event = event
      self.type = type
      self.member = member
    }
  }
}
