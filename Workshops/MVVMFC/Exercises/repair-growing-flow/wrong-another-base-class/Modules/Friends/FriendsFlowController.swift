final class FriendsFlowController: ScreenFlowController, FriendsFlowControllerProtocol {}
