/// Where in the app's code something was said.
public struct Origin: Hashable, Sendable {
  /// The module and the file, as `#fileID` has them: `App/UserPart.swift`.
  public let fileID: String
  /// The line, counted from 1.
  public let line: Int
  /// The part that was being loaded; nothing outside of parts.
  public let part: String?

  init(fileID: StaticString, line: UInt, part: String?) {
    self.fileID = fileID.description
    self.line = Int(line)
    self.part = part
  }
}

extension Origin: CustomStringConvertible {
  /// The place as an editor or a compiler would write it: `App/UserPart.swift:12`.
  public var description: String { "\(fileID):\(line)" }
}
