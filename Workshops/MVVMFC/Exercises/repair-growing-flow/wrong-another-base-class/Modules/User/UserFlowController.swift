final class UserFlowController: ScreenFlowController, UserFlowControllerProtocol {}
