final class LoginFlowController: ScreenFlowController, LoginFlowControllerProtocol {}
