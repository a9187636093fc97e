/// The code of one step, as it is put into a repository.
public struct StepCode: Hashable, Sendable {
  /// Its branch's last part: `03-use-cases`.
  public let name: String
  /// The first line of its commit: `Use cases`.
  public let title: String
  /// The contents by path, relative to the workspace: `App/AppDelegate.swift`.
  public let files: [String: [UInt8]]

  /// The code of a step.
  public init(name: String, title: String, files: [String: [UInt8]]) {
    self.name = name
    self.title = title
    self.files = files
  }
}
