import ContextsDomain

/// What a screen says when something could not be done, and what the person can do about it.
nonisolated struct Failure: Hashable {
  enum Remedy: Hashable {
    /// Trying again may help.
    case retry
    /// There is nothing to do but to take note of it.
    case confirm
  }

  let title: String
  let remedy: Remedy

  init(_ error: UserError) {
    switch error {
    case .noUser(let id): (title, remedy) = ("There is no user \(id)", .confirm)
    case .noOneCalled(let name): (title, remedy) = ("No one is called \"\(name)\"", .confirm)
    case .unavailable: (title, remedy) = ("Can't reach the server", .retry)
    }
  }
}
