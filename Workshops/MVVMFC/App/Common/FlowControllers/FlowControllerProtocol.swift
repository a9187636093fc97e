/// What every view model can ask of its flow controller.
protocol FlowControllerProtocol: AnyObject {
  /// Says something that the person has to confirm.
  func showAlert(title: String, completion: @escaping () -> Void)
  /// Says that a request has failed, and offers to try again.
  func show(apiError: ApiError, retry: @escaping () -> Void)
  /// Leaves the screen, however it was shown.
  func goBack()
}
