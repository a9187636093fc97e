import OpenCombine
import UserDomain

protocol EditNameViewModel: AnyObject {
  var viewInputData: AnyPublisher<EditNameViewInputData, Never> { get }
  var events: PassthroughSubject<EditNameViewEvent, Never> { get }

  var onSaved: (() -> Void)? { get set }
  var onCancelled: (() -> Void)? { get set }
  var onFailure: ((UserAPIError) -> Void)? { get set }
}
