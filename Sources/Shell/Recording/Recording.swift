import ScreenKit
import StageProtocol

/// What one does, as it will stand in a step of a lesson: how the app was when it began, and what led to where it is now.
///
/// What is taken back is taken out.
struct Recording {
  /// One thing that was done.
  enum Deed: Hashable {
    case event(StageEvent)
    case wiring(Wiring)
  }

  /// The wiring at the beginning, or the first one since; nil if there was none yet.
  private(set) var wiring: Wiring?
  /// What had happened to the app at the beginning.
  private(set) var events: [StageEvent] = []
  /// What has been done since.
  private(set) var deeds: [Deed] = []
  /// What the app showed at the beginning, and what it shows now; nil without an app.
  private(set) var screens: (first: Screen, last: Screen)?

  /// The wiring that all of this leads to.
  private var lastWiring: Wiring? {
    for case .wiring(let wiring) in deeds.reversed() { return wiring }
    return wiring
  }

  /// Takes up what the app is after a command.
  mutating func note(_ app: RunningApp) {
    let (wiring, events) = (app.wiring, app.log.events)
    if self.wiring == nil { (self.wiring, self.events) = (wiring, events) }
    let common = zip(self.events, events).prefix { $0 == $1 }.count
    // Something was taken back that had happened before the beginning.
    if common < self.events.count {
      self.events = Array(self.events.prefix(common))
      deeds = deeds.filter { if case .wiring = $0 { true } else { false } }
    }
    let start = self.events.isEmpty ? app.log.launchScreen : app.log.done[self.events.count - 1].screen
    screens = (start, app.screen)
    var rest = events.dropFirst(common)[...]
    var isSame = true
    deeds = deeds.filter { deed in
      guard case .event(let event) = deed else { return true }
      isSame = isSame && rest.first == event
      if isSame { rest = rest.dropFirst() }
      return isSame
    }
    deeds += rest.map(Deed.event)
    guard wiring != lastWiring else { return }
    // Of two changes of the wiring without an event between them, the last is what counts.
    if case .wiring? = deeds.last { deeds.removeLast() }
    if wiring != lastWiring { deeds.append(.wiring(wiring)) }
  }
}
