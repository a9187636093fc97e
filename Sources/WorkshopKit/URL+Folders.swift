import Foundation

extension URL {
  /// Whether there is a folder here.
  package var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Whether the folder, or one within it, holds a Swift file.
  package var holdsSwiftFiles: Bool {
    guard let files = FileManager.default.enumerator(at: self, includingPropertiesForKeys: nil) else { return false }
    return files.lazy.compactMap { $0 as? URL }.contains { $0.pathExtension == "swift" }
  }
}
