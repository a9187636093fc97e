extension RecordedRun {
  /// One call of a function that the app declares, or of a closure that it keeps or has passed on.
  public struct Call: Hashable, Sendable {
    /// How many calls it happened within, or was set going by.
    public let depth: Int
    /// The type of the object that was called.
    public let type: String
    /// The function or property that was called; for a closure, the property that keeps it, or the function that has
    /// passed it on: `signOut`, `onFriends`, `init`.
    public let name: String
    /// What a function was given, each with its label: `rootUrn: "Login"`.
    public let arguments: [String]
    /// Whether it is a closure and not a function.
    public let isClosure: Bool
    /// The protocol or superclass whose extension or body was run, where that is not `type`.
    public let declaredIn: String?
    /// The file that has the member's body, relative to the app's folder.
    public let file: String
    /// The line on which the body begins.
    public let line: Int
    /// Whether it did not happen within the call above it, but was set going by it.
    public let isLater: Bool
    /// Its place among the event's calls in the order in which they began; `nil` if that is its place among them.
    public let order: Int?
    /// For a `render`, the same text for the same data; `nil` if that is not known.
    public let data: String?

    /// A call at a depth.
    public init(
      depth: Int, type: String, name: String, arguments: [String] = [], isClosure: Bool = false,
      declaredIn: String? = nil, file: String, line: Int, isLater: Bool = false, order: Int? = nil, data: String? = nil
    ) {
      self.depth = depth
      self.type = type
      self.name = name
      self.arguments = arguments
      self.isClosure = isClosure
      self.declaredIn = declaredIn
      self.file = file
      self.line = line
      self.isLater = isLater
      self.order = order
      self.data = data
    }

    /// In running text: `UserPresenter.save`.
    var words: String { type.isEmpty ? name : "\(type).\(name)" }

    /// In running text, by where its body is written: `SignOutUseCase.signOut`.
    var placeWords: String { declaredIn.map { "\($0).\(name)" } ?? words }
  }
}
