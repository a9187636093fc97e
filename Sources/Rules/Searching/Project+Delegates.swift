extension Project {
  /// The delegates that types hold strongly, but those that they make themselves; doubles for tests hold what they like.
  func strongDelegates() -> [Violation] {
    types.filter { hasIdentity($0) && !RoleNames.isDouble($0.simpleName) }.flatMap { type in
      type.storedProperties.compactMap { file, property in
        guard property.ownership == .strong, !property.isStatic, !property.isOverride, Self.isDelegate(property.name),
          let main = property.type?.main, !main.isEmpty, property.type.map(isFunction) != true,
          role(ofType: main) != .appDelegate, !Self.isKeptForOther(property, main),
          self.type(main).map(isDelegator) ?? !Self.isImplementation(main),
          !type.makes(property), !isHelper(property, main), !Self.isHandedOn(property, by: type)
        else { return nil }
        return Violation(
          place: place(file, property.offset), what: "\(type.name) holds its \(property.name) strongly",
          how: "declare `weak var \(property.name)`", fix: .holdWeakly)
      }
    }
  }

  /// Whether an object of a type may be somebody's delegate who is kept elsewhere.
  ///
  /// A class that is called a delegate is a list's, which does not keep it, and so somebody has to.
  private func isDelegator(_ type: ProjectType) -> Bool {
    type.isProtocol || (hasIdentity(type) && !RoleNames.core(of: type.simpleName).hasSuffix("Delegate"))
  }

  /// Whether a constant is what the object works with: of a protocol that values may conform to, there is no weak one.
  private func isHelper(_ property: Property, _ name: String) -> Bool {
    guard property.isLet, let type = self.type(name), type.isProtocol else { return false }
    return type.ancestors.isDisjoint(with: ["AnyObject", "NSObjectProtocol", "class"])
      && !type.ancestors.contains(where: UIVocabulary.isClass)
  }

  /// Whether who makes a module has the delegate for a part of it, or an object that of one of its parts, which holds it
  /// weakly: `editor.textDelegate = textViewDelegate`.
  private static func isHandedOn(_ property: Property, by type: ProjectType) -> Bool {
    guard property.name != "delegate" else { return false }
    let makers: Set<Role> = [.assembly, .configurator, .factory]
    return type.role.map(makers.contains) ?? false
      || type.code.contains { _, code in
        code.assignments.contains { assignment in
          assignment.target.names.count > 1 && isDelegate(assignment.target.last)
            && assignment.value.path?.names == [property.name]
        }
      }
  }

  /// Whether a name is that of a class which is nothing but a delegate: `PolicyDelegateImpl`.
  private static func isImplementation(_ name: String) -> Bool {
    ["Impl", "Implementation"].contains(where: name.hasSuffix) && RoleNames.core(of: name).hasSuffix("Delegate")
  }

  /// `tableViewDelegate: UITableViewDelegate`: the delegate of something that does not keep it.
  private static func isKeptForOther(_ property: Property, _ type: String) -> Bool {
    property.name != "delegate" && UIFramework.isUIKit(type)
  }

  private static func isDelegate(_ name: String) -> Bool { name == "delegate" || name.hasSuffix("Delegate") }
}

extension ProjectType {
  /// Whether it makes what a property holds itself. Then it is to keep it: nobody else does.
  func makes(_ property: Property) -> Bool {
    if case .call = property.value { return true }
    return property.isLazy
      || code.contains { _, code in
        code.assignments.contains { assignment in
          guard assignment.target.names == [property.name], case .call(let path) = assignment.value else {
            return false
          }
          return path.last == property.typeName || path.last == "init"
        }
      }
  }
}
