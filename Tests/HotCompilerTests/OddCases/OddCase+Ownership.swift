extension OddCase {
  static let ownership = OddCase(
    name: "Ownership",
    source: ##"""
      struct Handle: ~Copyable {
        let id: Int
        init(id: Int) { self.id = id }
        borrowing func look() -> Int { id }
        consuming func close() { print("closed \(id)"); discard self }
        consuming func turned() -> Handle { Handle(id: id + 1) }
        mutating func touch() {}
        static func make() -> Handle { Handle(id: 8) }
        var double: Int { id * 2 }
        deinit { print("dropped \(id)") }
      }
      extension Handle { func extended() -> Int { id + 100 } }
      protocol Closable: ~Copyable { var id: Int { get } }
      extension Closable where Self: ~Copyable { func name() -> String { "closable \(id)" } }
      extension Handle: Closable {}
      struct Holder<T: ~Copyable>: ~Copyable { let item: T; init(_ item: consuming T) { self.item = item }
        borrowing func with<R>(_ body: (borrowing T) -> R) -> R { body(item) } }
      final class Cell<T: ~Copyable> { private let item: T; init(_ item: consuming T) { self.item = item }
        func use<R>(_ body: (borrowing T) -> R) -> R { body(item) } }
      final class Taker {
        func take(_ handle: consuming Handle) -> Int { handle.look() }
        func borrow(_ handle: borrowing Handle, _ text: String) -> Int { handle.look() + text.count }
        func change(_ handle: inout Handle, by n: inout Int) { handle = Handle(id: handle.id + n); n = 0 }
        func own(_ values: consuming [Int]) -> [Int] { values.append(1); return values }
        func spans(_ values: [Int]) -> Int { sum(values.span) }
        func sum(_ span: Span<Int>) -> Int { var total = 0; for i in span.indices { total += span[i] }; return total }
      }
      enum Ownership {
        static func run() async throws {
          let handle = Handle(id: 1)
          print(handle.look(), handle.double, handle.extended(), handle.name())
          let taker = Taker()
          print(taker.borrow(handle, "ab"))
          var other = handle.turned()
          var n = 4
          other.touch()
          taker.change(&other, by: &n)
          print(taker.take(other), n, taker.own([3]), taker.spans([1, 2]))
          Handle.make().close()
          print(Holder(Handle(id: 30)).with { $0.look() }, Cell(Handle(id: 40)).use { $0.look() })
        }
      }
      """##)
}
