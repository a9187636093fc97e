import OpenCombine
import UserDomain

protocol UserViewModel: AnyObject {
  var viewInputData: AnyPublisher<UserViewInputData, Never> { get }
  var events: PassthroughSubject<UserViewEvent, Never> { get }

  var onEditName: (() -> Void)? { get set }
  var onFriends: (() -> Void)? { get set }
  /// Takes what signs out, once the person has said that they mean it.
  var onSignOut: ((_ confirmed: @escaping () -> Void) -> Void)? { get set }
  var onSignedOut: (() -> Void)? { get set }
  /// Takes what went wrong, and what tries again.
  var onFailure: ((UserAPIError, _ retry: @escaping () -> Void) -> Void)? { get set }
}
