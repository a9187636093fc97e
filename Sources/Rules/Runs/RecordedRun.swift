/// What happened while an app ran, as far as rules ask: which of its functions called which, what came and went, and
/// what is there now.
public struct RecordedRun: Hashable, Sendable {
  /// The launch, then what people did.
  public let events: [Event]
  /// The view controllers that are on display now, and what they hold.
  public let objects: [Object]
  /// What lives on now although its screen has gone.
  public let leaks: [Leak]

  /// A run of these events that has led to these objects.
  public init(events: [Event], objects: [Object] = [], leaks: [Leak] = []) {
    self.events = events
    self.objects = objects
    self.leaks = leaks
  }

  /// The objects of a role that are on display, each with its type.
  func shown(_ role: Role, in project: Project) -> [(object: Object, type: ProjectType)] {
    objects.filter(\.isShown).compactMap { object in
      project.type(object.type).flatMap { $0.role == role ? (object, $0) : nil }
    }
  }

  /// How many objects of a type there were after an event; `nil` if that is not known.
  func count(of type: String, after event: Int) -> Int? {
    events[...event].reduce(0) { count, event in
      guard let count, let made = event.made, let gone = event.gone else { return nil }
      return count + made.count { $0 == type } - gone.count { $0 == type }
    }
  }
}
