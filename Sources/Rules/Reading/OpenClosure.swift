@_spi(RawSyntax) import SwiftSyntax

/// A closure whose body is being read.
struct OpenClosure {
  var closure: Closure
  /// Whether a weak `self` of its list has been bound to a strong one.
  var bindsSelfStrongly = false
}

extension Closure {
  init(_ node: RawClosureExprSyntax, destination: Destination, from origin: Origin) {
    var selfCapture: Strength?
    var captures: [String: Strength] = [:]
    for capture in node.signature?.capture?.items.elements ?? [] {
      let strength = Strength(capture.specifier)
      let name = capture.name.name
      if name == "self" { selfCapture = strength } else { captures[name] = strength }
    }
    self.init(
      offset: origin.offset(of: node), end: origin.end(of: node), destination: destination, selfCapture: selfCapture,
      captures: captures, holdsSelf: selfCapture == .strong)
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
