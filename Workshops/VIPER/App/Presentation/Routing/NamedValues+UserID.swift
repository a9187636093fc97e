import UserDomain

extension NamedValuesType {
  /// - Throws: `ModuleRefusal.argument` when there is no number under the name.
  func userID(_ name: String) throws(ModuleRefusal) -> User.ID {
    guard let value = self[name], let id = User.ID(value) else {
      throw .argument(name: name, value: self[name], expected: "a number")
    }
    return id
  }
}
