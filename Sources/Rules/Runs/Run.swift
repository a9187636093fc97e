/// What happened while an app ran, as far as rules ask: which of its functions called which, and what is there now.
public struct Run: Hashable, Sendable {
  /// One call of a function that the app declares.
  public struct Call: Hashable, Sendable {
    /// How many calls it happened within.
    public let depth: Int
    /// The type of the object that was called.
    public let type: String
    /// The member with its arguments.
    public let member: String
    /// The file that has the member's body, relative to the app's folder.
    public let file: String
    /// The line on which the body begins.
    public let line: Int

    /// A call at a depth.
    public init(depth: Int, type: String, member: String, file: String, line: Int) {
      self.depth = depth
      self.type = type
      self.member = member
      self.file = file
      self.line = line
    }

    /// The member without its arguments.
    var name: String { String(member.prefix { $0 != "(" }) }
  }

  /// The calls of each event, in the order in which they began, each followed by those within it.
  public let events: [[Call]]
  /// The view controllers that are on display now, and what they hold.
  public let objects: [Object]

  /// A run of these events that has led to these objects.
  public init(events: [[Call]], objects: [Object] = []) {
    self.events = events
    self.objects = objects
  }

  /// The objects of a role that are on display, each with its type.
  func shown(_ role: Role, in project: Project) -> [(object: Object, type: ProjectType)] {
    objects.filter(\.isShown).compactMap { object in
      project.type(object.type).flatMap { $0.role == role ? (object, $0) : nil }
    }
  }

  /// Each call that another made, with that one.
  var pairs: [(caller: Call, callee: Call)] {
    events.flatMap { calls in
      var stack: [Call] = []
      return calls.compactMap { call -> (Call, Call)? in
        stack.removeLast(max(stack.count - call.depth, 0))
        defer { stack.append(call) }
        // What was set going from an earlier event has no caller here.
        return stack.count == call.depth ? stack.last.map { ($0, call) } : nil
      }
    }
  }
}
