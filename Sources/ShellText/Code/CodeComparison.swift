import CodeMetrics

/// How much code a screen takes in each wiring.
public struct CodeComparison: Sendable {
  let screen: String
  let entries: [Entry]

  /// One wiring's code of the screen.
  public struct Entry: Sendable {
    let wiring: String
    let metrics: ScreenMetrics?

    /// - Parameter metrics: nil if the wiring has no such screen.
    public init(wiring: String, metrics: ScreenMetrics?) {
      self.wiring = wiring
      self.metrics = metrics
    }
  }

  /// Compares wirings by their code of a screen.
  public init(screen: String, entries: [Entry]) {
    self.screen = screen
    self.entries = entries
  }
}

extension CodeComparison: Encodable {
  private struct Form: Encodable {
    let screen: String
    let wirings: [WiringForm]
  }

  private struct WiringForm: Encodable {
    let wiring: String
    let counts: CodeCounts?
    let files: [String]?
    let dependencies: [String]?
  }

  /// Writes the comparison wiring by wiring.
  public func encode(to encoder: any Encoder) throws {
    let forms = entries.map { entry in
      WiringForm(
        wiring: entry.wiring, counts: entry.metrics?.counts, files: entry.metrics?.files.map(\.path),
        dependencies: entry.metrics?.dependencies)
    }
    var container = encoder.singleValueContainer()
    try container.encode(Form(screen: screen, wirings: forms))
  }
}
