@_spi(RawSyntax) import SwiftSyntax

extension RawAttributeListSyntax {
  /// The attributes' names, those under `#if` left out.
  var names: [String] {
    nodes.compactMap { element in
      guard let name = element.as(RawAttributeSyntax.self)?.attributeName else { return nil }
      return name.as(RawIdentifierTypeSyntax.self)?.name.name ?? name.as(RawMemberTypeSyntax.self)?.name.name
    }
  }
}
