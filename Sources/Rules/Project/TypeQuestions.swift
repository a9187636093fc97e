/// Asks an index of types for what is to be known of one of them, and notes for which names it has asked.
///
/// As long as the index says the same of these, it says the same of the type.
final class TypeQuestions {
  private let index: TypeIndex
  private(set) var names: Set<String> = []
  private let isNoted: Bool

  /// - Parameter isNoted: whether somebody wants to know for which names it has asked.
  init(_ index: TypeIndex, isNoted: Bool) {
    self.index = index
    self.isNoted = isNoted
  }

  private func note(_ name: String) {
    if isNoted { names.insert(name) }
  }

  func parts(of name: String) -> [TypeHead] {
    note(name)
    return index.parts(of: name)
  }

  /// Whether the project declares a class, struct, enum, actor or protocol of this name.
  func declares(_ name: String) -> Bool {
    parts(of: name).first.map { $0.kind != .extension } ?? false
  }

  /// What a type inherits and conforms to, by itself and through what the project declares, each once.
  ///
  /// A list, since most types have a few ancestors at most.
  func ancestors(of name: String) -> [String] {
    note(name)
    var found: [String] = []
    func add(parentsOf name: String) {
      for parent in index.parents(of: name, notingAliases: note) where !found.contains(parent) { found.append(parent) }
    }
    add(parentsOf: name)
    var next = 0
    while next < found.count {
      add(parentsOf: found[next])
      next += 1
    }
    if isNoted { names.formUnion(found) }
    return found
  }

  /// What stands behind the colon of a type and of its extensions, superclass first.
  func parents(of name: String) -> [String] {
    note(name)
    let parents = index.parents(of: name, notingAliases: note)
    if isNoted { names.formUnion(parents) }
    return parents
  }

  /// Whether a function called `makeCoordinator` returns a type.
  func isMadeCoordinator(_ name: String) -> Bool {
    note(name)
    return index.madeCoordinators.contains(name)
  }
}
