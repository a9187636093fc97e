public import Foundation
import Yams

/// A project's file for SwiftLint: what that leaves out is left out here, too.
public struct SwiftLintFile: Hashable, Sendable {
  /// What the file is called.
  public static let name = ".swiftlint.yml"

  /// The absolute path of its folder, from which its patterns are written.
  public let folder: String
  private let patterns: [PathPattern]

  /// The file of a folder; `nil` if there is none that leaves something out.
  public init?(in folder: URL) {
    guard let yaml = try? String(contentsOf: folder.appending(path: Self.name), encoding: .utf8),
      let value = (try? compose(yaml: yaml))?.mapping?["excluded"]
    else { return nil }
    // One pattern needs no list.
    let excluded = (value.sequence?.compactMap(\.string) ?? [value.string ?? ""]).filter { !$0.isEmpty }
    guard !excluded.isEmpty else { return nil }
    self.folder = folder.path(percentEncoded: false)
    // Each begins at the folder, also where it has no slash.
    patterns = excluded.map { PathPattern($0.hasPrefix("./") || $0.hasPrefix("/") ? $0 : "./\($0)") }
  }

  /// Whether SwiftLint leaves a file out.
  ///
  /// - Parameter path: the file's path from the folder.
  public func excludes(path: String) -> Bool {
    !path.hasPrefix("..") && patterns.contains { $0.matches(path) }
  }
}
