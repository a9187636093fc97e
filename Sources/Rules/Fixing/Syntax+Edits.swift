import SwiftSyntax

extension TokenSyntax {
  /// The variable whose name this is.
  var declaredVariable: VariableDeclSyntax? {
    parent?.as(IdentifierPatternSyntax.self)?.parent?.as(PatternBindingSyntax.self)?.parent?.parent?
      .as(VariableDeclSyntax.self)
  }

  /// An edit that writes something in front of it.
  func insertion(of text: String) -> SourceEdit {
    let place = positionAfterSkippingLeadingTrivia
    return SourceEdit(range: place..<place, replacement: text)
  }

  /// An edit that writes something behind it.
  func appending(_ text: String) -> SourceEdit {
    let place = endPositionBeforeTrailingTrivia
    return SourceEdit(range: place..<place, replacement: text)
  }
}

extension VariableDeclSyntax {
  /// The binding of a `var` that declares one name.
  var onlyBinding: PatternBindingSyntax? {
    bindingSpecifier.tokenKind == .keyword(.var) && bindings.count == 1 ? bindings.first : nil
  }

  /// Whether one of some words stands in front of it.
  func has(_ words: Set<Keyword>) -> Bool {
    modifiers.contains { modifier in
      if case .keyword(let word) = modifier.name.tokenKind { return words.contains(word) }
      return false
    }
  }
}

extension ClosureExprSyntax {
  /// Whether it captures `[weak self]` itself.
  var holdsSelfWeakly: Bool {
    signature?.capture?.items.contains { item in
      item.name.tokenKind == .keyword(.self) && item.specifier?.specifier.tokenKind == .keyword(.weak)
    } ?? false
  }

  /// The edit that adds `weak self` to what it captures; `nil` if it says something of `self` itself.
  var weakCapture: SourceEdit? {
    guard let signature else {
      let isTight = leftBrace.trailingTrivia.isEmpty && (statements.first?.leadingTrivia.isEmpty ?? true)
      return leftBrace.appending(" [weak self] in" + (isTight ? " " : ""))
    }
    guard signature.attributes.isEmpty else { return nil }
    if let items = signature.capture?.items {
      guard let first = items.first, !items.contains(where: { $0.name.tokenKind == .keyword(.self) }) else {
        return nil
      }
      return first.firstToken(viewMode: .sourceAccurate)?.insertion(of: "weak self, ")
    }
    return signature.firstToken(viewMode: .sourceAccurate)?.insertion(of: "[weak self] ")
  }
}

extension CodeBlockItemSyntax {
  /// The line break and the spaces in front of it; `nil` if it does not begin its line.
  var indentation: String? {
    let text = leadingTrivia.description
    // A carriage return and a line feed are one character.
    return text.lastIndex(where: \.isNewline).map { String(text[$0...]) }
  }
}
