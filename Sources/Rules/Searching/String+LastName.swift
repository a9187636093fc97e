extension String {
  /// The last of the names that dots separate: `Segue` of `UserRouter.Segue`.
  var lastName: String {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[index(after: $0)...]) } ?? self
  }
}
