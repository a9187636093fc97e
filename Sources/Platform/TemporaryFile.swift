public import Foundation
import LibC

/// A file or folder that is needed for a while, in the system's folder for such, under a name that says for which process.
public enum TemporaryFile {
  /// A place where nothing is yet.
  ///
  /// - Parameter ending: the file's, with its full stop; empty for a folder.
  public static func url(_ ending: String = "") -> URL {
    FileManager.default.temporaryDirectory.appending(path: "\(prefix)\(getpid())-\(UUID().uuidString)\(ending)")
  }

  /// Removes what is left of processes that have ended without a chance to do so.
  ///
  /// - Parameters:
  ///   - folder: where it lies; by default, where `url` makes it.
  ///   - age: what was written within it stays, since another system may share the folder, with processes of its own.
  public static func removeAbandoned(
    in folder: URL = FileManager.default.temporaryDirectory, age: Duration = .seconds(3600)
  ) {
    let path = folder.path(percentEncoded: false)
    let latest = Date().timeIntervalSince1970 - Double(age.components.seconds)
    for entry in FolderEntry.all(in: path) ?? [] {
      guard let process = process(of: entry.name), kill(process, 0) != 0, errno == ESRCH,
        let time = PlainFile.sizeAndTime(of: "\(path)/\(entry.name)")?.time, time < latest
      else { continue }
      try? FileManager.default.removeItem(at: folder.appending(path: entry.name))
    }
  }

  private static let prefix = "atelier-"

  /// The number of the process for which a file has its name; nil if it has another.
  private static func process(of name: String) -> pid_t? {
    let parts = name.split(separator: "-", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, "\(parts[0])-" == prefix, UUID(uuidString: String(parts[2].prefix(36))) != nil else {
      return nil
    }
    return pid_t(parts[1]).flatMap { $0 > 0 ? $0 : nil }
  }
}
