import Platform

/// The paths of many files from one folder, for which each folder around them is looked at once.
public struct ProjectPaths {
  private let root: String
  private let base: [String]
  /// The names that lead to the folders that were met, from the root of the file system.
  private var folders: [Substring: [String]] = [:]

  /// - Parameter root: the folder from which the paths are written.
  public init(from root: String) {
    self.root = root
    base = RelativePath.components(of: root)
  }

  /// A file's path from the folder, as `RelativePath` writes it.
  public mutating func path(of file: String) -> String {
    guard let slash = file.lastIndex(of: "/"), slash > file.startIndex else {
      return RelativePath.path(of: file, from: root)
    }
    let name = file[file.index(after: slash)...]
    guard !["", ".", ".."].contains(name), !PlainFile.isLink(file) else {
      return RelativePath.path(of: file, from: root)
    }
    let folder = file[..<slash]
    let around = folders[folder] ?? RelativePath.components(of: String(folder))
    folders[folder] = around
    return RelativePath.path(of: around + [String(name)], from: base)
  }
}
