import OpenCombine

protocol EditNamePresenter: AnyObject {
  var firstName: CurrentValueSubject<String, Never> { get }
  var lastName: CurrentValueSubject<String, Never> { get }
  var saveAvailable: CurrentValueSubject<Bool, Never> { get }
  var loadFailure: PassthroughSubject<FailureViewModel, Never> { get }
  var saveFailure: PassthroughSubject<FailureViewModel, Never> { get }

  func load()
  /// Saves the names, unless that is under way already.
  ///
  /// - Parameter completion: called when the names are saved.
  func save(completion: @escaping () -> Void)
}
