import OpenCombine

protocol UserPresenter: AnyObject {
  /// `nil` until somebody has loaded the friends.
  var friendCount: AnyPublisher<Int?, Never> { get }
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
