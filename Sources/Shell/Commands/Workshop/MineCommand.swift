import Foundation
import ShellText
import TerminalText
import Workspaces

/// Lists the versions of the learner's code that were kept, and brings one back.
struct MineCommand: Command {
  let name = "mine"
  let group = CommandGroup.workshop
  let summary = "list the versions of your code, or bring one back"
  let arguments = [Argument("version", .optional)]
  let options = [Self.back, .json]
  let examples = [Example("mine 12", "what version 12 changed"), Example("mine 12 --back", "brings it back")]

  /// The form of `mine --json`.
  private struct Entry: Encodable {
    let number: Int
    let step: String
    let reason: String
    let date: Date
    let files: [String]
  }

  /// More are listed with `mine --json`.
  private static let shown = 15

  private static let back = Option("back", "put this version where you work")

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    let player = session.workshops
    let workspace = try player.requireOpen().workspace
    try player.keepVersion()
    if let number = try invocation.count(0) {
      let version = try player.failing { () throws(WorkspaceError) in try workspace.version(number) }
      return invocation.has(Self.back)
        ? try bringBack(version, in: session, display) : try show(version, in: workspace, player, display)
    }
    let versions = try player.failing { () throws(WorkspaceError) in try workspace.versions() }
    let entries = versions.map {
      Entry(number: $0.number, step: $0.step, reason: $0.reason, date: $0.date, files: $0.files)
    }
    return Output(text(for: versions, display), json: entries)
  }

  private func text(for versions: [Version], _ display: Display) -> StyledText {
    guard !versions.isEmpty else { return "no version was kept yet; each save is, while the shell is open" }
    let rows = versions.suffix(Self.shown).map { version -> [StyledText] in
      [
        StyledText("\(version.number)", .accent), StyledText(Self.time.string(from: version.date), .quiet),
        StyledText(version.step), "\(version.reason)  \(Self.names(of: version.files), .quiet)",
      ]
    }
    let hidden = versions.count - rows.count
    let head: StyledText = hidden > 0 ? "\("… \(hidden) earlier: `mine --json`", .quiet)\n" : ""
    return head + TextTable(rows: Array(rows), numberColumns: 0...0, width: display.lineLength).text + "\n"
      + StyledText(marking: "`mine <n>` shows one, `mine <n> --back` brings it back").styled(.quiet)
  }

  /// The first of the files, which is one of the app's if there is any, and how many more there are.
  private static func names(of files: [String]) -> String {
    let app = files.first { $0.hasPrefix("\(Workspace.appFolderName)/") }
    let name = (app ?? files.first)?.split(separator: "/").last.map(String.init) ?? ""
    return files.count > 1 ? "\(name) and \(files.count - 1) more" : name
  }

  private func show(
    _ version: Version, in workspace: Workspace, _ player: WorkshopPlayer, _ display: Display
  ) throws(ShellError) -> Output {
    func texts(_ version: Version) throws(ShellError) -> [String: String] {
      try player.failing { () throws(WorkspaceError) in try workspace.code(of: version) }
        .mapValues { String(decoding: $0, as: UTF8.self) }
    }
    let before =
      version.number > 1
      ? try player.failing { () throws(WorkspaceError) in try workspace.version(version.number - 1) } : nil
    let old = try before.map { version throws(ShellError) in try texts(version) } ?? [:]
    let difference = SourceDifference(from: old, to: try texts(version))
    return Output(SourceDifferenceText(difference, display: display).text)
  }

  private func bringBack(
    _ version: Version, in session: Session, _ display: Display
  ) throws(ShellError) -> Output {
    try session.workshops.replacing { workspace throws(WorkspaceError) in try workspace.bringBack(version) }
    let text = try session.putOwnCodeOnStage().text(display: display)
    return .beforeScreen(.notice, "version \(version.number) is back; what was there is kept\n" + text)
  }

  private static let time: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "d MMM HH:mm:ss"
    return formatter
  }()
}
