import CodeMetrics
import Grammar
import ShellText

extension CodeComparison {
  /// Counts the code of a screen in each of some wirings.
  ///
  /// - Parameters:
  ///   - name: the screen's name, compared case-insensitively: `EditName`.
  ///   - session: counts the code.
  /// - Throws: `ShellError.noSuchScreen`, `.cannotCompile`, or `.uncountable` when a library cannot be read.
  init(of name: String, in wirings: [Wiring], by session: AppSession) throws(ShellError) {
    var entries: [Entry] = []
    var found: String?
    var known: Set<String> = []
    for wiring in wirings {
      let app = try session.metrics(of: wiring, withLibraries: true)
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
}
