import Foundation

/// The Swift files of the product's own folders.
enum SwiftFiles {
  /// Those at any depth of a folder.
  static func all(in folder: String) -> [URL] {
    let enumerator = FileManager.default.enumerator(
      at: URL(filePath: Checkout.path(folder)), includingPropertiesForKeys: nil)
    return (enumerator?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }
}
