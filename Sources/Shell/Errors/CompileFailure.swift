import Grammar
import HotCompiler

/// App code that the compiler turned down.
public struct CompileFailure: Hashable, Sendable {
  /// The wiring whose code it is.
  public let app: String
  /// The errors and their notes, in the compiler's order.
  public let diagnostics: [Diagnostic]
  /// What to change first, where the compiler's own words do not say it.
  public let hint: String?
  /// The wiring that goes on running meanwhile.
  public internal(set) var running: String?

  /// A failure with all that the compiler said; its warnings are left out.
  ///
  /// - Parameter texts: those of the app's files, by the names that the diagnostics show.
  public init(app: String, diagnostics: [Diagnostic], texts: [String: String] = [:]) {
    self.app = app
    self.diagnostics = diagnostics.filter { $0.severity != .warning }
    hint = CompileHint(diagnostics, texts: texts).words
  }

  /// The same, with what is said of some files first: an error in one file brings errors in all that use it.
  func beginning(with files: Set<String>) -> CompileFailure {
    var (first, rest): ([Diagnostic], [Diagnostic]) = ([], [])
    var isFirst = false
    for diagnostic in diagnostics {
      // A note belongs to the error before it, wherever it points.
      if diagnostic.severity == .error { isFirst = files.contains(diagnostic.file) }
      if isFirst { first.append(diagnostic) } else { rest.append(diagnostic) }
    }
    var failure = CompileFailure(app: app, diagnostics: first + rest)
    failure.running = running
    return failure
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
    var lines = ["\(app) does not compile: \(count.counted("error"))"] + [hint].compactMap(\.self)
    lines += diagnostics.prefix(limit).map(\.description)
    let hidden = diagnostics.count - limit
    if hidden > 0 { lines.append("… and \(hidden) more") }
    return lines.joined(separator: "\n")
  }
}
