protocol UserFlowControllerProtocol: FlowControllerProtocol {}
