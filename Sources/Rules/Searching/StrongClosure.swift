/// A closure that is kept and holds the object that made it.
struct StrongClosure: Sendable {
  let place: Violation.Place
  let closure: Closure
  /// Where it is kept, as the end of a sentence.
  let keeper: String
}

extension Project {
  /// The closures of a type that are kept and hold `self` strongly; none for types without identity.
  func strongClosures(in type: ProjectType) -> [StrongClosure] {
    guard hasIdentity(type) else { return [] }
    return type.code.flatMap { file, code in
      code.closures.compactMap { closure in
        guard closure.holdsSelf, case .kept(let keeper) = ClosureLife(of: closure, in: self) else { return nil }
        return StrongClosure(place: place(file, closure.offset), closure: closure, keeper: keeper)
      }
    }
  }

  /// Whether a type's values are objects, as far as the project says.
  func hasIdentity(_ type: ProjectType) -> Bool {
    switch type.kind {
    case .class, .actor: true
    case .extension: UIVocabulary.isViewController(type.name) || UIVocabulary.isView(type.name)
    case .struct, .enum, .protocol: false
    }
  }
}
