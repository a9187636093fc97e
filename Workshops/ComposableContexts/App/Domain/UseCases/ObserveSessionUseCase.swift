import OpenCombine
import UserDomain

protocol ObserveSessionUseCase {
  /// The signed-in person, or nothing: now, and after each change.
  var signedInUserID: AnyPublisher<User.ID?, Never> { get }
}

extension ObserveSessionUseCase where Self: SessionRepositoryHolderType {
  var signedInUserID: AnyPublisher<User.ID?, Never> {
    sessionRepository.userID
  }
}
