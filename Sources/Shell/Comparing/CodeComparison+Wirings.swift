import CodeMetrics
import Grammar
import ShellText

extension CodeComparison {
  /// Counts the code of a screen in each of some wirings.
  ///
  /// - Parameter name: the screen's name, compared case-insensitively: `EditName`.
  /// - Throws: `ShellError.noSuchScreen`, `.cannotCompile`, or `.uncountable` when a library cannot be read.
  init(of name: String, in wirings: [Wiring]) throws(ShellError) {
    var entries: [Entry] = []
    var found: String?
    var known: Set<String> = []
    for wiring in wirings {
      let texts = try wiring.texts()
      let app: AppMetrics
      do throws(CodeMetricsError) {
        // The libraries are not counted, but their types are known by name.
        app = AppMetrics(texts: texts, libraries: try Self.libraries(of: wiring))
      } catch {
        throw .uncountable(error)
      }
      known.formUnion(app.screens.map(\.name))
      let metrics = app.screens.first { $0.name.lowercased() == name.lowercased() }
      found = found ?? metrics?.name
      entries.append(Entry(wiring: wiring.name, metrics: metrics))
    }
    guard let found else {
      throw .noSuchScreen(name, nearest: Spelling.nearest(to: name, among: known.sorted()), known: known.sorted())
    }
    self.init(screen: found, entries: entries)
  }

  private static func libraries(of wiring: Wiring) throws(CodeMetricsError) -> [SourceMetrics] {
    var files: [SourceMetrics] = []
    for folder in wiring.libraries.values { files += try AppMetrics(folder: folder).files }
    return files
  }
}
