extension OddCase {
  static let attributes = OddCase(
    name: "Attributes",
    source: ##"""
      import Foundation
      public struct Marked {
        @inlinable public func inlined() -> Int { 1 }
        @usableFromInline func usable() -> Int { 2 }
        @inline(never) func outlined() -> Int { 3 }
        @available(*, noasync) func noAsync() -> Int { 4 }
        @_alwaysEmitIntoClient public func emitted() -> Int { 5 }
        @_transparent public func transparent() -> Int { 6 }
        @discardableResult @MainActor func many() -> Int { 7 }
        @inlinable public var inlinedValue: Int { 8 }
        public var half: Int { @inlinable get { 9 } }
        @preconcurrency nonisolated func pre() -> Int { 10 }
      }
      @dynamicMemberLookup struct Dynamic {
        subscript(dynamicMember name: String) -> String { name }
      }
      @dynamicCallable struct Callable {
        func dynamicallyCall(withArguments arguments: [Int]) -> Int { arguments.count }
      }
      struct Text: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
        let value: String
        init(stringLiteral value: String) { self.value = value }
      }
      struct Coded: Codable {
        var a: Int
        enum CodingKeys: String, CodingKey { case a = "A" }
        init(from decoder: any Decoder) throws { a = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .a) }
        func encode(to encoder: any Encoder) throws { var c = encoder.container(keyedBy: CodingKeys.self); try c.encode(a, forKey: .a) }
      }
      struct Sequenced: Sequence { func makeIterator() -> AnyIterator<Int> { var n = 0; return AnyIterator { n += 1; return n < 3 ? n : nil } } }
      enum Attributes {
        @MainActor static func run() async throws {
          let a = Marked()
          print(a.inlined(), a.usable(), a.outlined(), a.emitted(), a.transparent(), a.many(), a.inlinedValue, a.half, a.pre())
          print(Dynamic().hello, Callable()(1, 2), ("lit" as Text).value)
          let data = try JSONDecoder().decode(Coded.self, from: Data(#"{"A":3}"#.utf8))
          print(data.a, String(decoding: try JSONEncoder().encode(data), as: UTF8.self), Array(Sequenced()))
        }
      }
      """##)
}
