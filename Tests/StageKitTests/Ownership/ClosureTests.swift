import Testing

/// What closures hold on to.
@MainActor
struct ClosureTests {
  @Test func `each capture is shown with its strength, under the name of the property that holds the closure`() {
    let holder = Closures()
    let leaf = Leaf()
    let other = Leaf()
    unowned let unownedLeaf = leaf
    holder.single = { leaf.touch() }
    holder.two = {
      leaf.touch()
      other.touch()
    }
    holder.weak = { [weak leaf] in leaf?.touch() }
    holder.unowned = { unownedLeaf.touch() }
    holder.mixed = { [weak leaf, unowned other] number in
      leaf?.touch()
      other.touch()
      return "\(number)"
    }
    holder.itself = { holder.single?() }
    #expect(
      graphText(holder) == """
        Closures -single·closure-> Leaf
        Closures -two·closure-> Leaf
        Closures -two·closure-> Leaf#2
        Closures -weak·weak·closure-> Leaf
        Closures -unowned·unowned·closure-> Leaf
        Closures -mixed·weak·closure-> Leaf
        Closures -mixed·unowned·closure-> Leaf#2
        Closures -itself·closure-> Closures
        """)
  }

  @Test func `a weak capture of an object that is gone is not shown`() {
    let holder = Closures()
    func capture() {
      let leaf = Leaf()
      holder.weak = { [weak leaf] in leaf?.touch() }
    }
    capture()
    #expect(graphText(holder) == "")
  }

  @Test func `closures in closures, in collections and in values are followed`() {
    let holder = Closures()
    let leaf = Leaf()
    let inner = { [weak leaf] in leaf?.touch() }
    let text = "text"
    holder.single = { inner() }
    holder.two = {
      inner()
      print(text)
    }
    holder.list = [{ leaf.touch() }, { [weak leaf] in leaf?.touch() }, { inner() }]
    holder.named = ["done": { [unowned leaf] in leaf.touch() }]
    holder.routes = Closures.Routes(signedOut: { leaf.touch() }, none: nil)
    #expect(
      graphText(holder) == """
        Closures -single·weak·closure-> Leaf
        Closures -two·weak·closure-> Leaf
        Closures -list[0]·closure-> Leaf
        Closures -list[1]·weak·closure-> Leaf
        Closures -list[2]·weak·closure-> Leaf
        Closures -named["done"]·unowned·closure-> Leaf
        Closures -routes.signedOut·closure-> Leaf
        """)
  }

  @Test func `captured variables, values and existentials are followed`() {
    let holder = Closures()
    var variable: Leaf? = Leaf()
    var count = 0
    let existential: any Servicing = Leaf()
    let large: any Servicing = Large()
    let bound: any Bound = Leaf()
    let nested = Nested()
    let state = State.loaded(leaf: Leaf(), at: 1)
    weak var weakVariable = bound
    let array = [Leaf()]
    holder.single = { variable = nil }
    holder.two = {
      count += 1
      print(existential, large, bound)
    }
    holder.weak = {
      print(nested, state, weakVariable as Any)
      weakVariable = nil
    }
    holder.unowned = { print(array) }
    withExtendedLifetime(variable) {
      #expect(
        graphText(holder) == """
          Closures -single·closure-> Leaf
          Closures -two·closure-> Leaf#2
          Closures -two·closure-> Leaf#3
          Closures -two·closure-> Leaf#4
          Closures -weak·closure-> Leaf#5
          Closures -weak·closure-> Leaf#6
          Closures -weak·closure-> Leaf#7
          Closures -weak·weak·closure-> Leaf#4
          Closures -unowned·closure-> Leaf#8
          """)
    }
  }

  @Test func `methods that are used as closures hold their object`() {
    let holder = Closures()
    let leaf = Leaf()
    let bound: any Bound = leaf
    holder.single = leaf.touch
    holder.two = bound.touchBound
    #expect(
      graphText(holder) == """
        Closures -single·closure-> Leaf
        Closures -two·closure-> Leaf
        """)
  }

  @Test func `closures of generic code are followed`() {
    let holder = Closures()
    fill(holder, with: Leaf(), and: ["a", "b"])
    let generic = GenericHolder(value: Leaf())
    generic.fill()
    #expect(
      graphText(holder, generic) == """
        Closures -single·closure-> Leaf
        Closures -two·closure-> Leaf
        Closures -two·closure-> Leaf#2
        Closures -weak·weak·closure-> Leaf
        Closures -unowned·closure-> Leaf
        GenericHolder<Leaf> -value-> Leaf#3
        GenericHolder<Leaf> -one·closure-> GenericHolder<Leaf>
        GenericHolder<Leaf> -both·closure-> Leaf#3
        GenericHolder<Leaf> -both·closure-> GenericHolder<Leaf>
        GenericHolder<Leaf> -weak·weak·closure-> GenericHolder<Leaf>
        GenericHolder<Leaf> -handler·closure-> Leaf#3
        """)
  }

  @Test func `what generic code captures is found behind the closure's actor`() {
    let holder = Closures()
    fill(holder, isolatedWith: Leaf(), and: Leaf())
    #expect(
      graphText(holder) == """
        Closures -isolated·closure-> Leaf
        Closures -isolated·closure-> Leaf#2
        Closures -free·closure-> Leaf
        Closures -free·closure-> Leaf#2
        """)
  }

  private func fill<Value: Sendable>(_ holder: Closures, isolatedWith value: Value, and leaf: Leaf) {
    holder.isolated = { @MainActor in print(value, leaf) }
    holder.free = { @Sendable in print(value, leaf) }
  }

  private func fill<Value: AnyObject & Sendable, Items: Collection>(
    _ holder: Closures, with value: Value, and items: Items
  ) {
    var variable = value
    let extra = Leaf()
    holder.single = { print(value) }
    holder.two = { print(items, value, items.first as Any, extra) }
    holder.weak = { [weak value] in print(value as Any, items) }
    holder.unowned = {
      print(variable)
      variable = value
    }
  }
}

extension Leaf {
  func touch() {}
}

extension Bound {
  func touchBound() {}
}

final class Closures {
  struct Routes {
    var signedOut: () -> Void
    var none: (() -> Void)?
  }

  var single: (() -> Void)?
  var two: (() -> Void)?
  var weak: (() -> Void)?
  var unowned: (() -> Void)?
  var mixed: ((Int) -> String)?
  var itself: (() -> Void)?
  var isolated: (@isolated(any) () -> Void)?
  var free: (@isolated(any) () -> Void)?
  var list: [() -> Void] = []
  var named: [String: () -> Void] = [:]
  var routes: Routes?
}

class GenericHolder<Value> {
  let value: Value
  var one: (() -> Void)?
  var both: (() -> Void)?
  var weak: (() -> Void)?
  var handler: ((Value) -> Void)?

  init(value: Value) {
    self.value = value
  }

  func fill() {
    let value = value
    one = { print(self.value) }
    both = { print(value, self) }
    weak = { [weak self] in print(self as Any) }
    handler = { print($0, value) }
  }
}
