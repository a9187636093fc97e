import OpenCombine
import UserDomain

protocol UserPresenter: AnyObject {
  /// Empty until the person is there.
  var name: AnyPublisher<String, Never> { get }
  var isLoading: AnyPublisher<Bool, Never> { get }
  var editNameAvailable: AnyPublisher<Bool, Never> { get }
  /// Whether this is the signed-in person, who alone can edit the name and sign out.
  var isSignedIn: AnyPublisher<Bool, Never> { get }
  var failure: AnyPublisher<FailureViewModel, Never> { get }
  /// The person at this moment; `nil` until they are there.
  var currentUser: User? { get }

  func load()
  /// Takes over a name that was edited.
  func didSave(_ user: User)
  func signOut()
}
