import Testing

/// What stored fields of all kinds lead to.
@MainActor
struct FieldTests {
  @Test func `strong, weak, unowned and unchecked references are told apart`() {
    final class Holder {
      let strong: Leaf
      weak var weak: Leaf?
      unowned let unowned: Leaf
      unowned(unsafe) let unchecked: Leaf
      weak var gone: Leaf?
      unowned var optional: Leaf?
      init(_ leaf: Leaf) {
        (strong, weak, unowned, unchecked, optional) = (leaf, leaf, leaf, leaf, leaf)
        do {
          let leaf = Leaf()
          gone = leaf
        }
      }
    }
    #expect(
      graphText(Holder(Leaf())) == """
        FieldTests.Holder -strong-> Leaf
        FieldTests.Holder -weak·weak-> Leaf
        FieldTests.Holder -unowned·unowned-> Leaf
        FieldTests.Holder -optional·unowned-> Leaf
        FieldTests.Holder -unchecked·unowned-> Leaf
        """)
  }

  @Test func `values of all kinds are looked through, and lend their names`() {
    #expect(
      graphText(Values()) == """
        Values -optional-> Leaf
        Values -nested.service-> Leaf#2
        Values -nested.helper-> Leaf#3
        Values -pair.0-> Leaf#4
        Values -pair.named-> Leaf#5
        Values -children[0]-> Leaf#6
        Values -children[1]-> Leaf#7
        Values -routes["a"]-> Leaf#8
        Values -routes["b"]-> Leaf#9
        Values -byNumber[42]-> Leaf#10
        Values -byCase[.first]-> Leaf#11
        Values -members-> Leaf#12
        Values -state.loaded.leaf-> Leaf#13
        Values -chain.node.leaf-> Leaf#14
        Values -chain.node.next.node.leaf-> Leaf#15
        Values -any-> Leaf#16
        Values -large.last-> Leaf#17
        Values -bound-> Leaf#18
        Values -wrapped-> Leaf#19
        """)
  }

  @Test func `fields of superclasses come first`() {
    #expect(
      graphText(Derived()) == """
        Derived -base-> Leaf
        Derived -derived-> Leaf#2
        """)
  }

  @Test func `a lazy property is shown once it is there, and is not made by looking`() {
    let holder = LazyHolder()
    #expect(graphText(holder) == "")
    _ = holder.leaf
    #expect(graphText(holder) == "LazyHolder -leaf-> Leaf")
  }

  @Test func `an unowned reference to an object that is gone leads nowhere`() {
    final class Holder {
      unowned let gone: Leaf
      init(_ gone: Leaf) { self.gone = gone }
    }
    func make() -> Holder { Holder(Leaf()) }
    #expect(graphText(make()) == "")
  }
}

final class Leaf: Hashable, Sendable {
  static func == (one: Leaf, other: Leaf) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Leaf: Servicing {}

protocol Servicing {}
protocol Bound: AnyObject {}
extension Leaf: Bound {}

struct Nested {
  var number = 1
  var service: any Servicing = Leaf()
  var helper: Leaf? = Leaf()
}

struct Large: Servicing {
  var first = (1, 2, 3, 4)
  var last = Leaf()
}

enum State {
  case idle
  case loaded(leaf: Leaf, at: Int)
  case failed(String)
}

enum Key { case first, second }

indirect enum Chain {
  case node(leaf: Leaf, next: Chain)
  case end
}

@propertyWrapper struct Wrapped {
  var wrappedValue: Leaf
}

final class Values {
  var none: Leaf?
  var optional: Leaf? = Leaf()
  var nested = Nested()
  var pair = (Leaf(), named: Leaf())
  var children = [Leaf(), Leaf()]
  var routes = ["a": Leaf(), "b": Leaf()]
  var byNumber = [42: Leaf()]
  var byCase = [Key.first: Leaf()]
  var members: Set<Leaf> = [Leaf()]
  var idle = State.idle
  var state = State.loaded(leaf: Leaf(), at: 3)
  var chain = Chain.node(leaf: Leaf(), next: .node(leaf: Leaf(), next: .end))
  var any: Any = Leaf()
  var large: any Servicing = Large()
  var bound: any Bound = Leaf()
  @Wrapped var wrapped = Leaf()
}

class Base {
  let base = Leaf()
}

final class Derived: Base {
  let derived = Leaf()
}

final class LazyHolder {
  lazy var leaf = Leaf()
}
