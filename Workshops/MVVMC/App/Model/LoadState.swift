import UserDomain

/// How far something is that a screen has asked the server for.
///
/// One answer of the server is one change of it, so no screen is ever drawn between two.
enum LoadState<Value: Hashable>: Hashable {
  case idle
  case loading
  case loaded(Value)
  case failed(UserAPIError)

  var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }

  var failure: UserAPIError? {
    if case .failed(let error) = self { error } else { nil }
  }
}
