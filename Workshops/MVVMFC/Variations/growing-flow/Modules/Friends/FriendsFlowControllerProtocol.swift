protocol FriendsFlowControllerProtocol: FlowControllerProtocol {}
