final class UserFlowController: FlowController, UserFlowControllerProtocol {}
