import OpenCombine
import UserDomain

protocol UserViewModel: AnyObject {
  var viewInputData: AnyPublisher<UserViewInputData, Never> { get }
  var events: PassthroughSubject<UserViewEvent, Never> { get }

  var onEditName: (() -> Void)? { get set }
  var onFriends: (() -> Void)? { get set }
  var onSettings: (() -> Void)? { get set }
  var onSignedOut: (() -> Void)? { get set }
  /// Takes what went wrong, and what tries again.
  var onFailure: ((UserAPIError, _ retry: @escaping () -> Void) -> Void)? { get set }
}
