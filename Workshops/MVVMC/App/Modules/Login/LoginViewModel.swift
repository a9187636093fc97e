import OpenCombine
import UserDomain

protocol LoginViewModel: AnyObject {
  var viewInputData: AnyPublisher<LoginViewInputData, Never> { get }
  var events: PassthroughSubject<LoginViewEvent, Never> { get }

  var onSignedIn: (() -> Void)? { get set }
  /// Takes what went wrong, and what tries again.
  var onFailure: ((UserAPIError, _ retry: @escaping () -> Void) -> Void)? { get set }
}
