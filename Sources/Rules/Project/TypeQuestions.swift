/// Asks an index of types for what is to be known of one of them, and notes for which names it has asked.
///
/// As long as the index says the same of these, it says the same of the type.
final class TypeQuestions {
  private let index: TypeIndex
  private(set) var names: Set<String> = []

  init(_ index: TypeIndex) { self.index = index }

  func parts(of name: String) -> [TypeHead] {
    names.insert(name)
    return index.parts(of: name)
  }

  /// Whether the project declares a class, struct, enum, actor or protocol of this name.
  func declares(_ name: String) -> Bool {
    parts(of: name).first.map { $0.kind != .extension } ?? false
  }

  /// What a type inherits and conforms to, by itself and through what the project declares.
  func ancestors(of name: String) -> Set<String> {
    var found: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      for ancestor in index.parents(of: next, notingAliases: { names.insert($0) })
      where found.insert(ancestor).inserted {
        open.append(ancestor)
      }
    }
    names.insert(name)
    names.formUnion(found)
    return found
  }

  /// What stands behind the colon of a type and of its extensions, superclass first.
  func parents(of name: String) -> [String] {
    names.insert(name)
    let parents = index.parents(of: name, notingAliases: { names.insert($0) })
    names.formUnion(parents)
    return parents
  }

  /// Whether a function called `makeCoordinator` returns a type.
  func isMadeCoordinator(_ name: String) -> Bool {
    names.insert(name)
    return index.madeCoordinators.contains(name)
  }
}
