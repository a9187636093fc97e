import Foundation
import Platform

/// A file that a report is written into, and replaces what was there.
public struct ReportFile: Hashable, Sendable {
  private let path: String
  private let file: ReplacedFile

  /// Names a file, and says at once where it cannot be written: what there is to report may take minutes.
  ///
  /// - Parameter path: as a person wrote it.
  /// - Throws: `ShellError.unreported`.
  public init(_ path: String) throws(ShellError) {
    self.path = path
    file = ReplacedFile(URL(filePath: NSString(string: path).expandingTildeInPath))
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw .unreported(file: path, reason: "there is no folder \(file.folder)")
    }
    if let obstacle = file.obstacle { throw .unreported(file: path, reason: obstacle.description) }
    // The new file is made beside the old one, and takes its place.
    guard FileManager.default.isWritableFile(atPath: file.folder) else {
      throw .unreported(file: path, reason: "\(file.folder) is read-only")
    }
  }

  /// Writes the report; a reader never sees half of it.
  ///
  /// - Throws: `ShellError.unreported`.
  public func write(_ text: String) throws(ShellError) {
    do {
      try file.write(text)
    } catch {
      throw .unreported(file: path, reason: error.systemReason)
    }
  }
}
