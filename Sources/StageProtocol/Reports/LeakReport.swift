/// The objects that live on although the screen for which they were made has gone.
public struct LeakReport: Hashable, Sendable, Codable {
  /// One for each reason, in the order in which the screens went.
  public let leaks: [Leak]
  /// What lives on because the code says that it is meant to; nil if nothing does.
  public let meant: [Leak]?
  /// With more objects than these, looking at them at each event would be felt.
  public static let mostObjects = 5_000

  /// Whether the app has more objects than are looked at, so that screens went unwatched.
  public let isTooLarge: Bool?

  /// A report of these leaks.
  public init(leaks: [Leak], meant: [Leak]? = nil, isTooLarge: Bool? = nil) {
    self.leaks = leaks
    self.meant = meant
    self.isTooLarge = isTooLarge
  }

  /// An object that lives on, and why.
  public struct Leak: Hashable, Sendable, Codable {
    /// The object, as the ownership graph has it at this moment.
    public let object: ObjectGraph.Node
    /// The type of the screen that has gone.
    public let screen: String
    /// Where the screen was, `EditName:42`; nil if it has no such name.
    public let route: String?
    /// The number of the event that took the screen away.
    public let event: Int
    /// The strong references from what the process holds to the object; none where it is kept by a cycle only.
    public let path: [ObjectGraph.Edge]
    /// How the process holds the first object of the path.
    public let roots: [RootName]
    /// Strong references that lead from the object back to itself; none where there is no cycle.
    public let cycle: [ObjectGraph.Edge]
    /// The reference among them that is to be fixed.
    public let culprit: ObjectGraph.Edge?
    /// Where the culprit is written: its closure, or the type with its field.
    public let place: SourceIndex.Location?
    /// What usually fixes it, in words.
    public let fix: String
    /// The ids of the objects of the same screen that live only because this one does.
    public let others: [String]
    /// Why the object is meant to live on, as the code says; nil for a leak.
    public let purpose: String?

    /// A leak and all that is known of it.
    public init(
      object: ObjectGraph.Node, screen: String, route: String?, event: Int, path: [ObjectGraph.Edge], roots: [RootName],
      cycle: [ObjectGraph.Edge], culprit: ObjectGraph.Edge?, place: SourceIndex.Location?, fix: String,
      others: [String], purpose: String? = nil
    ) {
      self.object = object
      self.screen = screen
      self.route = route
      self.event = event
      self.path = path
      self.roots = roots
      self.cycle = cycle
      self.culprit = culprit
      self.place = place
      self.fix = fix
      self.others = others
      self.purpose = purpose
    }

    /// What is to be fixed, by which all objects go that live on for it.
    public var cause: Cause { Cause(fix: fix, file: place?.file, line: place?.line) }
  }

  /// Why objects live on: what is to be fixed, and where that is written.
  public struct Cause: Hashable, Sendable {
    /// What usually fixes it, in words.
    public let fix: String
    /// Where the code is; nil where that is not known.
    public let file: String?
    let line: Int?
  }

  /// The reasons for which something lives on, each once.
  public var causes: [Cause] {
    var seen: Set<Cause> = []
    return leaks.map(\.cause).filter { seen.insert($0).inserted }
  }
}
