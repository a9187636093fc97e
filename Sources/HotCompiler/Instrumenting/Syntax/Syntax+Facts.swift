import SwiftSyntax

extension TokenSyntax {
  /// The name without the backticks that let it be a keyword.
  var plainText: String {
    text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
  }

  var isOperator: Bool {
    switch tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }
}

extension NamedDeclSyntax {
  var plainName: String { name.plainText }
}

extension AttributeListSyntax {
  /// The names of all attributes, also of those inside `#if`, without modules and generic arguments.
  var names: Set<String> {
    var names: Set<String> = []
    for element in self {
      switch element {
      case .attribute(let attribute):
        names.insert(attribute.attributeName.lastName)
      case .ifConfigDecl(let conditional):
        for clause in conditional.clauses {
          if case .attributes(let attributes)? = clause.elements { names.formUnion(attributes.names) }
        }
      @unknown default:
        continue
      }
    }
    return names
  }
}

extension TypeSyntax {
  /// `Outer.Inner` of `Outer.Inner<Int>`.
  var nameWithoutArguments: String {
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.plainText }
    if let member = self.as(MemberTypeSyntax.self) {
      return "\(member.baseType.nameWithoutArguments).\(member.name.plainText)"
    }
    return trimmedDescription
  }

  /// `Inner` of `Outer.Inner<Int>`.
  var lastName: String {
    self.as(IdentifierTypeSyntax.self)?.name.plainText ?? self.as(MemberTypeSyntax.self)?.name.plainText
      ?? trimmedDescription
  }

  var isVoid: Bool { ["Void", "()", "Swift.Void"].contains(trimmedDescription) }

  var isNever: Bool { ["Never", "Swift.Never"].contains(trimmedDescription) }

  /// Whether a reference names the type or a part of it.
  func mentionsFunction(aliases: Set<String>) -> Bool {
    Syntax(self).anyDescendant {
      $0.is(FunctionTypeSyntax.self) || $0.as(IdentifierTypeSyntax.self).map { aliases.contains($0.name.text) } ?? false
        || $0.as(MemberTypeSyntax.self).map { aliases.contains($0.name.text) } ?? false
    }
  }
}

extension SyntaxProtocol {
  /// Whether it contains `~Copyable` or another suppressed conformance.
  var suppressesConformance: Bool {
    Syntax(self).anyDescendant { $0.is(SuppressedTypeSyntax.self) }
  }

  /// Whether a condition holds for the node or for anything in it.
  func anyDescendant(_ condition: (Syntax) -> Bool) -> Bool {
    let node = Syntax(self)
    return condition(node) || node.children(viewMode: .sourceAccurate).contains { $0.anyDescendant(condition) }
  }
}
