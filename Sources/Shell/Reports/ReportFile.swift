import Foundation
import Platform

/// A file that a report is written into, and replaces what was there.
public struct ReportFile: Hashable, Sendable {
  private let path: String
  private let url: URL

  /// Names a file, and says at once where it cannot be written: what there is to report may take minutes.
  ///
  /// - Parameter path: as a person wrote it.
  /// - Throws: `ShellError.unreported`.
  public init(_ path: String) throws(ShellError) {
    self.path = path
    // The file behind a link is replaced, and not the link.
    url = URL(filePath: NSString(string: path).expandingTildeInPath).resolvingSymlinksInPath()
    let folder = url.deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw .unreported(file: path, reason: "there is no folder \(folder)")
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    if let type = attributes?[.type] as? FileAttributeType, type != .typeRegular {
      throw .unreported(file: path, reason: type == .typeDirectory ? "it is a folder" : "it is a device or a pipe")
    }
    // The new file is made beside the old one, and takes its place.
    guard FileManager.default.isWritableFile(atPath: folder) else {
      throw .unreported(file: path, reason: "\(folder) is read-only")
    }
  }

  /// Writes the report; a reader never sees half of it.
  ///
  /// - Throws: `ShellError.unreported`.
  public func write(_ text: String) throws(ShellError) {
    do {
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw .unreported(file: path, reason: error.systemReason)
    }
  }
}
