import ScreenKit

/// Has an event happen to the app.
public struct EventQuestion: StageQuestion {
  public typealias Answer = EventReport
  public static let name = "event"

  /// What happens.
  public let event: StageEvent

  /// An order to let this happen.
  public init(_ event: StageEvent) {
    self.event = event
  }
}

/// What an event has led to, once the app has settled.
public struct EventReport: Hashable, Sendable, Codable {
  /// What the app shows now.
  public let screen: Screen
  /// The app's virtual time, and its pending timers.
  public let time: StageTime
  /// Whether objects of a screen that has gone may still be alive, so that `leaks` is worth asking.
  public let mayLeak: Bool
  /// The types of the objects that the event made and that are alive now, in the order of their making.
  public let createdTypes: [String]
  /// The types of the objects from before the event that were freed during it, in the order of their end.
  public let freedTypes: [String]

  /// A report of an event.
  public init(
    screen: Screen, time: StageTime, mayLeak: Bool = true, createdTypes: [String] = [], freedTypes: [String] = []
  ) {
    self.screen = screen
    self.time = time
    self.mayLeak = mayLeak
    self.createdTypes = createdTypes
    self.freedTypes = freedTypes
  }
}
