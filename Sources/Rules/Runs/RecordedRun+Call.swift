extension RecordedRun {
  /// One call of a function that the app declares, or of a closure that it keeps or has passed on.
  public struct Call: Hashable, Sendable {
    /// How many calls it happened within, or was set going by.
    public let depth: Int
    /// The type of the object that was called.
    public let type: String
    /// The member with its arguments.
    public let member: String
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
      depth: Int, type: String, member: String, declaredIn: String? = nil, file: String, line: Int,
      isLater: Bool = false, order: Int? = nil, data: String? = nil
    ) {
      self.depth = depth
      self.type = type
      self.member = member
      self.declaredIn = declaredIn
      self.file = file
      self.line = line
      self.isLater = isLater
      self.order = order
      self.data = data
    }

    /// The member without its arguments: `signOut`, `onFriends` for a closure that is kept there, and `load` for one
    /// that `load` has passed on.
    var name: String {
      String((isPassedOn ? member.dropFirst(Self.passedOn.count) : member[...]).prefix { !"( .".contains($0) })
    }

    /// Whether it is a closure and not a function.
    var isClosure: Bool { isPassedOn || member.hasSuffix(" { … }") }

    private var isPassedOn: Bool { member.hasPrefix(Self.passedOn) }

    /// What stands before the function that has passed a closure on.
    private static let passedOn = "closure in "

    /// In running text: `UserPresenter.save`.
    var words: String { type.isEmpty ? name : "\(type).\(name)" }

    /// In running text, by where its body is written: `SignOutUseCase.signOut`.
    var placeWords: String { declaredIn.map { "\($0).\(name)" } ?? words }
  }
}
