/// The member of a type that was called, with its arguments.
public struct CalledMember: Hashable, Sendable, Codable {
  /// What of the member was called.
  public let kind: CallKind
  /// The name without labels: `replaceStack`, `init`, `subscript`; for a closure, that of the property that holds it or
  /// of the function that has passed it on.
  public let name: String
  /// The arguments in order; nil for a member without an argument list, such as a property.
  public let arguments: [Argument]?

  /// A member of this name.
  public init(_ kind: CallKind, _ name: String, arguments: [Argument]? = nil) {
    self.kind = kind
    self.name = name
    self.arguments = arguments
  }

  /// A member with the full name that Swift gives it: `replaceStack(rootUrn:animated:)`, `name`.
  ///
  /// - Parameter values: the values of the arguments, as text; those that are missing are not known.
  public init(_ kind: CallKind, fullName: String, values: [String] = []) {
    guard let open = fullName.lastIndex(of: "("), fullName.last == ")" else {
      self.init(kind, fullName)
      return
    }
    let labels = fullName[fullName.index(after: open)...].dropLast().split(separator: ":")
    let arguments = labels.enumerated().map { index, label in
      Argument(label: label == "_" ? nil : String(label), value: values.indices.contains(index) ? values[index] : nil)
    }
    self.init(kind, String(fullName[..<open]), arguments: arguments)
  }

  /// One argument of a call.
  public struct Argument: Hashable, Sendable, Codable {
    /// Its label; nil for one that is written without.
    public let label: String?
    /// Its value as short text, `…` if it cannot be shown; nil if it is not known.
    public let value: String?

    /// An argument under a label.
    public init(label: String?, value: String?) {
      self.label = label
      self.value = value
    }
  }

  /// The name with the labels of the arguments, as Swift writes it: `replaceStack(rootUrn:animated:)`.
  public var fullName: String {
    guard let arguments else { return name }
    return "\(name)(\(arguments.map { "\($0.label ?? "_"):" }.joined()))"
  }

  /// The full name with what was called of the member: `name.didSet`, `closure in load(id:)`.
  public var signature: String { kind.prefix + fullName + kind.suffix }

  /// The same with the values of the arguments where all are known: `replaceStack(rootUrn: "Login", animated: true)`.
  public var text: String { kind.prefix + call + kind.suffix }

  /// The text behind a type, as code elsewhere would name the two: `AppRouterImpl.replaceStack(rootUrn: "Login")`,
  /// `closure in UserPresenter.load(id:)`.
  public func text(in type: String) -> String {
    type.isEmpty ? text : "\(kind.prefix)\(type).\(call)\(kind.suffix)"
  }

  /// The text behind a type in several forms, the longest first: all of it, without values, without labels.
  ///
  /// `Router.show(id: 7)`, `Router.show(id:)`, `Router.show(…)`.
  public func forms(in type: String = "") -> [String] {
    [self, withoutValues, withoutLabels].map { $0.text(in: type) }
  }

  /// The same member without the values of its arguments.
  public var withoutValues: CalledMember {
    CalledMember(kind, name, arguments: arguments?.map { Argument(label: $0.label, value: nil) })
  }

  private var withoutLabels: CalledMember {
    CalledMember(kind, name + (arguments.map { $0.isEmpty ? "()" : "(…)" } ?? ""))
  }

  private var call: String {
    guard let arguments else { return name }
    let texts = arguments.compactMap { argument in
      argument.value.map { value in argument.label.map { "\($0): \(value)" } ?? value }
    }
    return texts.count == arguments.count ? "\(name)(\(texts.joined(separator: ", ")))" : fullName
  }
}
