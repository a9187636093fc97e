import OpenCombine
import UserDomain

protocol FriendsViewModel: AnyObject {
  var viewInputData: AnyPublisher<FriendsViewInputData, Never> { get }
  var events: PassthroughSubject<FriendsViewEvent, Never> { get }

  var onFriendSelected: ((User.ID) -> Void)? { get set }
  var onFailure: ((UserAPIError) -> Void)? { get set }
}
