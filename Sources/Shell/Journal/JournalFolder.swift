import Foundation
import Platform

/// The folder in which shells write down their sessions, one file each.
public struct JournalFolder: Sendable {
  /// How many sessions that have ended are kept.
  static let capacity = 20

  private static let ending = "jsonl"
  /// Above all numbers of sessions.
  private static let endOfNumbers = 1_000_000_000
  private let folder: URL

  /// A folder, which need not be there yet.
  public init(_ folder: URL) {
    self.folder = folder
  }

  /// Makes the file of a session that begins, behind all others.
  func newFile() throws(ShellError) -> (url: URL, file: AppendedFile) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // Behind a number that no shell has given, there may be no other.
      var number = (files().compactMap(Self.number).filter { $0 < Self.endOfNumbers }.max() ?? 0) + 1
      while true {
        let url = folder.appending(path: "\(number).\(Self.ending)")
        if let file = try AppendedFile(new: url.path) { return (url, file) }
        number += 1
      }
    } catch {
      throw .unwritable(file: folder.path, reason: error.systemReason)
    }
  }

  /// The sessions that have ended and that can be taken up, the last one first.
  ///
  /// - Parameter report: called with what is said of a file that cannot be read, which is put aside.
  func endedSessions(report: (String) -> Void = { _ in }) -> [EndedSession] {
    byDate().compactMap { ended($0, report: report) }
  }

  /// The session that ended last, without a look at the others.
  func lastSession(report: (String) -> Void = { _ in }) -> EndedSession? {
    for url in byDate() {
      if let ended = ended(url, report: report) { return ended }
    }
    return nil
  }

  /// Removes what is more than is kept beside the file of the shell that asks, the oldest first.
  func prune() {
    for url in byDate().filter(Self.isFree).dropFirst(Self.capacity - 1) {
      try? FileManager.default.removeItem(at: url)
    }
  }

  private func ended(_ url: URL, report: (String) -> Void) -> EndedSession? {
    guard Self.isFree(url) else { return nil }
    do throws(JournalProblem) {
      let moment = try SessionMoment(journal: url)
      return moment.isEmpty ? nil : EndedSession(file: url, date: Self.date(of: url), moment: moment)
    } catch {
      switch error {
      case .isOfLaterVersion: break
      case .isUnreadable:
        let aside = url.appendingPathExtension("damaged")
        try? FileManager.default.removeItem(at: aside)
        guard (try? FileManager.default.moveItem(at: url, to: aside)) != nil else { return nil }
        report("the session in \(url.path) cannot be read; it is kept as \(aside.path)")
      }
      return nil
    }
  }

  /// Whether no shell is writing to a file.
  private static func isFree(_ url: URL) -> Bool { AppendedFile(heldByNobody: url.path) != nil }

  private func files() -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == Self.ending && Self.number($0) != nil }
  }

  /// By when they were last written, the last one first; where a clock says nothing, by their numbers.
  private func byDate() -> [URL] {
    let keyed = files().map { (url: $0, date: Self.date(of: $0), number: Self.number($0) ?? 0) }
    return keyed.sorted { ($0.date, $0.number) > ($1.date, $1.number) }.map(\.url)
  }

  private static func number(_ url: URL) -> Int? { Int(url.deletingPathExtension().lastPathComponent) }

  private static func date(of url: URL) -> Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }
}
