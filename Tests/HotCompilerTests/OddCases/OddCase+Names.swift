extension OddCase {
  static let names = OddCase(
    name: "Names",
    source: ##"""
      struct Names: Equatable, Comparable, Hashable, CustomStringConvertible {
        let n: Int
        func `in`(_ `for`: Int, `where` x: Int) -> Int { `for` + x }
        func hidden(_: Int, label _: String) -> Int { n }
        func variadic(_ values: Int...) -> Int { values.reduce(0, +) }
        func functions(_ body: () -> Int, then: @escaping (Int) -> Void, maybe: (() -> Void)? = nil) -> Int { then(body()); return 1 }
        typealias Done = (Int) -> Void
        func aliased(done: Done?) { done?(n) }
        func forced(_ text: String!) -> Int { text.count }
        func shadow(n: Int?) -> Int { guard let n else { return 0 }; let x = n; return x }
        func redeclare(value: Int) -> Int { let value = value + 1; return value }
        func localFunctions(_ a: Int) -> Int {
          func inner(_ b: Int) -> Int { a + b }
          var computed: Int { inner(1) }
          struct Local { let a: Int; func go() -> Int { a * 2 } }
          return inner(2) + computed + Local(a: a).go()
        }
        func generic<T>(_ t: T) -> String {
          func inner() -> String { "inner" }
          return inner() + "\(t)"
        }
        func `raw name with "quotes"`() -> Int { 12 }
        static func + (left: Names, right: Names) -> Names { Names(n: left.n + right.n) }
        static func < (left: Self, right: Self) -> Bool { left.n < right.n }
        static prefix func - (value: Names) -> Names { Names(n: -value.n) }
        static func += (left: inout Names, right: Names) { left = left + right }
        func callAsFunction(_ x: Int) -> Int { x + n }
        func hash(into hasher: inout Hasher) { hasher.combine(n) }
        var description: String { "<\(n)>" }
        func defaults(
          first: Int = 1,
          second: String = "two {",
          _ third: [Int] = [3]
        ) async throws -> String
        {
          defer { print("deferred") }
          return "\(first)\(second)\(third)"
        }
        func defers() -> Int { var x = 1; defer { x = 2; print("x \(x)") }; return x }
        func 🎈(_ 🐢: String) -> String { "🎈\(🐢)" }
        func positions() -> String { "\(#line) \(#function) \(#fileID.hasSuffix("Names.swift"))" }
        func caller(_ line: Int = #line, _ function: String = #function) -> String { "\(line) \(function)" }
        func whoCalls() -> String { caller() }
        enum Nested { struct Deep { var text: String { "deep" } } }
        static func run() async throws {
          let x = Names(n: 2)
          print(x.in(1, where: 2), x.hidden(1, label: ""), x.variadic(1, 2), x.functions({ 4 }, then: { print($0) }), x.forced("abc"))
          x.aliased { print("alias \($0)") }
          print(x.shadow(n: nil), x.redeclare(value: 1), x.localFunctions(3), x.generic(4), x.`raw name with "quotes"`())
          var y = x + x
          y += x
          print(y, -y, x < y, x(3), x == x, Set([x]).count, try await x.defaults(), x.defers(), x.🎈("🐢"))
          print(x.positions(), x.whoCalls(), Nested.Deep().text)
        }
      }
      extension Names.Nested.Deep { func more() -> String { text } }
      """##)
}
