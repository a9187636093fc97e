import StageProtocol

/// The static and global variables of the app.
enum StaticVariables {
  /// Those of this process's executable that may lead to objects, sorted by name.
  private static let all: [StaticVariable] = {
    let table = SymbolTable.own
    return table.symbols.compactMap { StaticVariable($0, in: table) }
      .filter { Modules.isApp($0.module) }
      .sorted { $0.name < $1.name }
  }()

  /// The same, as the index declares them.
  static func own(in index: SourceIndex) -> [StaticVariable] { all.map { $0.declared(in: index) } }
}
