/// Where one can go from editing a name: back, and nowhere else.
protocol EditNameFlowControllerProtocol: FlowControllerProtocol {}
