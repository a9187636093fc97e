import Foundation

/// The folder of the product's own sources.
enum Checkout {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardizedFileURL

  static func path(_ name: String) -> String { folder.appending(path: name).path }
}
