import UserDomain

/// What a person is told when something failed.
struct FailureViewModel: Hashable {
  let title: String
  let canRetry: Bool

  static let unreachable = FailureViewModel(title: "Can't reach the server", canRetry: true)

  static func noUser(_ id: User.ID) -> FailureViewModel {
    FailureViewModel(title: "There is no user \(id)", canRetry: false)
  }

  static func noOne(called name: String) -> FailureViewModel {
    FailureViewModel(title: "No one is called \"\(name)\"", canRetry: false)
  }
}
