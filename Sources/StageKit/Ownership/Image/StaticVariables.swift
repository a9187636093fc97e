/// The static and global variables of the app.
enum StaticVariables {
  /// Those of this process's executable that may lead to objects, in the order of their names.
  static let own: [StaticVariable] = {
    let table = SymbolTable.own
    return table.symbols.compactMap { StaticVariable($0, in: table) }
      .filter { Modules.isApp($0.module) }
      .sorted { $0.name < $1.name }
  }()
}
