import SwiftSyntax

extension TokenSyntax {
  /// The name without backticks.
  var name: String {
    let text = text
    return text.utf8.first == UInt8(ascii: "`") ? text.replacing("`", with: "") : text
  }
}

extension SyntaxProtocol {
  /// Where its first token begins, in bytes.
  var offset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
}

extension AttributeListSyntax {
  /// The attributes' names, those under `#if` left out.
  var names: [String] {
    guard !isEmpty else { return [] }
    return compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      let name = attribute.attributeName
      return name.as(IdentifierTypeSyntax.self)?.name.name ?? name.as(MemberTypeSyntax.self)?.name.name
    }
  }
}
