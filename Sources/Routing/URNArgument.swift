/// A value that a URN can always be made with: what is written of it is never empty.
///
/// Numbers are, and ids of your own are when you say so. Texts are not, since a text may be empty.
public protocol URNArgument: CustomStringConvertible, Sendable {}

extension Int: URNArgument {}
