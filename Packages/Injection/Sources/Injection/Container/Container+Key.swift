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

    /// Whether there is more to it than the type.
    var isQualified: Bool { name != nil || takesArguments }

    /// Spreads keys over a table. Keys that differ in their arguments alone are too few to be worth the time.
    var spread: UInt32 {
      let spread = UInt(bitPattern: ObjectIdentifier(type)).spread
      return UInt32(truncatingIfNeeded: name.map { spread ^ UInt(bitPattern: $0.hashValue) } ?? spread)
    }
  }
}

extension UInt {
  /// An address with its differences in the lower half: the product has them in its upper bits.
  @inline(__always)
  var spread: UInt {
    let product = self &* 0x9E37_79B9_7F4A_7C15
    return product ^ (product >> 32)
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
