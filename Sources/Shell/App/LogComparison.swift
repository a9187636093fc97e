import Grammar
import ScreenKit
import ShellText
import StageProtocol

/// The screens that the same events led to in two apps.
struct LogComparison {
  let name: String
  let otherName: String
  /// How many events happened to both.
  let count: Int
  let firstDifference: Difference?

  /// The first event after which two apps differ.
  struct Difference {
    /// The number of the event, from 1; 0 for the launch.
    let number: Int
    let event: StageEvent?
    let screen: Screen
    let other: Screen

    /// `after event 2, tap "Sign Out"`.
    var moment: String {
      event.map { "after event \(number), \($0.commandLine)" } ?? "from the launch on"
    }
  }

  init(of app: RunningApp, and otherApp: RunningApp) {
    let areNamesakes = app.wiring.name == otherApp.wiring.name && app.wiring != otherApp.wiring
    name = areNamesakes ? app.wiring.reference : app.wiring.name
    otherName = areNamesakes ? otherApp.wiring.reference : otherApp.wiring.name
    let (log, other) = (app.log, otherApp.log)
    let pairs = zip(log.done, other.done)
    count = min(log.done.count, other.done.count)
    if log.launchScreen != other.launchScreen {
      firstDifference = Difference(number: 0, event: nil, screen: log.launchScreen, other: other.launchScreen)
    } else {
      firstDifference = pairs.enumerated().first { $0.element.0.screen != $0.element.1.screen }
        .map {
          Difference(
            number: $0.offset + 1, event: $0.element.0.event, screen: $0.element.0.screen, other: $0.element.1.screen)
        }
    }
  }

  /// `3 events replayed`.
  var countWords: String { count == 0 ? "launched" : "\(count.counted("event")) replayed" }
}
