import OpenCombine

protocol LoginPresenter: AnyObject {
  // Input
  var name: CurrentValueSubject<String, Never> { get }

  // Output
  var signInAvailable: AnyPublisher<Bool, Never> { get }
  /// Somebody is signed in.
  var signedIn: AnyPublisher<Void, Never> { get }
  var failure: AnyPublisher<FailureViewModel, Never> { get }

  /// Signs in, unless that is under way already.
  func signIn()
}
