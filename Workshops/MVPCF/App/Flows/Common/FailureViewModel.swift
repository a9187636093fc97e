import UserDomain

/// What a person is told when something failed.
struct FailureViewModel: Hashable {
  let title: String
  let canRetry: Bool

  init(_ error: UserAPIError) {
    switch error {
    case .noUser(let id):
      title = "There is no user \(id)"
      canRetry = false
    case .noOneCalled(let name):
      title = "No one is called \"\(name)\""
      canRetry = false
    case .unreachable:
      title = "Can't reach the server"
      canRetry = true
    }
  }
}
