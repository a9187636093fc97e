import SwiftSyntax

/// A closure whose body is being read.
struct OpenClosure {
  var closure: Closure
  /// Whether a weak `self` of its list has been bound to a strong one.
  var bindsSelfStrongly = false
}

extension Closure {
  /// - Parameter callee: what the innermost call around it calls.
  init(_ node: ClosureExprSyntax, callee: Path?) {
    var captures: [String: Strength] = [:]
    for capture in node.signature?.capture?.items ?? [] {
      captures[capture.name.name] =
        switch capture.specifier?.specifier.tokenKind {
        case .keyword(.weak): .weak
        case .keyword(.unowned): .unowned
        default: .strong
        }
    }
    let selfCapture = captures.removeValue(forKey: "self")
    self.init(
      offset: node.offset, end: node.endPositionBeforeTrailingTrivia.utf8Offset,
      destination: Destination(of: node, callee: callee),
      selfCapture: selfCapture, captures: captures,
      holdsSelf: selfCapture == .strong)
  }
}

extension Closure.Destination {
  /// What the code around a closure does with it.
  fileprivate init(of node: ClosureExprSyntax, callee: Path?) {
    var child = Syntax(node)
    while let parent = child.parent {
      switch parent.kind {
      case .functionCallExpr:
        let isCalled = parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == child.id
        self = isCalled ? .calledAtOnce : .argument(of: callee ?? Path(), label: nil, isTrailing: true)
        return
      case .multipleTrailingClosureElement where parent.parent?.parent?.kind == .functionCallExpr:
        let label = parent.as(MultipleTrailingClosureElementSyntax.self)?.label.name
        self = .argument(of: callee ?? Path(), label: label, isTrailing: true)
        return
      case .labeledExpr where parent.parent?.parent?.kind == .functionCallExpr:
        let label = parent.as(LabeledExprSyntax.self)?.label?.name
        self = .argument(of: callee ?? Path(), label: label, isTrailing: false)
        return
      case .initializerClause:
        self = parent.as(InitializerClauseSyntax.self).map(Self.destination(ofInitialValue:)) ?? .other
        return
      case .exprList:
        if let target = parent.as(ExprListSyntax.self).flatMap(Self.assignmentTarget(in:)) {
          self = .assigned(to: target)
          return
        }
      case .returnStmt:
        self = .returned
        return
      case .labeledExpr, .tupleExpr, .labeledExprList, .tryExpr, .sequenceExpr: break
      default:
        self = .other
        return
      }
      child = parent
    }
    self = .other
  }

  private static func destination(ofInitialValue clause: InitializerClauseSyntax) -> Self {
    guard let binding = clause.parent?.as(PatternBindingSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.name,
      let declaration = binding.parent?.parent, declaration.parent?.is(MemberBlockItemSyntax.self) == true
    else { return .other }
    return .property(name)
  }

  private static func assignmentTarget(in list: ExprListSyntax) -> Path? {
    let elements = Array(list.prefix(2))
    guard elements.count == 2, elements[1].is(AssignmentExprSyntax.self) else { return nil }
    return Path(elements[0])
  }
}
