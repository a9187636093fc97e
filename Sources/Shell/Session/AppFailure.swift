import Foundation
import StageClient
import StageProtocol

/// The end of an app, and what was going on then.
public struct AppFailure: Hashable, Sendable {
  /// The wiring that it ran.
  public let wiring: Wiring
  public let failure: StageFailure
  /// What had just happened to it; nothing during its launch.
  public let event: StageEvent?

  public init(wiring: Wiring, failure: StageFailure, event: StageEvent?) {
    self.wiring = wiring
    self.failure = failure
    self.event = event
  }

  /// The calls of app code that were under way, the innermost first: `User/UserPresenter.swift:31 UserPresenter.save()`.
  var places: [String] {
    failure.frames.prefix(Self.shownPlaces).map { "\(relative($0.file)):\($0.line) \($0.function)" }
  }

  private static let shownPlaces = 6

  private func relative(_ file: String) -> String {
    for folder in [wiring.folder] + wiring.libraries.values {
      let prefix = folder.standardizedFileURL.path + "/"
      if file.hasPrefix(prefix) { return String(file.dropFirst(prefix.count)) }
    }
    return URL(filePath: file).lastPathComponent
  }
}

extension AppFailure: CustomStringConvertible {
  public var description: String {
    let moment = event.map { "during `\($0.commandLine)`" } ?? "while it was launched"
    let advice =
      event == nil
      ? "mend its code, then `switch \(wiring.reference)`"
      : "`undo` goes back to before that; with the code mended, `switch \(wiring.reference)` and `redo` try it again"
    return (["\(wiring.name) stopped \(moment): \(failure.cause)"] + places.map { "  at \($0)" } + [advice])
      .joined(separator: "\n")
  }
}
