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
    compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      let name = attribute.attributeName
      return name.as(IdentifierTypeSyntax.self)?.name.name ?? name.as(MemberTypeSyntax.self)?.name.name
    }
  }
}

extension DeclModifierListSyntax {
  /// Who can read what it stands at.
  var access: AccessLevel { level(ofSetter: false) ?? .internal }

  /// Who can change what it stands at.
  var setterAccess: AccessLevel { level(ofSetter: true) ?? access }

  var isStatic: Bool {
    contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }

  func has(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }

  /// How a property holds its value.
  var ownership: Property.Ownership {
    if has(.weak) { return .weak }
    return has(.unowned) ? .unowned : .strong
  }

  private func level(ofSetter: Bool) -> AccessLevel? {
    for modifier in self where (modifier.detail != nil) == ofSetter {
      switch modifier.name.tokenKind {
      case .keyword(.private): return .private
      case .keyword(.fileprivate): return .fileprivate
      case .keyword(.package): return .package
      case .keyword(.public): return .public
      case .keyword(.open): return .open
      case .keyword(.internal): return .internal
      default: continue
      }
    }
    return nil
  }
}
