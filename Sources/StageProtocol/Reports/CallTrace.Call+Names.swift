extension CallTrace.Call {
  /// The member with the labels of its arguments and without their values: `replaceStack(rootUrn:)`.
  public var signature: String {
    guard let arguments, !arguments.isEmpty, let open = member.firstIndex(of: "(") else { return member }
    return member[...open] + arguments.map { "\($0.label ?? "_"):" }.joined() + ")"
  }

  /// Whether it is of an initialiser.
  public var isInitialiser: Bool { member == "init()" || member.hasPrefix("init(") }

  /// The type and the member, as the code of a caller would name them: `AppRouterImpl.replaceStack(rootUrn: "Login")`;
  /// `closure in UserPresenter.load()` for one that a function has passed on.
  public var path: String { CallTrace.path(type: type, member: member) }
}

extension CallTrace.Cause {
  /// The type and the member, as in a call.
  public var path: String { CallTrace.path(type: type, member: member) }
}

extension CallTrace {
  /// What stands in a member's place for a closure that a function has passed on, before the function: `closure in
  /// load()`.
  public static let closureWords = "closure in "

  /// A type and a member as one name.
  public static func path(type: String, member: String) -> String {
    if type.isEmpty { return member }
    guard member.hasPrefix(closureWords) else { return "\(type).\(member)" }
    return "\(closureWords)\(type).\(member.dropFirst(closureWords.count))"
  }
}
