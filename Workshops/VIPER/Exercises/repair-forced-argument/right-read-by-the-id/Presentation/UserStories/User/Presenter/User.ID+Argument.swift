import UserDomain

extension User.ID {
  /// Reads what a module was opened with.
  init(argument text: String?) throws(ModuleRefusal) {
    guard let id = text.flatMap(User.ID.init) else { throw .notAUserID(text ?? "") }
    self = id
  }
}
