import Foundation
import Platform

/// Writes down what a session is, as it goes on, so that another can take it up where this one ends.
///
/// A line is added after each command that has changed something, before its answer is shown, and after each line that was
/// typed.
public final class SessionJournal {
  let folder: JournalFolder
  /// The file of this session; nil until there is something to write.
  private var open: (url: URL, file: AppendedFile)?
  /// What is in the file.
  private var written = SessionMoment()
  /// How many of the lines that were typed are in the file.
  private var lineCount = 0
  /// Why the last that there was to write is not written; nil if it is.
  private(set) var obstacle: ShellError?
  /// A session that goes on in this one, and whose file is not needed once this one says the same.
  private var takenUp: URL?

  /// The files of this shell that were left for those of others.
  private var left: Set<URL> = []

  /// A journal in a folder; without a file as long as there is nothing to write.
  public init(in folder: JournalFolder) {
    self.folder = folder
  }

  /// What another session can take up; nil if there is nothing.
  var kept: SessionMoment? { open == nil || written.isEmpty ? nil : written }

  /// Whether another session can take something up.
  var holdsSomething: Bool { kept != nil }

  /// Whether it holds what somebody has done, and not only an app as it was launched.
  var holdsMoreThanAnApp: Bool {
    var rest = written
    if rest.events.isEmpty { rest.wiring = nil }
    return open != nil && !rest.isEmpty
  }

  /// Writes down what the session is now, and what was typed in it.
  ///
  /// - Returns: what to say, where it cannot be written. It is tried again with the next command.
  func note(_ moment: SessionMoment, _ transcript: Transcript?) -> String? {
    let hasMore = holdsSomething && lineCount < transcript?.count ?? 0
    guard hasMore || !isUpToDate(with: moment) else {
      obstacle = nil
      return nil
    }
    do throws(ShellError) {
      try write(moment, transcript)
      obstacle = nil
      return nil
    } catch {
      defer { obstacle = error }
      return obstacle != nil ? nil : "this session is not written down for `resume`: \(error.description)"
    }
  }

  /// Goes on with a session that has ended, in this one's file.
  ///
  /// What this session was until now is left as one that has ended, if it was anything.
  ///
  /// - Parameter isWhole: whether all that was in it is here now, so that nobody needs its file any more.
  func takeUp(_ ended: EndedSession, isWhole: Bool) {
    leave()
    takenUp = isWhole ? ended.file : nil
  }

  /// Whether a session that has ended is one of this shell.
  func isOwn(_ ended: EndedSession) -> Bool { left.contains(ended.file) }

  /// Ends the file as it is; one that nobody would miss goes.
  private func leave() {
    if let open { left.insert(open.url) }
    if let open, !holdsMoreThanAnApp { try? FileManager.default.removeItem(at: open.url) }
    open = nil
    lineCount = 0
    written = SessionMoment()
  }

  private func isUpToDate(with moment: SessionMoment) -> Bool {
    guard let open, !open.file.isGone else { return moment.isEmpty }
    return moment == written
  }

  private func write(_ moment: SessionMoment, _ transcript: Transcript?) throws(ShellError) {
    let current = open.flatMap { $0.file.isGone ? nil : $0 }
    let target = if let current { current } else { try folder.newFile() }
    var entry = JournalEntry(from: current == nil ? SessionMoment() : written, to: moment) ?? JournalEntry()
    if current == nil { entry.version = JournalEntry.version }
    let lines = transcript?.entries(after: current == nil ? 0 : lineCount) ?? []
    entry.typed = lines.isEmpty ? nil : lines.map(TypedLine.init)
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      try target.file.append(Array(try encoder.encode(entry)) + [UInt8(ascii: "\n")])
    } catch {
      if current == nil { try? FileManager.default.removeItem(at: target.url) }
      throw .unwritable(file: target.url.path, reason: error.systemReason)
    }
    open = target
    written = moment
    lineCount = transcript?.count ?? 0
    if current == nil { folder.prune() }
    if let takenUp {
      try? FileManager.default.removeItem(at: takenUp)
      self.takenUp = nil
    }
  }
}
