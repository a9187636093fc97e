import OpenCombine
import UserDomain

protocol LoginViewModel: AnyObject {
  var viewInputData: AnyPublisher<LoginViewInputData, Never> { get }
  var events: PassthroughSubject<LoginViewEvent, Never> { get }

  var onSignedIn: (() -> Void)? { get set }
  var onFailure: ((UserAPIError) -> Void)? { get set }
}
