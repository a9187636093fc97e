import OpenCombine

/// Signs people in.
protocol LoginProvider: AnyObject {
  var currentState: LoginProviderState { get }
  /// The state: now, and after each change.
  var state: AnyPublisher<LoginProviderState, Never> { get }

  func change(name: String)

  /// Signs in under the name, unless that is under way already.
  func signIn()
}
