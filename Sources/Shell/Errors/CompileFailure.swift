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
    let count = diagnostics.count { $0.severity == .error }
    var lines = ["\(app) does not compile: \(count.counted("error"))"]
    lines += diagnostics.prefix(Self.shownDiagnostics).map(\.description)
    let hidden = diagnostics.count - Self.shownDiagnostics
    if hidden > 0 { lines.append("… and \(hidden) more") }
    if let running { lines.append("\(running) is still running") }
    return lines.joined(separator: "\n")
  }
}
