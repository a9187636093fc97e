/// A container was told something that cannot work.
public struct ValidationError: Error, Hashable, Sendable {
  /// All that is wrong. At least one of the problems is an error.
  public let report: ValidationReport
}

extension ValidationError: CustomStringConvertible {
  /// Every problem in full.
  public var description: String { report.description }
}
