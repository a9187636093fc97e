/// What a person has set, which is kept for the next session.
public struct Settings: Hashable, Sendable {
  /// No box drawing, words beside symbols, lists before trees.
  public var isAccessible: Bool
  /// The width that was asked for, in columns; nil if the terminal decides.
  public var fixedWidth: Int?
  /// Whether what is saved in a folder of one's own runs at once.
  public var watchesSaves: Bool

  /// Settings; without arguments, those of somebody who has set nothing.
  public init(isAccessible: Bool = false, fixedWidth: Int? = nil, watchesSaves: Bool = true) {
    self.isAccessible = isAccessible
    self.fixedWidth = fixedWidth
    self.watchesSaves = watchesSaves
  }
}
