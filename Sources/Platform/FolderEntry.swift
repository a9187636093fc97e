import LibC

/// What is in a folder, as the folder itself says: no file is looked at for that.
public struct FolderEntry: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case file, folder
    /// A link, or something of which the folder does not say what it is.
    case other
  }

  public let name: String
  public let kind: Kind

  /// What is in a folder, in no order; `nil` if that cannot be read.
  public static func all(in folder: String) -> [FolderEntry]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name != ".", name != ".." else { continue }
      let kind: Kind =
        switch Int(entry.pointee.d_type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        default: .other
        }
      entries.append(FolderEntry(name: name, kind: kind))
    }
    return errno == 0 ? entries : nil
  }
}
