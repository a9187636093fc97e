import OpenCombine

protocol UserPresenter: AnyObject {
  /// Empty until the person is there.
  var name: CurrentValueSubject<String, Never> { get }
  var isLoading: CurrentValueSubject<Bool, Never> { get }
  var editNameAvailable: CurrentValueSubject<Bool, Never> { get }
  /// Whether this is the signed-in person, who alone can edit the name and sign out.
  var isSignedIn: CurrentValueSubject<Bool, Never> { get }
  var failure: PassthroughSubject<FailureViewModel, Never> { get }

  func load()
  func signOut(completion: @escaping () -> Void)
}
