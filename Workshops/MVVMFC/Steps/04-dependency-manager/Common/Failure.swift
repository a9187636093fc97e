import UserDomain

/// What a person is told when there is no answer.
struct Failure: Equatable {
  let title: String
  /// Whether the same request may succeed later.
  let canRetry: Bool
}

extension Failure {
  init(_ error: ApiError) {
    self.init(title: Strings.title(of: error), canRetry: true)
  }

  /// Says why there is nothing to show of a person. From one who does not exist the only way is back.
  init(_ error: ApiError, ofUser userID: User.ID) {
    switch error {
    case .notFound: self.init(title: Strings.noUser(userID), canRetry: false)
    case .unreachable, .invalidResponse: self.init(error)
    }
  }
}
