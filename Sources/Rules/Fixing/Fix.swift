/// How a violation can be fixed without a person who knows what the code is for.
///
/// It is a proposal: `FixEdits` makes it where the code leaves no doubt.
enum Fix: Hashable, Sendable {
  /// The property at the place becomes `weak var`.
  case holdWeakly
  /// The property at the place becomes `private(set) var`.
  case closeSetter
  /// The closure at the place captures `[weak self]`.
  case captureSelfWeakly
}
