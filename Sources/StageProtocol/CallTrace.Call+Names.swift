extension CallTrace.Call {
  /// The member with the labels of its arguments and without their values: `replaceStack(rootUrn:)`.
  public var signature: String {
    guard let arguments, !arguments.isEmpty, let open = member.firstIndex(of: "(") else { return member }
    return member[...open] + arguments.map { "\($0.label ?? "_"):" }.joined() + ")"
  }

  /// The type and the member, as the code of a caller would name them: `AppRouterImpl.replaceStack(rootUrn: "Login")`.
  public var path: String { type.isEmpty ? member : "\(type).\(member)" }
}
