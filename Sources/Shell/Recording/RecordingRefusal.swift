/// Why `record` was not carried out.
public enum RecordingRefusal: Hashable, Sendable, CustomStringConvertible {
  /// It was begun before.
  case isOn
  /// It was not begun.
  case isOff
  /// Nothing has been done since it began that could be a solution.
  case isEmpty

  /// What is the case, and what next.
  public var description: String {
    switch self {
    case .isOn: "it is recorded already; `record off` ends that and shows the step"
    case .isOff: "nothing is being recorded; `record on` begins"
    case .isEmpty:
      "nothing has happened to the app since `record on`; do what the step's solution is, then `record off`"
    }
  }
}
