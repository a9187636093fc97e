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
  /// The names that its code says.
  let names: NameFilter

  init(_ file: SourceFile) {
    imports = file.imports
    types = file.types.map(TypeHead.init)
    aliases = file.aliases
    suppressions = file.suppressions
    names = file.names
    var made: [String] = []
    var lookUps: [LookUp] = []
    func note(_ name: String, _ function: Function) {
      if name == "makeCoordinator", let result = function.result?.main { made.append(result) }
      lookUps.append(.functions(named: name))
    }
    for type in file.types {
      for function in type.functions {
        note(function.kind == .initialiser ? type.simpleName : function.name, function)
      }
    }
    for function in file.functions { note(function.name, function) }
    madeCoordinators = made
    lookUps.sort { $0.key < $1.key }
    // Equal ones are neighbours now.
    functions = lookUps.indices.filter { $0 == 0 || lookUps[$0] != lookUps[$0 - 1] }.map { lookUps[$0] }
  }

  init(from reader: inout KeptReader) {
    imports = [Import](from: &reader)
    types = [TypeHead](from: &reader)
    aliases = [String: TypeName](from: &reader)
    suppressions = [Suppression](from: &reader)
    madeCoordinators = [String](from: &reader)
    functions = reader.readLookUps()
    names = NameFilter(words: reader.readWords())
  }
}

extension FileHead: Kept {
  func write(to writer: inout KeptWriter) {
    imports.write(to: &writer)
    types.write(to: &writer)
    aliases.write(to: &writer)
    suppressions.write(to: &writer)
    madeCoordinators.write(to: &writer)
    writer.write(functions)
    writer.write(words: names.words)
  }
}

extension SourceFile {
  /// Those of its functions that calls name so, as they name an initialiser by its type, with the types around them.
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
