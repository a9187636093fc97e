import Foundation
import Grammar
import ShellText
import StageClient
import StageProtocol
import TextLayout

/// The end of an app, and what was going on then.
public struct AppFailure: Hashable, Sendable {
  /// The wiring that it ran.
  public let wiring: Wiring
  /// Why it ended, and where in its code.
  public let failure: StageFailure
  /// What was going on then.
  public let moment: Moment

  /// What was going on when an app ended.
  public enum Moment: Hashable, Sendable {
    /// It was being launched.
    case launch
    /// This event happened to it.
    case event(StageEvent)
    /// The shell asked for the screen, the graph or the like.
    case looking
  }

  /// The end of the app of a wiring.
  public init(wiring: Wiring, failure: StageFailure, moment: Moment) {
    self.wiring = wiring
    self.failure = failure
    self.moment = moment
  }

  /// The calls of app code that were under way, the innermost first: `User/UserPresenter.swift:31 UserPresenter.save()`.
  var places: [String] {
    failure.frames.prefix(Self.shownPlaces).map(wiring.place(of:))
  }

  private static let shownPlaces = 6
}

extension Wiring {
  /// A call of the wiring's code, with the file as it lies in its folder.
  func place(of frame: StackFrame) -> String {
    "\(relativePath(of: frame.file)):\(frame.line) \(frame.function)".onOneLine
  }

  /// A file of the wiring's code as it lies in its folder: `Screens/User/UserPresenter.swift`.
  func relativePath(of file: String) -> String {
    let overlay = variation.map { [("\($0.place)/", $0.folder)] } ?? []
    for (name, folder) in [("", folder)] + overlay + libraries.values.map({ ("", $0) }) {
      let prefix = folder.standardizedFileURL.path + "/"
      if file.hasPrefix(prefix) { return name + file.dropFirst(prefix.count) }
    }
    return URL(filePath: file).lastPathComponent
  }
}

extension AppFailure: CustomStringConvertible {
  public var description: String { "\(shortDescription(showing: Self.shownPlaces))\n\(advice)" }

  /// What has happened and the innermost places, without what to do next.
  func shortDescription(showing limit: Int) -> String {
    (["\(wiring.name) stopped \(momentWords): \(failure.cause)"] + places.prefix(limit).map { "  at \($0)" })
      .joined(separator: "\n")
  }

  private var momentWords: String {
    switch moment {
    case .launch: "while it was launched"
    case .event(let event): "during `\(event.commandLine)`"
    case .looking: "while the shell looked at it"
    }
  }

  private var advice: String {
    switch moment {
    case .launch where failure.isOfMachine: "`doctor` says what this machine lacks; then `switch \(wiring.reference)`"
    case .launch: "fix its code, then `switch \(wiring.reference)`"
    case .event:
      "`undo` goes back to before that; once the code is fixed, `switch \(wiring.reference)` and `redo` try it again"
    case .looking: "`restart` launches it and replays what happened before"
    }
  }
}

extension StageFailure {
  /// Whether the system has not let the app begin: it has no room for another process, or for what one needs.
  fileprivate var isOfMachine: Bool { if case .launch = cause { true } else { false } }
}
