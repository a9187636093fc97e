/// What a file says of its types without what is in them.
///
/// From the heads of all files follow the types of a project, with their roles. What is in the types is read where a rule
/// looks at it.
///
/// An object, since whatever is found out about types refers to it.
final class FileHead: Sendable {
  let imports: [Import]
  let types: [TypeHead]
  let aliases: [String: TypeName]
  let suppressions: [Suppression]
  /// What its functions called `makeCoordinator` return.
  let madeCoordinators: [String]
  /// The names of its functions; an initialiser has the name of its type.
  let functions: [LookUp]

  init(_ file: SourceFile) {
    imports = file.imports
    types = file.types.map(TypeHead.init)
    aliases = file.aliases
    suppressions = file.suppressions
    var made: [String] = []
    var names: Set<String> = []
    for (name, function, _) in file.namedFunctions {
      if name == "makeCoordinator", let result = function.result?.main { made.append(result) }
      names.insert(name)
    }
    madeCoordinators = made
    functions = names.map(LookUp.functions).sorted { $0.key < $1.key }
  }

  init(from reader: inout KeptReader) {
    imports = [Import](from: &reader)
    types = [TypeHead](from: &reader)
    aliases = [String: TypeName](from: &reader)
    suppressions = [Suppression](from: &reader)
    madeCoordinators = [String](from: &reader)
    functions = reader.readLookUps()
  }

  var importedModules: Set<String> { Set(imports.map(\.module)) }
}

extension FileHead: Kept {
  func write(to writer: inout KeptWriter) {
    imports.write(to: &writer)
    types.write(to: &writer)
    aliases.write(to: &writer)
    suppressions.write(to: &writer)
    madeCoordinators.write(to: &writer)
    writer.write(functions)
  }
}

extension SourceFile {
  /// Its functions with the names by which calls name them, an initialiser has that of its type, and the types around them.
  fileprivate var namedFunctions: [(name: String, function: Function, type: String?)] {
    types.flatMap { type in
      type.functions.map { ($0.kind == .initialiser ? type.simpleName : $0.name, $0, type.name) }
    } + functions.map { ($0.name, $0, nil) }
  }

  /// Those of its functions that calls name so, with the types around them.
  func functions(named name: String) -> [(function: Function, type: String?)] {
    var found: [(function: Function, type: String?)] = []
    for type in types {
      let isOfType = type.simpleName == name
      for function in type.functions where function.kind == .initialiser ? isOfType : function.name == name {
        found.append((function, type.name))
      }
    }
    for function in functions where function.name == name { found.append((function, nil)) }
    return found
  }

  /// Whether it imports what only tests do.
  var isTest: Bool { imports.areOfTests }
}

extension [Import] {
  /// Whether they are those of a file of tests.
  var areOfTests: Bool {
    contains { $0.isTestable || Import.testModules.contains($0.module) }
  }
}

extension Import {
  /// What only tests import.
  fileprivate static let testModules: Set = [
    "Cuckoo", "InstantMock", "Mockingbird", "Nimble", "Quick", "SnapshotTesting", "SwiftyMocky", "Testing", "XCTest",
  ]
}
