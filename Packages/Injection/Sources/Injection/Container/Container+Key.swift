extension Container {
  /// Identifies a registration: its type, its name, and the types of the arguments of its factory.
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

    /// The key of a registration whose factory takes no arguments of its own.
    var withoutArguments: Key { Key(type, name: name) }

    /// Whether there is more to it than the type.
    var isQualified: Bool { name != nil || takesArguments }

    /// Where the key belongs in a table. Keys that differ in their arguments alone are too few to be worth the time.
    var hash: UInt32 {
      let hash = hashOfAddress(UInt(bitPattern: ObjectIdentifier(type)))
      return UInt32(truncatingIfNeeded: name.map { hash ^ UInt64(UInt(bitPattern: $0.hashValue)) } ?? hash)
    }
  }
}

/// A hash of an address with its differences in the lower half, since the product has them in its upper bits.
@inline(__always)
func hashOfAddress(_ address: UInt) -> UInt64 {
  let product = UInt64(address) &* 0x9E37_79B9_7F4A_7C15
  return product ^ (product >> 32)
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
  public var description: String { description(ofType: shortTypeName) }

  /// The type without its module.
  var shortTypeName: String { String(describing: type) }

  func description(ofType type: String) -> String {
    var text = type
    if takesArguments {
      let list = String(describing: arguments)
      text += list.hasPrefix("(") ? list : "(\(list))"
    }
    if let name { text += " \"\(name)\"" }
    return text
  }
}

/// Names of types that tell types of one short name apart.
enum TypeNames {
  /// The name with its module and its enclosing types. A function that a type is local to has no name.
  static func qualified(_ type: any Any.Type) -> String {
    // `Module.(unknown context at $7f2c).Local`: what is in the parentheses changes from run to run.
    String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(unknown context at ") }
      .joined(separator: ".")
  }

  /// A text for each of some types: the short name, or as much more of it as tells it from the others.
  static func distinct(_ types: [any Any.Type]) -> [ObjectIdentifier: String] {
    var texts: [ObjectIdentifier: String] = [:]
    for (short, alike) in Dictionary(grouping: types, by: { String(describing: $0) }) {
      guard Set(alike.map(ObjectIdentifier.init)).count > 1 else {
        texts[ObjectIdentifier(alike[0])] = short
        continue
      }
      var counts: [String: Int] = [:]
      for type in alike where texts[ObjectIdentifier(type)] == nil {
        let name = qualified(type)
        counts[name, default: 0] += 1
        texts[ObjectIdentifier(type)] = counts[name] == 1 ? name : "\(name) (\(counts[name, default: 1]))"
      }
    }
    return texts
  }
}
