/// A field for each way to hold a leaf.
final class Odd: Base {
  enum State {
    case idle
    case loaded(Leaf, count: Int)
  }

  struct Unique: ~Copyable {
    let leaf = Leaf("unique")
  }

  @Wrapped var wrapped = Leaf("wrapped")
  var optional: Leaf? = Leaf("optional")
  var none: Leaf?
  var pair = (first: Leaf("pair"), second: 2)
  var state = State.loaded(Leaf("payload"), count: 3)
  var idle = State.idle
  var any: Any = Leaf("any")
  var list = [Leaf("list 0"), Leaf("list 1")]
  var byName = ["a": Leaf("by name")]
  var box = Box(Leaf("generic"))
  let helper = Helper()
  lazy var later = Leaf("lazy")
  weak var gone: Leaf?
  unowned var lost: Leaf?
  unowned(unsafe) var stale: Leaf?
  weak var weak: Leaf?
  unowned var unowned: Leaf
  unowned(unsafe) var unchecked: Leaf
  let unique = Unique()
  var single: (() -> Void)?
  var nested: (() -> Void)?

  override init() {
    let leaf = Leaf("shared")
    (unowned, unchecked) = (leaf, leaf)
    super.init()
    optional = leaf
    weak = leaf
    do {
      let leaf = Leaf("gone at once")
      gone = leaf
      lost = leaf
      stale = leaf
    }
    single = { [weak self] in self?.list = [] }
    let inner = { [unowned leaf] in leaf.touch() }
    nested = { inner() }
  }
}

class Base {
  let base = Leaf("base")
  init() {}
}

actor Helper {
  let leaf = Leaf("actor")
}

final class Box<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

@propertyWrapper struct Wrapped {
  var wrappedValue: Leaf
}

final class Leaf: Sendable {
  let name: String
  nonisolated init(_ name: String) { self.name = name }
  func touch() {}
}
