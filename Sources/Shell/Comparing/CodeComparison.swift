import CodeMetrics
import Grammar
import StageProtocol
import TerminalText

/// How much code a screen takes in each wiring.
struct CodeComparison {
  let screen: String
  let entries: [Entry]

  /// One wiring's code of the screen.
  struct Entry {
    let wiring: Wiring
    /// Nothing where the wiring has no such screen.
    let metrics: ScreenMetrics?
  }

  /// - Parameter name: the screen's name in any case: `EditName`.
  /// - Throws: `ShellError.noSuchScreen`, `.cannotCompile`, or `.failed` when a library cannot be read.
  init(of name: String, in wirings: [Wiring]) throws(ShellError) {
    var entries: [Entry] = []
    var known: Set<String> = []
    for wiring in wirings {
      let files = try wiring.texts().map { SourceMetrics(path: $0.key, source: $0.value) }
      let app: AppMetrics
      do throws(CodeMetricsError) {
        // The libraries are not counted, but their types are known by name.
        app = AppMetrics(files: files, libraries: try Self.libraries(of: wiring))
      } catch {
        throw .failed(error.description)
      }
      known.formUnion(app.screens.map(\.name))
      entries.append(
        Entry(wiring: wiring, metrics: app.screens.first { $0.name.lowercased() == name.lowercased() }))
    }
    guard let found = entries.lazy.compactMap(\.metrics).first else {
      throw .noSuchScreen(name, nearest: Spelling.nearest(to: name, among: known.sorted()), known: known.sorted())
    }
    screen = found.name
    self.entries = entries
  }

  private static func libraries(of wiring: Wiring) throws(CodeMetricsError) -> [SourceMetrics] {
    var files: [SourceMetrics] = []
    for folder in wiring.libraries.values { files += try AppMetrics(folder: folder).files }
    return files
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

  func encode(to encoder: any Encoder) throws {
    let forms = entries.map { entry in
      WiringForm(
        wiring: entry.wiring.name, counts: entry.metrics?.counts, files: entry.metrics?.files.map(\.path),
        dependencies: entry.metrics?.dependencies)
    }
    var container = encoder.singleValueContainer()
    try container.encode(Form(screen: screen, wirings: forms))
  }
}
