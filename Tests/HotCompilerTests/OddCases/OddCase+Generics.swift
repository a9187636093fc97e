extension OddCase {
  static let generics = OddCase(
    name: "Generics",
    source: ##"""
      protocol Shape { associatedtype Unit: Numeric; var size: Unit { get } }
      extension Shape {
        func doubled() -> Unit { size + size }
        var described: String { "\(Self.self) of \(size)" }
        static func make() -> String { "made \(Self.self)" }
      }
      extension Shape where Unit == Int { func isBig() -> Bool { size > 10 } }
      struct Square<Unit: Numeric>: Shape { let size: Unit }
      struct Opaque {
        func shape() -> some Shape { Square(size: 4) }
        var another: some Shape { Square(size: 4.5) }
        func boxed() -> any Shape { Square(size: 12) }
        func statements() -> some Shape { let size = 6; return Square(size: size) }
        func generic<T, each P>(_ value: T, _ rest: repeat each P) -> String where T: CustomStringConvertible {
          var text = value.description
          for item in repeat each rest { text += " \(item)" }
          return text
        }
        func some(_ shape: some Shape, any other: any Shape) -> String { shape.described + " and " + other.described }
        func keyed<Value>(_ path: KeyPath<Square<Int>, Value>) -> Value { Square(size: 3)[keyPath: path] }
      }
      extension Array where Element == Int { var total: Int { reduce(0, +) } }
      extension Optional { func orElse(_ other: @autoclosure () -> Wrapped) -> Wrapped { self ?? other() } }
      extension [String] { func shout() -> [String] { map { $0.uppercased() } } }
      final class Box<T> {
        class func kind() -> String { "box of \(T.self)" }
        let value: T
        init(_ value: T) { self.value = value }
        func mapped<U>(_ transform: (T) throws -> U) rethrows -> Box<U> { try Box<U>(transform(value)) }
      }
      enum Generics {
        static func run() async throws {
          print(Square(size: 3).doubled(), Square(size: 1.5).described, Square<Int>.make(), Square(size: 30).isBig())
          let o = Opaque()
          print(o.shape().described, o.another.described, o.boxed().described, o.statements().described)
          print(o.generic(1, "a", 2.5), o.some(Square(size: 1), any: Square(size: 2.5)), o.keyed(\.size))
          print([1, 2, 3].total, Int?.none.orElse(4), ["a"].shout(), Box<Int>.kind(), Box(2).mapped { "\($0)" }.value)
        }
      }
      """##)
}
