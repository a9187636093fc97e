import Foundation
import Grammar
import Platform
import ShellText
import StageProtocol

/// What has happened to an app, as a file of commands that `run` carries out.
struct SavedLog {
  let text: String

  /// The events alone, which run on any wiring.
  init(eventsOf app: RunningApp) {
    let title = "# What happened to \(app.wiring.name): \(app.log.done.isEmpty ? "nothing yet" : "one event a line")."
    text = Self.text([title] + app.log.events.map(\.commandLine))
  }

  /// The wiring, its events, and all bookmarks, so that the file runs in a shell in which nothing has happened.
  ///
  /// - Parameter chosen: the command that puts a wiring on the stage.
  init(_ app: RunningApp, bookmarks: [Bookmark], chosen: (Wiring) -> String) {
    let (events, wiring) = (app.log.events, app.wiring)
    let isOnTheWay = { (bookmark: Bookmark) in bookmark.wiring == wiring && events.starts(with: bookmark.events) }
    var lines = ["# \(wiring.name), as it was saved: `run` puts it on the stage and lets everything happen again."]
    for bookmark in bookmarks where !isOnTheWay(bookmark) {
      lines.append(chosen(bookmark.wiring))
      lines += bookmark.events.map(\.commandLine) + [Self.mark(bookmark)]
      // What comes next begins at a launch again.
      lines.append("goto \(Bookmark.launch)")
    }
    lines.append(chosen(wiring))
    let marks = Dictionary(grouping: bookmarks.filter(isOnTheWay), by: \.events.count).mapValues { $0.map(Self.mark) }
    lines += marks[0] ?? []
    for (index, event) in events.enumerated() { lines += [event.commandLine] + (marks[index + 1] ?? []) }
    text = Self.text(lines)
  }

  private static func mark(_ bookmark: Bookmark) -> String { "mark \(bookmark.name.asWord) --replace" }

  private static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  /// - Throws: `ShellError.fileExists` where there is such a file and it may not be replaced, `.unsaved`.
  func write(to file: String, relativeTo folder: URL, replacing: Bool) throws(ShellError) {
    let path = NSString(string: file).expandingTildeInPath
    let url = URL(filePath: path, relativeTo: folder)
    guard replacing || !FileManager.default.fileExists(atPath: url.path) else { throw .fileExists(file) }
    do {
      try ReplacedFile(url).write(text)
    } catch {
      throw .unsaved(file: file, reason: error.systemReason)
    }
  }
}
