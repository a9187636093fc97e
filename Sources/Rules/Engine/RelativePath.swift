import Foundation

/// Paths as they are written from a folder, whatever way they were typed.
public enum RelativePath {
  /// A file's path from a folder, with `..` where it is outside.
  public static func path(of file: String, from folder: String) -> String {
    path(of: components(of: file), from: components(of: folder))
  }

  /// A path from a folder, both given by the names that lead to them.
  static func path(of file: [String], from base: [String]) -> String {
    let common = zip(file, base).prefix { $0 == $1 }.count
    let up = [String](repeating: "..", count: base.count - common)
    return (up + file.dropFirst(common)).joined(separator: "/")
  }

  /// The names that lead to a file from the root of the file system.
  public static func components(of path: String) -> [String] {
    URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().pathComponents
  }
}
