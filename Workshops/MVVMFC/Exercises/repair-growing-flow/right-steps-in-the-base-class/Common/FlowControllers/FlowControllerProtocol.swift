import MVVMFCLibrary
import UserDomain

/// What every view model can ask of its flow controller.
protocol FlowControllerProtocol: AnyObject {
  /// Says something that the person has to confirm.
  func showAlert(title: String, completion: @escaping () -> Void)
  /// Says that a request has failed, and offers to try again.
  func show(apiError: ApiError, retry: @escaping () -> Void)
  /// Leaves the screen, however it was shown.
  func goBack()
}

extension FlowControllerProtocol {
  /// Says why there is nothing to show of a person. A request can be tried again; from a person who does not exist the
  /// only way is back.
  func show(apiError: ApiError, ofUser userID: User.ID, retry: @escaping () -> Void) {
    switch apiError {
    case .notFound: showAlert(title: Strings.noUser(userID)) { [weak self] in self?.goBack() }
    case .unreachable, .timeout, .invalidResponse: show(apiError: apiError, retry: retry)
    }
  }
}
