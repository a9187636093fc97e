/// A Swift file as rules see it.
struct SourceFile: Sendable {
  /// What people see, relative to the folder that is checked.
  let name: String
  /// Its path from the root of the project.
  let path: String
  /// The bytes, from which lines are counted when one is asked for.
  let text: [UInt8]
  var imports: [Import] = []
  var types: [TypeDeclaration] = []
  /// Functions and variables outside of types, and what else stands there.
  var functions: [Function] = []
  var properties: [Property] = []
  var aliases: [String: TypeName] = [:]
  /// Statements of a file that runs from top to bottom.
  var code = Code.none
  /// The lines that are excused from a rule.
  var suppressions: [Suppression] = []

  var importedModules: Set<String> { Set(imports.map(\.module)) }

  /// The folders of its path.
  var folders: [Substring] { path.folders }

  /// The line and column of a byte, both from 1; for many of one file, a `LineTable` is quicker.
  func location(of offset: Int) -> (line: Int, column: Int) { LineTable(text).location(of: offset) }
}

/// An import of a file.
struct Import: Hashable, Sendable {
  /// The module, without what follows a dot.
  let module: String
  /// Whether its internal declarations are visible: `@testable import`.
  let isTestable: Bool
  let offset: Int
}
