/// What the app printed by itself since it was last asked for.
public struct AppOutput: Hashable, Sendable {
  /// Whole lines, without their ends.
  public internal(set) var lines: [String]
  /// How many further lines were dropped since the app printed too many.
  public internal(set) var droppedLines: Int
  /// The place in the app's code where it began to print too much; nil if that is not known.
  public internal(set) var floodPlace: StackFrame?

  /// Some lines of output; without arguments, none.
  public init(lines: [String] = [], droppedLines: Int = 0, floodPlace: StackFrame? = nil) {
    self.lines = lines
    self.droppedLines = droppedLines
    self.floodPlace = floodPlace
  }

  /// Whether nothing was printed.
  public var isEmpty: Bool { lines.isEmpty && droppedLines == 0 }
}
