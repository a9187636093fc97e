import OpenCombine

protocol LoginPresenter: AnyObject {
  var name: CurrentValueSubject<String, Never> { get }
  var signInAvailable: CurrentValueSubject<Bool, Never> { get }
  var failure: PassthroughSubject<FailureViewModel, Never> { get }

  /// Signs in, unless that is under way already.
  ///
  /// - Parameter completion: called when the person is signed in.
  func signIn(completion: @escaping () -> Void)
}
