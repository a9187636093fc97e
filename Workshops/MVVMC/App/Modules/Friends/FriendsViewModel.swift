import OpenCombine
import UserDomain

protocol FriendsViewModel: AnyObject {
  var viewInputData: AnyPublisher<FriendsViewInputData, Never> { get }
  var events: PassthroughSubject<FriendsViewEvent, Never> { get }

  var onFriendSelected: ((User.ID) -> Void)? { get set }
  /// Takes what went wrong, and what tries again.
  var onFailure: ((UserAPIError, _ retry: @escaping () -> Void) -> Void)? { get set }
}
