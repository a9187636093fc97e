import SwiftSyntax

/// A closure whose body is being read.
struct OpenClosure {
  var closure: Closure
  /// Whether a weak `self` of its list has been bound to a strong one.
  var bindsSelfStrongly = false
}

extension Closure {
  init(_ node: ClosureExprSyntax) {
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
      offset: node.offset, end: node.endPositionBeforeTrailingTrivia.utf8Offset, destination: Destination(of: node),
      selfCapture: selfCapture, captures: captures,
      holdsSelf: selfCapture == .strong)
  }
}

extension Closure.Destination {
  /// What the code around a closure does with it.
  init(of node: ClosureExprSyntax) {
    var child = Syntax(node)
    while let parent = child.parent {
      switch parent.as(SyntaxEnum.self) {
      case .functionCallExpr(let call):
        let isTrailing = call.trailingClosure.map { Syntax($0) == child } ?? false
        if isTrailing {
          self = .argument(of: Path(call.calledExpression), label: nil, isTrailing: true)
        } else {
          self = .calledAtOnce
        }
        return
      case .multipleTrailingClosureElement(let element):
        guard let call = element.parent?.parent?.as(FunctionCallExprSyntax.self) else { break }
        self = .argument(of: Path(call.calledExpression), label: element.label.name, isTrailing: true)
        return
      case .labeledExpr(let argument):
        if let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) {
          self = .argument(of: Path(call.calledExpression), label: argument.label?.name, isTrailing: false)
          return
        }
      case .initializerClause(let clause):
        self = Self.destination(ofInitialValue: clause)
        return
      case .exprList(let list):
        if let target = Self.assignmentTarget(in: list) {
          self = .assigned(to: target)
          return
        }
      case .tupleExpr, .labeledExprList, .tryExpr, .sequenceExpr: break
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
