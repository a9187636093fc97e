extension OddCase {
  static let conditional = OddCase(
    name: "Conditional",
    source: ##"""
      struct Conditional {
        #if os(Linux) || os(macOS)
          func here() -> String { "here" }
        #else
          func here() -> String { 1 }
        #endif
        func sole() -> Int {
          #if DEBUG_NEVER
            1
          #else
            2
          #endif
        }
        func before() -> Int {
          #if DEBUG_NEVER
            print("debug")
          #endif
          3
        }
        func returns() -> Int {
          #if os(Windows)
            return 1
          #else
            return 4
          #endif
        }
        func unit() {
          #if DEBUG_NEVER
            print("never")
          #endif
        }
        var value: Int {
          #if DEBUG_NEVER
            return 5
          #endif
          return 6
        }
        #if DEBUG_NEVER
          @available(*, deprecated)
        #endif
        func attributed() -> Int { 7 }
        func choose(_ n: Int) -> Int {
          switch n {
          #if DEBUG_NEVER
            case 1: 10
          #endif
          default: 8
          }
        }
        func switched(_ n: Int) -> Int {
          switch n {
          #if DEBUG_NEVER
            case 1: return 10
          #endif
          default: return 9
          }
        }
        static func run() async throws {
          let c = Conditional()
          c.unit()
          print(c.here(), c.sole(), c.before(), c.returns(), c.value, c.attributed(), c.choose(1), c.switched(1))
        }
      }
      """##)
}
