extension OddCase {
  static let branches = OddCase(
    name: "Branches",
    source: ##"""
      enum Branches {
        case a, b(Int), c
        var name: String {
          switch self {
          case .a: "a"
          case .b(let n) where n > 3: "big b"
          case .b: "b"
          case .c: "c"
          }
        }
        func old() -> Int {
          switch self {
          case .a: return 1
          case .b(let n): return n
          case .c: return 3
          }
        }
        func chosen(_ yes: Bool) -> String { if yes { "yes" } else { "no" } }
        func chain(_ n: Int) -> String {
          if n == 0 { "none" } else if n == 1 { "one" } else { switch n { case 2: "two"; default: "many" } }
        }
        func throwing(_ yes: Bool) throws -> Int { if yes { 1 } else { throw Oops() } }
        func trapping(_ yes: Bool) -> Int { if yes { 1 } else { fatalError("no") } }
        func early(_ yes: Bool) -> Int {
          if yes { return 1 } else { return 2 }
        }
        func statement(_ yes: Bool) { if yes { print("stated") } else { print("not stated") } }
        func onlyThrows(_ yes: Bool) throws -> Int { if yes { throw Oops() } else { throw Oops() } }
        func guarded(_ n: Int?) -> Int { guard let n else { return 0 }; return n }
        func loop() -> Int { while true { return 4 } }
        func doing() -> Int { do { return try throwing(true) } catch { return 0 } }
        static func make(_ n: Int) -> Self { if n == 0 { .a } else { .b(n) } }
        struct Oops: Error {}
        static func run() async throws {
          let x = Branches.b(7)
          print(x.name, Branches.a.name, Branches.c.name, Branches.make(2).name, x.old())
          print(x.chosen(true), x.chain(2), x.chain(9), try x.throwing(true), x.trapping(true), x.early(false))
          x.statement(true)
          print((try? x.onlyThrows(true)) as Any, x.guarded(nil), x.loop(), x.doing())
        }
      }
      """##)
}
