import Foundation
import Synchronization
import Testing

/// Types that are easily read wrongly: nothing may crash, and what there is must be found.
@MainActor
struct OddTypeTests {
  @Test func `actors, generic classes, values that cannot be copied and system types are read`() {
    #expect(
      graphText(Odd()) == """
        Odd -actor-> Helper
        Odd -generic-> Box<Leaf>
        Odd -inherited-> IntBox
        Odd -error.reason-> Leaf
        Odd -result-> Leaf#2
        Odd -pair.second-> Leaf#3
        Odd -either.left-> Leaf#4
        Odd -either2.right-> Leaf#5
        Odd -parameterized-> Leaf#6
        Odd -slice[0]-> Leaf#7
        Odd -slice[1]-> Leaf#8
        Box<Leaf> -value-> Leaf#9
        """)
  }

  @Test func `a list of a hundred thousand links is read without running out of stack`() {
    var head = Link(next: nil)
    for _ in 1..<100_000 { head = Link(next: head) }
    let graph = graphText(head)
    #expect(graph.split(separator: "\n").count == 99_999)
    // Taken apart link by link, since freeing it all at once would recurse.
    while let next = head.next {
      head.next = nil
      head = next
    }
  }

  @Test func `closures and values that are nested very deeply are read without running out of stack`() {
    let holder = Closures()
    var chain = Chain.node(leaf: Leaf(), next: .end)
    let leaf = Leaf()
    holder.single = { leaf.touch() }
    for _ in 0..<20_000 {
      if let inner = holder.single { holder.single = { [chain] in print(chain, inner) } }
      chain = .node(leaf: leaf, next: chain)
    }
    let deep = Box(chain)
    let lines = graphText(holder, deep).split(separator: "\n")
    #expect(lines.first == "Closures -single·closure-> Leaf")
    #expect(lines.last == "Box<Chain> -value.node.next.….node.leaf-> Leaf#2")
    // Freeing them would recurse, and that is not what is tested.
    _ = Unmanaged.passRetained(holder)
    _ = Unmanaged.passRetained(deep)
  }

  @Test func `names that only backticks make possible are as they stand in the source`() {
    final class `a b [c]` {
      let `its leaf` = Leaf()
    }
    #expect(graphText(`a b [c]`()) == "OddTypeTests.`a b [c]` -`its leaf`-> Leaf")
  }

  @Test func `large arrays of plain values are passed over`() {
    final class Numbers {
      var numbers = [Int](repeating: 1, count: 1_000_000)
      var texts = [String](repeating: "a long text that needs an allocation", count: 1_000_000)
    }
    #expect(graphText(Numbers()) == "")
  }
}

actor Helper {
  var count = 0
}

class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

final class IntBox: Box<Int> {}

struct Unique: ~Copyable {
  let number = 1
  let leaf = Leaf()
}

struct Failure: Error {
  let code = 1
  let reason = Leaf()
}

enum Either<Left, Right> {
  case left(Left)
  case right(Right)
}

struct Pair<First, Second> {
  let first: First
  let second: Second
}

protocol Producing<Product> {
  associatedtype Product
}

extension Leaf: Producing {
  typealias Product = Int
}

final class Odd {
  let actor = Helper()
  let generic = Box(Leaf())
  let inherited = IntBox(1)
  let unique = Unique()
  let guarded = Mutex<Leaf?>(Leaf())
  let error: any Error = Failure()
  let result: Result<Leaf, any Error> = .success(Leaf())
  let pair = Pair(first: 1, second: Leaf())
  let either = Either<Leaf, String>.left(Leaf())
  let either2 = Either<Leaf, Leaf>.right(Leaf())
  let parameterized: any Producing<Int> = Leaf()
  let slice = [Leaf(), Leaf()].reversed()[...]
  let url = URL(string: "https://example.com")
  let date = Date()
  let data = Data([1, 2, 3])
  let formatter = DateFormatter()
  let pointer = UnsafeMutablePointer<Leaf>(bitPattern: 64)
  let opaque = OpaquePointer(bitPattern: 64)
  let type: Any.Type = Leaf.self
  let function: @convention(c) () -> Void = {}
  let task = Task<Void, Never> {}
  let hashable: AnyHashable = 1
  let stream = AsyncStream<Int> { $0.finish() }
  var substring = "abc".dropFirst()
  var optionalNone: (any Error)?
  var void: Void = ()
  var never: Never?
}

final class Link {
  var next: Link?
  init(next: Link?) { self.next = next }
}
