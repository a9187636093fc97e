import Foundation

extension SARIFReport {
  /// The folder that the addresses of files are relative to: the current one, or the next around it in which all files lie,
  /// since such an address leads nowhere out of its folder.
  struct SourceRoot {
    /// Its parts from the root of the file system.
    private let folders: [Substring]
    private let current: [Substring]

    init(of files: [String]) {
      let current = FileManager.default.currentDirectoryPath.split(separator: "/")
      self.current = current
      folders = files.reduce(current) { folders, file in
        let path = Self.components(of: file, in: current).dropLast()
        return Array(zip(folders, path).prefix { $0 == $1 }.map(\.0))
      }
    }

    /// Where it is, if that is not the current folder.
    var address: String? {
      folders == current || folders.isEmpty ? nil : "file:///" + Self.encoded(folders) + "/"
    }

    /// Where a file is, relative to the folder; `nil` if nothing but the root of the file system holds it and the others.
    func address(of file: String) -> String? {
      folders.isEmpty ? nil : Self.encoded(Self.components(of: file, in: current).dropFirst(folders.count))
    }

    private static func components(of file: String, in folder: [Substring]) -> [Substring] {
      file.split(separator: "/").reduce(into: file.hasPrefix("/") ? [] : folder) { components, part in
        switch part {
        case ".": break
        case "..": _ = components.popLast()
        default: components.append(part)
        }
      }
    }

    private static func encoded(_ components: some Sequence<Substring>) -> String {
      let path = components.joined(separator: "/")
      return path.addingPercentEncoding(withAllowedCharacters: plain) ?? path
    }

    /// Without the colon, which would end the scheme of an address.
    private static let plain = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":;"))
  }
}

extension SARIFReport.Log {
  /// The name of the folder that holds the sources.
  static let sourceRoot = "%SRCROOT%"

  /// A file or folder: relative to where the sources are, or absolute.
  struct Artifact: Encodable {
    let uri: String
    /// What the address is relative to.
    var uriBaseId: String?

    init(folder: String) { uri = folder }

    init(path: String, in root: SARIFReport.SourceRoot) {
      let relative = root.address(of: path)
      uri = relative ?? URL(filePath: path).standardizedFileURL.absoluteString
      uriBaseId = relative.map { _ in SARIFReport.Log.sourceRoot }
    }
  }
}
