/// Something that happened and that a rule forbids.
struct RunViolation: Hashable, Sendable {
  /// The call in whose code it is to be mended.
  let call: Run.Call
  let what: String
  let how: String
}
