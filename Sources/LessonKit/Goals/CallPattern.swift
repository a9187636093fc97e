import StageProtocol

/// Says which calls are meant: `UserPresenter.signOutTapped`, `AppRouterImpl.replaceStack(rootUrn: "Login")`, `closure in
/// UserPresenter.load`.
public struct CallPattern: Hashable, Sendable, CustomStringConvertible {
  /// The type of the object that is called, or the protocol whose extension is run.
  public let type: String
  /// A name, a name with its labels, or a name with its arguments.
  public let member: String

  /// Reads `Type.member`; nil if one of the two is missing. Quotes do not count.
  public init?(_ text: String) {
    let closure = text.hasPrefix(CallKind.passedClosureWords) ? CallKind.passedClosureWords : ""
    let text = text.dropFirst(closure.count).replacing("\"", with: "")
    let path = text.prefix { $0 != "(" }
    let names = path.split(separator: ".", omittingEmptySubsequences: false)
    guard let lastType = names.lastIndex(where: { $0.first?.isUppercase == true }), lastType < names.count - 1,
      names.allSatisfy({ !$0.isEmpty })
    else { return nil }
    type = names[...lastType].joined(separator: ".")
    member = closure + names[(lastType + 1)...].joined(separator: ".") + text[path.endIndex...]
  }

  public var description: String {
    guard member.hasPrefix(CallKind.passedClosureWords) else { return "\(type).\(member)" }
    return CallKind.passedClosureWords + "\(type).\(member.dropFirst(CallKind.passedClosureWords.count))"
  }

  /// Whether the call is one of those that are meant.
  public func matches(_ call: CallTrace.Call) -> Bool {
    matchesType(of: call) && call.member.forms.contains { Self.compact($0) == Self.compact(member) }
  }

  /// Whether the call is on the type that is meant, whatever its member.
  func matchesType(of call: CallTrace.Call) -> Bool {
    [call.type, call.declaredIn].contains { $0 == type || $0?.hasSuffix("." + type) == true }
  }

  /// A member without quotes and spaces, which a pattern may leave out.
  private static func compact(_ member: String) -> String {
    member.filter { $0 != "\"" && !$0.isWhitespace }
  }
}

extension CalledMember {
  /// The ways to name it: `replaceStack`, `replaceStack(rootUrn:)`, `replaceStack(rootUrn: "Login")`.
  fileprivate var forms: [String] {
    let short = kind == .storedClosure ? name : CalledMember(kind, name).signature
    return [short, signature, text]
  }
}
