import UserDomain

/// In tests, an id may be written as a plain number.
nonisolated extension User.ID: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) {
    self.init(rawValue: value)
  }
}
