protocol Digit: SendableMetatype {}
enum D0: Digit {}
enum D1: Digit {}
enum D2: Digit {}
enum D3: Digit {}
enum D4: Digit {}
enum D5: Digit {}
enum D6: Digit {}
enum D7: Digit {}
enum D8: Digit {}
enum D9: Digit {}

/// One of ten thousand types.
final class Numbered<A: Digit, B: Digit, C: Digit, D: Digit>: Makeable {}

/// A class that needs nothing.
protocol Makeable: AnyObject, SendableMetatype {
  init()
}

/// What is done with each of many types.
protocol TypeVisitor {
  func visit<T: Makeable>(_ type: T.Type)
}

enum NumberedTypes {
  /// All ten thousand.
  static let all: [any Makeable.Type] = {
    var types: [any Makeable.Type] = []
    for a in digits { for b in digits { for c in digits { for d in digits { types.append(type(a, b, c, d)) } } } }
    return types
  }()

  private static let digits: [any Digit.Type] = [
    D0.self, D1.self, D2.self, D3.self, D4.self, D5.self, D6.self, D7.self, D8.self, D9.self,
  ]

  static func visitAll(_ visitor: some TypeVisitor) {
    for type in all { visitor.visit(type) }
  }

  private static func type<A: Digit, B: Digit, C: Digit, D: Digit>(
    _: A.Type, _: B.Type, _: C.Type, _: D.Type
  ) -> any Makeable.Type {
    Numbered<A, B, C, D>.self
  }
}
