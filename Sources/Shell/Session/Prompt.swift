import Grammar
import ScreenKit
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
  static func appPlace(of app: StyledText, at screen: Screen) -> StyledText {
    let place = TextMetrics.truncated(screen.path.last ?? screen.title, to: 30)
    return place.isEmpty ? app : "\(app) \(place)"
  }

  private var seriesPlace: StyledText? {
    guard hasLessons, let series = lessons.series else { return nil }
    return StyledText("\(series.purpose.name) \(series.count)")
  }

  private var lessonPlace: StyledText? { openLesson.map { StyledText("\($0.lesson.id) \($0.count)") } }
}
