import UserDomain

/// Where one can go from the login screen.
protocol LoginFlowControllerProtocol: FlowControllerProtocol {
  func goToUser(id: User.ID)
}
