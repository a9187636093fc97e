public import TerminalText

/// What was found out about the machine, and whether the shell works on it.
public struct MachineReport: Sendable {
  /// One thing that the shell needs, and how it stands there.
  public struct Finding: Codable, Hashable, Sendable {
    /// What it is about: `compiler`.
    public let subject: String
    /// `good`; `note` where it works without, and not everything does; `bad` where it does not work so.
    public let state: String
    /// What was found.
    public let finding: String
    /// What to do about it; nil where nothing is to be done.
    public let advice: String?

    /// A finding.
    public init(subject: String, state: String, finding: String, advice: String?) {
      (self.subject, self.state, self.finding, self.advice) = (subject, state, finding, advice)
    }
  }

  /// Everything that was looked at.
  public let findings: [Finding]
  /// The same for people.
  public let text: StyledText
  /// Whether all that is needed is there.
  public let isGood: Bool

  /// The findings as JSON.
  ///
  /// - Throws: `ShellError.unencodable`.
  public var json: String {
    get throws(ShellError) { try JSONText.encode(findings) }
  }

  /// A report.
  public init(findings: [Finding], text: StyledText, isGood: Bool) {
    (self.findings, self.text, self.isGood) = (findings, text, isGood)
  }
}
