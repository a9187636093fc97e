/// What was called: a function, an accessor, or a closure.
public enum CallKind: String, Hashable, Sendable, Codable, CaseIterable {
  case function, initialiser, deinitialiser
  /// The value of a property or a subscript was read, or that of a lazy property made.
  case getter
  case setter, willSet, didSet
  /// A closure that a property holds.
  case storedClosure
  /// A closure that a function has passed on.
  case passedClosure

  /// What stands before the member's name: `closure in load()`.
  var prefix: String { self == .passedClosure ? CallKind.passedClosureWords : "" }

  /// What stands behind the member's name and arguments: `name.didSet`, `signedOut { … }`.
  var suffix: String {
    switch self {
    case .function, .initialiser, .deinitialiser, .getter, .passedClosure: ""
    case .setter: ".set"
    case .willSet: ".willSet"
    case .didSet: ".didSet"
    case .storedClosure: " { … }"
    }
  }

  /// What stands before a function for a closure that it has passed on.
  public static let passedClosureWords = "closure in "

  /// Whether it is a closure, and not the code of a member itself.
  public var isClosure: Bool { self == .storedClosure || self == .passedClosure }
}
