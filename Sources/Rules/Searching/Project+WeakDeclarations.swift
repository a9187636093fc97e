extension Project {
  /// How a property is to be declared that should not keep what is in it.
  ///
  /// - Parameter besides: what is to be done as well.
  func weakDeclaration(of property: Property, besides: String? = nil) -> String {
    let name = property.typeName ?? ""
    let isOpen = type(name)?.isProtocol == true && !areObjects(property.type)
    let steps = [isOpen ? "bind \(name) to AnyObject" : nil, besides].compactMap(\.self)
    let rest = steps.last.map { last in (steps.dropLast() + ["and \(last)"]).map { ", \($0)" }.joined() }
    return "declare `weak var \(property.name)`" + (rest ?? "")
  }

  /// Whether an object that holds another weakly stands in for what conforms to a protocol, so that who holds it holds nothing
  /// else: `presenter.view = WeakProxy(controller)`.
  func haveWeakProxy(_ name: String?) -> Bool {
    guard let name, type(name)?.isProtocol == true else { return false }
    return heirs(of: name.lastName).contains { heir in
      ["Adapter", "Proxy", "Weak"].contains(where: heir.simpleName.holds)
        && heir.storedProperties.contains { $0.property.ownership == .weak }
    }
  }

  /// Whether only objects can be of a type, as `weak` demands.
  func areObjects(_ name: TypeName?) -> Bool {
    guard let name, !name.isCollection, !name.main.isEmpty else { return false }
    guard let type = type(name.main) else { return UIFramework.isUIKit(name.main) }
    switch type.kind {
    case .class, .actor: return true
    case .protocol:
      let objects: Set<String> = ["AnyObject", "NSObject", "NSObjectProtocol", "class"]
      return !type.ancestors.isDisjoint(with: objects) || type.main?.declaration.attributes.contains("objc") == true
        || type.ancestors.contains { UIVocabulary.isClass($0) || self.type($0)?.kind == .class }
    case .struct, .enum, .extension: return false
    }
  }
}
