import OpenCombine

protocol EditNamePresenter: AnyObject {
  // Input
  var firstName: CurrentValueSubject<String, Never> { get }
  var lastName: CurrentValueSubject<String, Never> { get }

  // Output
  /// The names to begin with, once they are known.
  var original: AnyPublisher<EditNameViewModel, Never> { get }
  /// Whether the names can be saved, are not being saved already, and there is a way to the server.
  var saveAvailable: AnyPublisher<Bool, Never> { get }
  /// The names are saved.
  var saved: AnyPublisher<Void, Never> { get }
  var loadFailure: AnyPublisher<FailureViewModel, Never> { get }
  var saveFailure: AnyPublisher<FailureViewModel, Never> { get }

  func load()
  /// Saves the names, unless that is under way already.
  func save()
}
