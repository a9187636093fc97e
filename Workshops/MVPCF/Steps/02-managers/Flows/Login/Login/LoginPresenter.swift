import OpenCombine
import UserDomain

protocol LoginPresenter: AnyObject {
  // Input
  var name: CurrentValueSubject<String, Never> { get }

  // Output
  var signInAvailable: AnyPublisher<Bool, Never> { get }
  /// Who is signed in now.
  var signedIn: AnyPublisher<User.ID, Never> { get }
  var failure: AnyPublisher<FailureViewModel, Never> { get }

  /// Signs in, unless that is under way already.
  func signIn()
}
