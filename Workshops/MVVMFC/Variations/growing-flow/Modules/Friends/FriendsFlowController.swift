final class FriendsFlowController: FlowController, FriendsFlowControllerProtocol {}
