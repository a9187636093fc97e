import ScreenKit
import StageProtocol

/// What has happened to an app since its launch, and what was taken back.
public struct EventLog: Hashable, Sendable {
  /// The screen that the launch led to.
  public private(set) var launchScreen: Screen
  /// The events that happened, with the screens that they led to.
  public private(set) var done: [Entry] = []
  /// The events that were taken back, the one that would be done again first in front.
  public private(set) var undone: [StageEvent] = []
  /// The event in the middle of which the app ended; it can be tried again.
  public private(set) var interrupted: StageEvent?

  /// One event and what it led to.
  public struct Entry: Hashable, Sendable {
    /// What happened.
    public let event: StageEvent
    /// What the app showed after it.
    public let screen: Screen
  }

  /// The log of an app that was just launched.
  public init(launchScreen: Screen) {
    self.launchScreen = launchScreen
  }

  /// The screen as it is now.
  public var screen: Screen { done.last?.screen ?? launchScreen }

  /// The events that lead to the present screen.
  public var events: [StageEvent] { done.map(\.event) }

  /// A new event; what was taken back is forgotten.
  mutating func record(_ event: StageEvent, screen: Screen) {
    done.append(Entry(event: event, screen: screen))
    undone = []
  }

  /// An event that was taken back has happened again.
  mutating func recordAgain(screen: Screen) {
    guard !undone.isEmpty else { return }
    done.append(Entry(event: undone.removeFirst(), screen: screen))
  }

  /// The app ended in the middle of this event: it has not happened, and can be tried again.
  mutating func interrupt(at event: StageEvent, again: Bool) {
    interrupted = event
    if !again { undone = [event] }
  }

  /// The log after a replay.
  ///
  /// - Parameter undone: what is left to do again.
  init(launchScreen: Screen, done: [Entry], undone: [StageEvent]) {
    self.launchScreen = launchScreen
    self.done = done
    self.undone = undone
  }
}
