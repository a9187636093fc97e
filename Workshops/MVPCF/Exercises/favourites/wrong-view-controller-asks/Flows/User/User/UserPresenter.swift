import OpenCombine

protocol UserPresenter: AnyObject {
  /// Empty until the person is there.
  var name: AnyPublisher<String, Never> { get }
  var isLoading: AnyPublisher<Bool, Never> { get }
  var editNameAvailable: AnyPublisher<Bool, Never> { get }
  /// Whether this is the signed-in person, who alone can edit the name and sign out.
  var isSignedIn: AnyPublisher<Bool, Never> { get }
  var failure: AnyPublisher<FailureViewModel, Never> { get }

  func load()
  func signOut()
}
