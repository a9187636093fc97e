extension Int {
  /// The number with what it counts: `1 file`, `3 files`.
  ///
  /// - Parameters:
  ///   - noun: in the singular.
  ///   - plural: what several are called; with an `s` at the end where it is not said.
  public func counted(_ noun: String, plural: String? = nil) -> String {
    self == 1 ? "1 \(noun)" : "\(self) \(plural ?? noun + "s")"
  }
}
