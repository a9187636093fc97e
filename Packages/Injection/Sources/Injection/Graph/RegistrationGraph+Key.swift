extension RegistrationGraph {
  /// What a registration is found by, in words.
  public struct Key: Hashable, Sendable, Codable {
    /// The type without its module: `UserRepositoryType`. With more of its name if the graph has another type of that one.
    public let type: String
    /// The types of the runtime arguments: `Int, String`; nil if there are none.
    public let arguments: String?
    /// Tells registrations of the same type apart.
    public let name: String?

    /// A key of a type.
    public init(_ type: String, arguments: String? = nil, name: String? = nil) {
      self.type = type
      self.arguments = arguments
      self.name = name
    }

    /// A container's key in words.
    public init(_ key: Container.Key) {
      self.init(key, type: key.shortTypeName)
    }

    init(_ key: Container.Key, type: String) {
      self.type = type
      name = key.name
      guard key.takesArguments else {
        arguments = nil
        return
      }
      let text = String(describing: key.arguments)
      arguments = text.hasPrefix("(") ? String(text.dropFirst().dropLast()) : text
    }
  }
}

extension RegistrationGraph.Key: CustomStringConvertible {
  /// The key as a person would write it: `User(Int)`, `UserAPI "offline"`.
  public var description: String {
    type + (arguments.map { "(\($0))" } ?? "") + (name.map { " \"\($0)\"" } ?? "")
  }
}
