/// A place in the app's code.
public struct Origin: Hashable, Sendable, Codable {
  /// The module and the file, as `#fileID` has them: `App/UserPart.swift`.
  public let fileID: String
  /// The line, counted from 1.
  public let line: Int
  /// The part that was being loaded; nil outside of parts.
  public let part: String?

  /// A line of a file.
  public init(fileID: String, line: Int, part: String? = nil) {
    self.fileID = fileID
    self.line = line
    self.part = part
  }

  init(fileID: StaticString, line: UInt, part: String?) {
    self.init(fileID: fileID.description, line: Int(line), part: part)
  }

  init(_ site: RegistrationSite, line: UInt32) {
    self.init(fileID: site.fileID, line: UInt(line), part: site.part)
  }
}

extension Origin: CustomStringConvertible {
  /// The place as an editor or a compiler would write it: `App/UserPart.swift:12`.
  public var description: String { "\(fileID):\(line)" }
}
