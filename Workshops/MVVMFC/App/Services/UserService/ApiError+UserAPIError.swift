import UserDomain

extension ApiError {
  init(_ error: UserAPIError) {
    switch error {
    case .unreachable: self = .unreachable
    case .noUser, .noOneCalled: self = .notFound
    }
  }
}
