import StageProtocol

/// A static or global variable that keeps an object which should have been deallocated.
struct RootVariable {
  private let label: String

  /// - Parameter root: as the graph writes it, `ServicesAssembly.shared`, or `kept[0]`.
  init?(_ root: String) {
    // Held by the process without the app's code being to blame.
    guard !["window", "delegate", HeapRoots.Work.task].contains(root) else { return nil }
    label = root
  }

  /// The usual fix.
  var fix: String {
    let advice = CollectionName(of: label) == nil ? "set \(name) to nil" : "take it out of \(name)"
    return "\(advice) when its screen goes: what a static or global holds lives as long as the app"
  }

  /// Where the variable is declared; the parts of a struct in it are named after it.
  func place(in index: SourceIndex) -> SourceIndex.Location? {
    var parts = name.split(separator: ".")
    while !parts.isEmpty {
      if let variable = index.variables[parts.joined(separator: ".")] { return variable.place }
      parts.removeLast()
    }
    return nil
  }

  /// Without the index in a collection.
  private var name: String { CollectionName(of: label).map { String($0.text) } ?? label }
}
