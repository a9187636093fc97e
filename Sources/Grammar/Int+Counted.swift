extension Int {
  /// The number with what it counts: `1 file`, `3 files`.
  ///
  /// - Parameter noun: in the singular; its plural ends in `s`.
  public func counted(_ noun: String) -> String {
    self == 1 ? "1 \(noun)" : "\(self) \(noun)s"
  }
}
