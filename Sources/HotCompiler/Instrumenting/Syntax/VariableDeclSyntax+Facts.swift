import StageProtocol
import SwiftSyntax

extension VariableDeclSyntax {
  /// Whether it is a property or a global, and not local to a function.
  var isGlobalOrProperty: Bool {
    if isMember { return true }
    return !sequence(first: Syntax(self), next: \.parent).contains { node in
      node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) || node.is(AccessorBlockSyntax.self)
    }
  }

  /// How it refers to an object that it does not keep alive; nil for a strong reference.
  var referenceStorage: SourceIndex.Variable.Reference? {
    for modifier in modifiers {
      switch modifier.name.plainText {
      case "weak": return .weak
      case "unowned": return modifier.detail?.detail.plainText == "unsafe" ? .unchecked : .unowned
      default: continue
      }
    }
    return nil
  }

  /// Why what it holds is meant to outlive its screen: `// atelier:keeps <reason>`, above it or behind it. A comment
  /// without a reason says nothing.
  var reasonToKeep: String? {
    (leadingTrivia.pieces + trailingTrivia.pieces).lazy.compactMap { piece in
      guard case .lineComment(let text) = piece, let comment = text.wholeMatch(of: /\/\/\s*atelier:keeps\s+(\S.*)/)
      else { return nil }
      return String(comment.output.1)
    }.first
  }
}

extension PatternBindingSyntax {
  /// Whether it has memory of its own, with or without observers.
  var isStored: Bool {
    switch accessorBlock?.accessors {
    case nil: true
    case .getter: false
    case .accessors(let accessors):
      accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.plainText) }
    @unknown default: false
    }
  }
}
