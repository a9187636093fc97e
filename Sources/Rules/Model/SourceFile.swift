/// A Swift file as rules see it.
///
/// An object, since rules are given it again and again.
final class SourceFile: Sendable {
  /// What people see, relative to the folder that is checked.
  let name: String
  /// Its path from the root of the project.
  let path: String
  /// The bytes, from which lines are counted when one is asked for.
  let text: [UInt8]
  let imports: [Import]
  /// A list and no set: of a handful of short names the right one is found sooner by looking at each.
  let importedModules: [String]
  let types: [TypeDeclaration]
  /// Functions and variables outside of types, and what else stands there.
  let functions: [Function]
  let properties: [Property]
  let aliases: [String: TypeName]
  /// Statements of a file that runs from top to bottom.
  let code: Code
  /// The lines that are excused from a rule.
  let suppressions: [Suppression]
  /// The names that its code says; of a file that was read earlier, its head knows them.
  let names: NameFilter

  /// A file that says nothing but what is given.
  init(
    name: String, path: String, text: [UInt8], imports: [Import] = [], types: [TypeDeclaration] = [],
    functions: [Function] = [], properties: [Property] = [], aliases: [String: TypeName] = [:], code: Code = .none,
    suppressions: [Suppression] = [], names: NameFilter = NameFilter()
  ) {
    self.name = name
    self.path = path
    self.text = text
    self.imports = imports
    importedModules = imports.map(\.module)
    self.types = types
    self.functions = functions
    self.properties = properties
    self.aliases = aliases
    self.code = code
    self.suppressions = suppressions
    self.names = names
  }

  /// The folders of its path.
  var folders: [Substring] { path.folders }

  /// What stands at a place.
  func text(at place: Range<Int>) -> String {
    String(decoding: text[place.clamped(to: text.indices)], as: UTF8.self)
  }

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
