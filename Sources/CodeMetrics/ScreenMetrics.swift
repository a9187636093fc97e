/// What can be counted in the code of one screen.
public struct ScreenMetrics: Hashable, Sendable {
  /// The screen's controller without its suffix: `EditName`.
  public let name: String
  /// Those that are the screen's own.
  public let files: [SourceMetrics]
  /// What these files come to.
  public let counts: CodeCounts
  /// The types that the screen's code uses and others declare, in alphabetical order; types of the kit are left out.
  public let dependencies: [String]
}
