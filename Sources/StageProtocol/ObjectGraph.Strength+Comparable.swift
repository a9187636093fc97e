/// The faster a reference holds its object, the greater.
extension ObjectGraph.Strength: Comparable {
  /// Whether the one holds its object less fast than the other.
  public static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .weak: 0
    case .unowned: 1
    case .strong: 2
    }
  }
}
