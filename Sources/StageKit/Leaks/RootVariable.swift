import StageProtocol

/// A static or global variable that keeps an object which should have been deallocated.
struct RootVariable {
  private let name: String
  /// Where in the variable's value the object is: `handlers[0]`.
  private let path: String

  /// Nil for what the process holds without the app's code being to blame.
  init?(_ root: RootName) {
    guard case .variable(let name, let path) = root else { return nil }
    (self.name, self.path) = (name, path)
  }

  /// The usual fix.
  var fix: String {
    let advice =
      CollectionName(of: path).map { "take it out of \(joined(String($0.text)))" } ?? "set \(joined(path)) to nil"
    return "\(advice) when its screen goes: what a static or global holds lives as long as the app"
  }

  /// Where the variable is declared.
  func place(in index: SourceIndex) -> SourceIndex.Location? { index.variables[name]?.place }

  private func joined(_ path: String) -> String { path.isEmpty ? name : "\(name).\(path)" }
}
