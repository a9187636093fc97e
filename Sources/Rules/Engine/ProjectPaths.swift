import Platform

/// The paths of many files from a folder, for which each folder around them is looked at once.
public struct ProjectPaths {
  /// The names that lead to the folders that were met, from the root of the file system.
  private var folders: [String: [String]] = [:]

  public init() {}

  /// A file's path from a folder, as `RelativePath` writes it.
  public mutating func path(of file: String, from folder: String) -> String {
    RelativePath.path(of: components(of: file), from: components(of: folder))
  }

  private mutating func components(of path: String) -> [String] {
    if let known = folders[path] { return known }
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else { return resolved(path) }
    let name = path[path.index(after: slash)...]
    guard !["", ".", ".."].contains(name), !PlainFile.isLink(path) else { return resolved(path) }
    let folder = String(path[..<slash])
    let around = components(of: folder)
    folders[folder] = around
    return around + [String(name)]
  }

  private mutating func resolved(_ path: String) -> [String] {
    let components = RelativePath.components(of: path)
    folders[path] = components
    return components
  }
}
