extension OddCase {
  static let implicitReturns = OddCase(
    name: "ImplicitReturns",
    source: ##"""
      struct ImplicitReturns {
        let n: Int
        func plain() -> Int { n }
        func nothing() -> Void { print("nothing") }
        func unit() -> () { print("unit") }
        func empty() {}
        func emptyWithSpace() { }
        func commented() { // a comment { with braces
        }
        func afterComment() -> Int { // why
          // more
          n + 1
        }
        func nextLine() -> Int
        {
          n + 2
        }
        func closure() -> () -> Int { { n + 3 } }
        func optional() -> Int? { nil }
        func member() -> ImplicitReturns { .init(n: n + 4) }
        func tuple() -> (Int, String) { (n, "\(n) {\(n)}") }
        func literal() -> [String: Int] { ["{": n] }
        func trailing() -> [Int] { [1, 2].map { $0 + n } } // done
        func ternary() -> String { n > 0 ? "positive" : "other" }
        func cast() -> Any { n as Any }
        func trying() throws -> Int { try fails(false) }
        func fails(_ yes: Bool) throws -> Int { if yes { throw Failure() }; return n }
        func trap() -> Int { n > 100 ? Int.max : n }
        func never() -> Int { fatalError("never called") }
        func ownNever() -> Int { stopHere() }
        func stopHere() -> Never { preconditionFailure("never called") }
        func longWayRound() -> Never { stopHere() }
        func string() -> String { "👩‍👩‍👧‍👦 \("nested \("twice {")")" }
        func multiline() -> String {
          """
          a { \(n)
            }
          """
        }
        func regex() -> Bool { "a{b}".contains("{") }
        func chained() -> String {
          [1, 2, 3]
            .map { "\($0)" }
            .joined(separator: "{")
        }
        func semicolons() -> Int { let a = 1; return a + n };
        func assign() { var x = 1; x = 2; _ = x }
        @discardableResult func discardable() -> Int { n }
        struct Failure: Error {}
        static func run() async throws {
          let x = ImplicitReturns(n: 5)
          x.nothing(); x.unit(); x.empty(); x.emptyWithSpace(); x.commented(); x.assign(); x.discardable()
          print(x.plain(), x.afterComment(), x.nextLine(), x.closure()(), x.optional() as Any, x.member().n, x.tuple())
          print(x.literal(), x.trailing(), x.ternary(), x.cast(), try x.trying(), x.trap(), x.string(), x.multiline())
          print(x.regex(), x.chained(), x.semicolons())
        }
      }
      """##)
}
