import OpenCombine
import UserDomain

protocol EditNameViewModel: AnyObject {
  var viewInputData: AnyPublisher<EditNameViewInputData, Never> { get }
  var events: PassthroughSubject<EditNameViewEvent, Never> { get }

  var onSaved: ((User) -> Void)? { get set }
  var onCancelled: (() -> Void)? { get set }
  /// Takes what went wrong, and what tries again.
  var onFailure: ((UserAPIError, _ retry: @escaping () -> Void) -> Void)? { get set }
}
