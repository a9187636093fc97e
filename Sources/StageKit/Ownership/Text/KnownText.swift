import StageProtocol

/// The text of values whose own description is known to run no code of the app.
enum KnownText {
  private static let describable: Set<TypeIdentity> = {
    let plain = [
      "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "UInt128",
      "Bool", "Double", "Float", "Float16", "Float80", "StaticString", "Unicode.Scalar",
    ].map { TypeIdentity(module: "Swift", name: $0) }
    let foundation = ["URL", "UUID", "Date", "Decimal"].flatMap { name in
      ["Foundation", "FoundationEssentials"].map { TypeIdentity(module: $0, name: name) }
    }
    let routing = ["ModuleURN", "RouteTemplate"].map { TypeIdentity(module: "Routing", name: $0) }
    return Set(plain + foundation + routing)
  }()

  /// Returns nil for values of other types.
  static func text(of type: TypeMetadata, at address: UnsafeRawPointer, limit: Int) -> String? {
    switch type.type {
    case is String.Type: return quoted(address.assumingMemoryBound(to: String.self).pointee[...], limit: limit)
    case is Substring.Type: return quoted(address.assumingMemoryBound(to: Substring.self).pointee, limit: limit)
    case is Character.Type: return quoted("\(address.assumingMemoryBound(to: Character.self).pointee)", limit: limit)
    case is Duration.Type: return address.assumingMemoryBound(to: Duration.self).pointee.inWords
    default:
      guard type.kind == .struct, let identity = TypeIdentity(type), describable.contains(identity) else { return nil }
      func described<Value>(_ type: Value.Type) -> String? {
        let value: Any = address.assumingMemoryBound(to: type).pointee
        return (value as? any CustomStringConvertible)?.description
      }
      return _openExistential(type.type, do: described)
    }
  }

  private static func quoted(_ text: Substring, limit: Int) -> String {
    var result = "\""
    // One more than fits shows that there is more.
    for character in text.prefix(limit) {
      switch character {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}
