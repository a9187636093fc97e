import Grammar
import ScreenKit
import ShellText
import TerminalText
import TextLayout

extension Session {
  /// Says where one is: `viper User:42> `.
  public var prompt: StyledText {
    if presenter.isOn { return presenter.isDetour ? "\("detour", .warning)> " : "> " }
    let separator = StyledText(display.isAccessible ? ", " : " · ", .quiet)
    let place = [seriesPlace ?? lessonPlace, appPlace].compactMap { $0 }.joined(separator: separator)
    return (place.isEmpty ? StyledText("atelier", .bold) : place) + "> "
  }

  private var appPlace: StyledText? {
    guard let app = appSession.app else { return nil }
    let old = app.isOld ? StyledText(" (old)", .warning) : ""
    let name = StyledText(app.wiring.name, .accent) + old
    guard app.isRunning else { return name + StyledText(" (stopped)", .warning) }
    return Self.appPlace(of: name, at: app.screen)
  }

  /// `viper User:42`.
  private static func appPlace(of app: StyledText, at screen: Screen) -> StyledText {
    let place = TextMetrics.truncated(screen.path.last ?? screen.title, to: 30)
    return place.isEmpty ? app : "\(app) \(place)"
  }

  /// Takes down what has happened to the app as if it had been typed in this session: in an earlier one, it was.
  func recallEvents() {
    guard let app = appSession.app else { return }
    let (name, text) = (app.wiring.name, ScreenText(display: display))
    func recall(_ line: String, at prompt: StyledText, _ screen: Screen) {
      transcript?.recall(line, at: prompt + "> ", showing: text.text(for: screen), wiring: name)
    }
    recall("switch \(name.asWord)", at: StyledText("atelier", .bold), app.log.launchScreen)
    var screen = app.log.launchScreen
    for entry in app.log.done {
      recall(entry.event.commandLine, at: Self.appPlace(of: StyledText(name, .accent), at: screen), entry.screen)
      screen = entry.screen
    }
  }

  private var seriesPlace: StyledText? {
    guard hasLessons, let series = lessons.series else { return nil }
    return StyledText("\(series.purpose.name) \(series.count)")
  }

  private var lessonPlace: StyledText? { openLesson.map { StyledText("\($0.lesson.id) \($0.count)") } }
}
