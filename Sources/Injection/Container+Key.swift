extension Container {
  /// What a registration is found by: the type, the name, and the types of the runtime arguments.
  ///
  /// `any A & B` and `any B & A` are one type, and so one key.
  public struct Key: Sendable {
    /// The type that is asked for.
    public let type: any Any.Type
    /// Tells registrations of the same type apart.
    public let name: String?
    /// The type of the runtime arguments, a tuple where there are several and `Void` where there are none.
    public let arguments: any Any.Type

    init(_ type: any Any.Type, name: String?, arguments: any Any.Type = Void.self) {
      self.type = type
      self.name = name
      self.arguments = arguments
    }

    /// Whether the registration's factory takes arguments that only the request knows.
    public var takesArguments: Bool { arguments != Void.self }
  }
}

extension Container.Key: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    left.type == right.type && left.arguments == right.arguments && left.name == right.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
    // Keys that differ in their arguments alone are too few to be worth the time.
    if let name { hasher.combine(name) }
  }
}

extension Container.Key: CustomStringConvertible {
  /// The key as a person would write it: `User(Int)`, `UserAPI "offline"`.
  public var description: String {
    var text = String(describing: type)
    if takesArguments {
      let list = String(describing: arguments)
      text += list.hasPrefix("(") ? list : "(\(list))"
    }
    if let name { text += " \"\(name)\"" }
    return text
  }
}
