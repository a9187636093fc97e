import UserDomain

extension NamedValuesType {
  /// - Throws: `ModuleRefusal.notAUserID` when there is no number under the name.
  func userID(_ name: String) throws(ModuleRefusal) -> User.ID {
    guard let value = self[name], let id = User.ID(value) else {
      throw .notAUserID(self[name, default: ""])
    }
    return id
  }
}
