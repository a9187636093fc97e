import OpenCombine
import UserDomain

protocol EditNamePresenter: AnyObject {
  // Input
  var firstName: CurrentValueSubject<String, Never> { get }
  var lastName: CurrentValueSubject<String, Never> { get }

  // Output
  /// The names to begin with.
  var original: AnyPublisher<EditNameViewModel, Never> { get }
  /// Whether the names can be saved, and are not being saved already.
  var saveAvailable: AnyPublisher<Bool, Never> { get }
  /// The person whose names are saved, with the new ones.
  var saved: AnyPublisher<User, Never> { get }
  var saveFailure: AnyPublisher<FailureViewModel, Never> { get }

  /// Saves the names, unless that is under way already.
  func save()
}
