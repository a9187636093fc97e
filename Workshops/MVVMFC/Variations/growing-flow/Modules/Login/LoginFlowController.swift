final class LoginFlowController: FlowController, LoginFlowControllerProtocol {}
