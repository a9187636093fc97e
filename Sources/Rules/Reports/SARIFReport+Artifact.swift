import Foundation

extension SARIFReport.Log {
  /// A file: relative to where the sources are, or, where it is outside of the current folder, absolute.
  struct Artifact: Encodable {
    let uri: String
    /// What the address is relative to.
    let uriBaseId: String?

    init(path: String) {
      let current = FileManager.default.currentDirectoryPath + "/"
      let path = path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
      let isOutside = path.hasPrefix("/") || path.split(separator: "/").contains("..")
      uriBaseId = isOutside ? nil : "%SRCROOT%"
      uri =
        isOutside
        ? URL(filePath: path).standardizedFileURL.absoluteString
        : path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
          .addingPercentEncoding(withAllowedCharacters: Self.plain) ?? path
    }

    /// Without the colon, which would end the scheme of an address.
    private static let plain = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":;"))
  }
}
