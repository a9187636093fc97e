import StageProtocol

/// Says which calls are meant: `UserPresenter.signOutTapped`, `AppRouterImpl.replaceStack(rootUrn: "Login")`, `closure in
/// UserPresenter.load`.
public struct CallPattern: Hashable, Sendable, CustomStringConvertible {
  /// The type of the object that is called, or the protocol whose extension is run.
  public let type: String
  /// A name, a name with its labels, or a name with its arguments.
  public let member: String

  /// Reads `Type.member`; nothing where one of the two is missing. Quotes do not count.
  public init?(_ text: String) {
    let closure = text.hasPrefix(CallTrace.closureWords) ? CallTrace.closureWords : ""
    let text = text.dropFirst(closure.count).replacing("\"", with: "")
    let path = text.prefix { $0 != "(" }
    let names = path.split(separator: ".", omittingEmptySubsequences: false)
    guard let lastType = names.lastIndex(where: { $0.first?.isUppercase == true }), lastType < names.count - 1,
      names.allSatisfy({ !$0.isEmpty })
    else { return nil }
    type = names[...lastType].joined(separator: ".")
    member = closure + names[(lastType + 1)...].joined(separator: ".") + text[path.endIndex...]
  }

  public var description: String { CallTrace.path(type: type, member: member) }

  /// Whether the call is one of those that are meant.
  public func matches(_ call: CallTrace.Call) -> Bool {
    matchesType(of: call) && CallSignature(call.member).forms.contains(CallSignature.compact(member))
  }

  /// Whether the call is on the type that is meant, whatever its member.
  func matchesType(of call: CallTrace.Call) -> Bool {
    [call.type, call.declaredIn].contains { $0 == type || $0?.hasSuffix("." + type) == true }
  }
}
