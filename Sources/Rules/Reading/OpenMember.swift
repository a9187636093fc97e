@_spi(RawSyntax) import SwiftSyntax

/// A member whose code has been read; it is made of its node once that of the whole file has.
struct OpenMember {
  /// A function's, or a declaration of properties.
  let node: RawSyntax
  /// Which of the collector's lists say what is in it.
  let lists: Int
  /// Which part of the lists does.
  let body: Int
}
