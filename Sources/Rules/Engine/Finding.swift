/// Something in the code or in a run that a rule forbids: what, why, and how to fix it.
public struct Finding: Hashable, Sendable, Codable {
  /// The rule: `VI-2`.
  public let rule: String
  /// How bad it is.
  public let severity: Severity
  /// Relative to the folder that was checked; `nil` for a finding in a run that has no place in the source.
  public let file: String?
  /// From 1.
  public let line: Int?
  /// From 1, in code points.
  public let column: Int?
  /// What is wrong, naming the types and members concerned.
  public let what: String
  /// Why the architecture asks for it.
  public let why: String
  /// How to fix it.
  public let how: String
  /// The numbers of the events at which it happened, 0 for the launch; `nil` for what the source says.
  public let events: [Int]?

  /// A finding, with or without a place.
  public init(
    rule: String, severity: Severity = .warning, file: String?, line: Int?, column: Int? = nil, what: String,
    why: String, how: String,
    events: [Int]? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.what = what
    self.why = why
    self.how = how
    self.events = events
  }

  /// The finding with the events at which it happened, as far as they are known.
  func seen(at events: [Int]) -> Finding {
    Finding(
      rule: rule, severity: severity, file: file, line: line, column: column, what: what, why: why, how: how,
      events: events.isEmpty ? nil : events)
  }

  /// The same finding in another column.
  func inColumn(_ column: Int?) -> Finding {
    Finding(
      rule: rule, severity: severity, file: file, line: line, column: column, what: what, why: why, how: how,
      events: events)
  }

  /// All of it in one line, for tools that show one.
  public var message: String { "\(what): \(why); \(how)" }
}
