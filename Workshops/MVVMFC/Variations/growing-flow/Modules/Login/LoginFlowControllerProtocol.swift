protocol LoginFlowControllerProtocol: FlowControllerProtocol {}
