import Foundation
import Testing

@testable import Rules

/// A survey that is asked by name asks no file that does not say it: whatever rules read must be among what a file says.
struct SaidNamesTests {
  private static let samples: [String] = {
    let texts = SwiftFiles.all(in: "Workshops").compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    return texts + ChangingProject.examples.joined()
  }()

  private func file(_ text: String) throws -> SourceFile {
    try SourceFile.parsing(Array(text.utf8), name: "Sample.swift", path: "")
  }

  @Test func `a file says each name that is in the lists of its code`() throws {
    var missing: Set<String> = []
    for text in Self.samples {
      guard let file = try? file(text) else { continue }
      for name in file.listedNames where !NameHash(name).isMaybeSaid(by: file.names.words[...]) { missing.insert(name) }
    }
    #expect(missing.isEmpty)
  }

  @Test func `a file seems to say hardly any name that it does not`() throws {
    let others = (0..<1000).map { "Nobody\($0)ViewController" }
    let counts = Self.samples.compactMap { text in
      (try? file(text)).map { file in others.count { NameHash($0).isMaybeSaid(by: file.names.words[...]) } }
    }
    #expect(counts.reduce(0, +) < counts.count * 5)
  }

  @Test(arguments: [
    "let a = `Menu`.make()", "let a: [String: Menu?] = [:]", "let a = b as? Menu", "let a = [Menu].self",
    "let a: App.Menu.Type", "extension App.Menu {}", "class Menu<Item> {}", "func a(_ b: (Menu) -> Void) {}",
    "let a = App.Menu<Item>()", "let a = container.resolve((any Menu).self)", "@Wrapped var a: some Menu",
  ])
  func `a name is said wherever it stands`(text: String) throws {
    #expect(NameHash("Menu").isMaybeSaid(by: try file(text).names.words[...]))
    #expect(!NameHash("Nobody").isMaybeSaid(by: try file(text).names.words[...]))
  }
}

extension SourceFile {
  /// All names of other things that are in the lists of its code, and in the types of what it declares.
  fileprivate var listedNames: Set<String> {
    var names: Set<String> = []
    func add(_ type: TypeName?) {
      type?.forEachName { names.formUnion($0.split(separator: ".").map(String.init)) }
    }
    func add(_ path: Path) {
      for component in path.components {
        names.insert(component.name)
        names.formUnion((component.metatype ?? "").split(separator: ".").map(String.init))
      }
    }
    func add(_ value: Value) {
      if let path = value.path { add(path) }
      if case .metatype(let types) = value {
        names.formUnion(types.flatMap { $0.split(separator: ".") }.map(String.init))
      }
    }
    func add(_ lists: CodeLists) {
      names.formUnion((lists.mentions + lists.names).map(\.name))
      for call in lists.calls { add(call.callee) }
      for path in lists.references { add(path) }
      for argument in lists.arguments {
        if let label = argument.label { names.insert(label) }
        add(argument.value)
      }
      for assignment in lists.assignments {
        add(assignment.target)
        add(assignment.value)
      }
      for variable in lists.variables {
        add(variable.type)
        add(variable.value)
      }
    }
    var properties = properties
    add(code.file.lists)
    for function in functions { add(function.code.file.lists) }
    for type in types {
      properties += type.properties
      names.formUnion(type.name.split(separator: ".").map(String.init))
      add(type.whole.file.lists)
    }
    for property in properties {
      add(property.type)
      add(property.value)
      add(property.code.file.lists)
    }
    // What stands for something else than a name.
    return names.subtracting(["", "[]", "super", "return"])
  }
}
