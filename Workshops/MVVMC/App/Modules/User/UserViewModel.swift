import OpenCombine
import UserDomain

protocol UserViewModel: AnyObject {
  var viewInputData: AnyPublisher<UserViewInputData, Never> { get }
  var events: PassthroughSubject<UserViewEvent, Never> { get }

  var onEditName: (() -> Void)? { get set }
  var onFriends: (() -> Void)? { get set }
  var onSignedOut: (() -> Void)? { get set }
  var onFailure: ((UserAPIError) -> Void)? { get set }
}
