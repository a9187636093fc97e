extension OddCase {
  static let initialisers = OddCase(
    name: "Initialisers",
    source: ##"""
      class Base {
        let name: String
        var log: [String] = []
        init(name: String) { self.name = name }
        convenience init() { self.init(name: "default") }
        required init?(coded: String) {
          guard !coded.isEmpty else { return nil }
          self.name = coded
        }
        convenience init?(never: Void) { nil }
        init(throwing: Bool) throws {
          if throwing { throw Refused() }
          name = "thrown"
        }
        deinit { print("deinit \(name)") }
        struct Refused: Error {}
      }
      final class Derived: Base {
        let extra: Int
        init(extra: Int) {
          self.extra = extra
          super.init(name: "derived \(extra)")
          log.append("made")
        }
        required init?(coded: String) {
          extra = coded.count
          super.init(coded: coded)
        }
        override init(name: String) { extra = 0; super.init(name: name) }
      }
      struct Point {
        var x, y: Int
        init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
        init(_ both: Int) { self.init(x: both, y: both) }
        init(copy other: Point) { self = other }
        init?(text: String) {
          let parts = text.split(separator: ",").compactMap { Int($0) }
          if parts.count != 2 { return nil }
          x = parts[0]
          y = parts[1]
        }
        init<T: BinaryInteger>(generic: T) where T: Sendable { self.init(Int(generic)) }
        init() async { await Task.yield(); self.init(9) }
      }
      indirect enum Tree {
        case leaf, node(Tree, Int, Tree)
        init(_ values: [Int]) {
          self = .leaf
          for value in values { self = .node(self, value, .leaf) }
        }
        var sum: Int { if case .node(let l, let v, let r) = self { l.sum + v + r.sum } else { 0 } }
      }
      enum Initialisers {
        static func run() async throws {
          print(Base().name, Base(coded: "")?.name as Any, Base(coded: "c")?.name as Any, Base(never: ()) as Any)
          print((try? Base(throwing: true)) as Any, try Base(throwing: false).name)
          print(Derived(extra: 3).log, Derived(coded: "four")?.extra as Any, Derived(name: "n").extra)
          print(Point(1), Point(copy: Point(2)), Point(text: "1,2") as Any, Point(text: "x") as Any, Point(generic: Int8(4)))
          print(await Point(), Tree([1, 2, 3]).sum)
        }
      }
      """##)
}
