import Grammar
import HotCompiler

/// App code that the compiler turned down.
public struct CompileFailure: Hashable, Sendable {
  /// The wiring whose code it is.
  public let app: String
  /// The errors and their notes, in the compiler's order.
  public let diagnostics: [Diagnostic]
  /// The wiring that goes on running meanwhile.
  public internal(set) var running: String?

  /// A failure with all that the compiler said; its warnings are left out.
  public init(app: String, diagnostics: [Diagnostic]) {
    self.app = app
    self.diagnostics = diagnostics.filter { $0.severity != .warning }
  }
}

extension CompileFailure: CustomStringConvertible {
  private static let shownDiagnostics = 8

  public var description: String {
    var lines = [text(of: diagnostics, showing: Self.shownDiagnostics)]
    if let running { lines.append("\(running) is still running") }
    return lines.joined(separator: "\n")
  }

  /// The first errors without their notes.
  func shortDescription(showing limit: Int) -> String {
    text(of: diagnostics.filter { $0.severity == .error }, showing: limit)
  }

  private func text(of diagnostics: [Diagnostic], showing limit: Int) -> String {
    let count = self.diagnostics.count { $0.severity == .error }
    var lines = ["\(app) does not compile: \(count.counted("error"))"]
    lines += diagnostics.prefix(limit).map(\.description)
    let hidden = diagnostics.count - limit
    if hidden > 0 { lines.append("… and \(hidden) more") }
    return lines.joined(separator: "\n")
  }
}
