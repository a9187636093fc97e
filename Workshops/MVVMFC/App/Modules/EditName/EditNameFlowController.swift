final class EditNameFlowController: FlowController, EditNameFlowControllerProtocol {}
