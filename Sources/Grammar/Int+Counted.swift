extension Int {
  /// The number with what it counts: `1 file`, `3 files`.
  ///
  /// - Parameters:
  ///   - noun: in the singular.
  ///   - plural: the noun for several; by default, the singular with an `s`.
  public func counted(_ noun: String, plural: String? = nil) -> String {
    self == 1 ? "1 \(noun)" : "\(self) \(plural ?? noun + "s")"
  }
}
