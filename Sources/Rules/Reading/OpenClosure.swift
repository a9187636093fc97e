@_spi(RawSyntax) import SwiftSyntax

/// A closure whose body is being read.
struct OpenClosure {
  var closure: Closure
  /// Whether a weak `self` of its list has been bound to a strong one.
  var bindsSelfStrongly = false
  /// What its parameters are called, and what its patterns bind: `case .front(let card)`.
  var ownNames: [String]
}

extension Closure {
  /// - Parameter isShadowed: whether a parameter called `self` takes the place of the object's own.
  init(_ node: RawClosureExprSyntax, isShadowed: Bool, destination: Destination, from origin: Origin) {
    var selfCapture: Strength?
    var captures: [String: Strength] = [:]
    for capture in NodeList<RawClosureCaptureSyntax>(node.signature?.capture?.items) {
      let strength = Strength(capture.specifier)
      let name = capture.name.name
      if name == "self" { selfCapture = strength } else { captures[name] = strength }
    }
    if isShadowed { selfCapture = .weak }
    self.init(
      offset: origin.offset(of: node), end: origin.end(of: node), destination: destination, selfCapture: selfCapture,
      captures: captures, holdsSelf: selfCapture == .strong)
  }
}

extension RawClosureSignatureSyntax {
  /// What the parameters are called, one of which may be `self`: `{ (self, result) in … }`.
  var parameterNames: [String] {
    guard let clause = parameterClause?.raw else { return [] }
    if let list = clause.as(RawClosureShorthandParameterListSyntax.self) { return list.elements.map(\.name.name) }
    return clause.as(RawClosureParameterClauseSyntax.self)?.parameters.elements.map {
      ($0.secondName ?? $0.firstName).name
    }
      ?? []
  }
}

extension Closure.Strength {
  fileprivate init(_ specifier: RawClosureCaptureSpecifierSyntax?) {
    switch specifier?.specifier.keyword {
    case .weak: self = .weak
    case .unowned: self = .unowned
    default: self = .strong
    }
  }
}
