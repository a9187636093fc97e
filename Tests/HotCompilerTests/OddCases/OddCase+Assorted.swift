extension OddCase {
  static let assorted = OddCase(
    name: "Assorted",
    source: ##"""
      import Foundation
      import Synchronization
      protocol HasUser { var user: String { get } }
      protocol SignOut { func signOut() }
      extension SignOut where Self: HasUser { func signOut() { print("out \(user)") } }
      struct Context: HasUser, SignOut { let user: String }
      class Controller { required init() {}; func make<T>(_ type: T.Type) -> T? { nil };
        static func create() -> Self { .init() }
        func me() -> Self { self }
        func many(_ x: Int, _ y: Int = 2, z: String...) -> (Int, Int) { (x, y) }
        var onEvent: ((Event) -> Void)! = { _ in }
        enum Event { case a }
        func send(_ e: Event) { onEvent(e) }
        func wire() { onEvent = { event in switch event { case .a: print("a") } } }
        func wire2() { onEvent = { [weak self] event in
            switch event { case .a: self?.send2() }
        } }
        func wire3() { self.onEvent? = { event in for _ in 0..<1 { print("for") } } }
        func send2() { print("send2") }
        func optional() -> String?? { nil }
        func throwsNever() throws(Never) -> Int { 3 }
        func typedGeneric<E: Error>(_ f: () throws(E) -> Int) throws(E) -> Int { try f() }
        func async1(_ f: sending () async -> Int) async -> Int { await f() }
        func existential(_ x: any Equatable & Sendable, _ y: Any, _ z: Any?, _ a: AnyObject?) -> Bool { z == nil }
        func metatype(_ x: any HasUser.Type) -> String { "\(x)" }
        func iuo() -> Int! { 3 }
        func cond(_ x: Int?) -> Int { x.map { $0 + 1 } ?? 4 }
        func multi(_ x: Int = 1) -> String { switch x { case 1: return "1"; default: break }; return "n" }
        func labeled() -> Int { outer: for i in 0..<3 { for _ in 0..<3 { if i == 2 { break outer } } }; return 1 }
        func unreachable() -> Int { return 1 }
        func keyPath() -> KeyPath<Context, String> { \.user }
        func neg() -> Int { -3 }
        func prefixed() -> Int { ~3 }
        func tern(_ b: Bool) -> Int { b ? 1 : 2 }
        func asyncLet() async -> Int { async let x = { 1 }(); return await x }
        func closureResult() -> (Int) -> (Int) -> Int { { a in { b in a + b } } }
        func selfClosure() -> () -> Void { { [self] in send2() } }
        func raw() -> String { #"a "quoted" \#(1) {"# }
        func regex() -> Bool { "abc".contains(/b{1}/) }
        func array() -> [() -> Int] { [{ 1 }, { 2 }] }
        func nestedTypes() -> String { enum Local: String { case a; var name: String { rawValue } }; return Local.a.name }
        func nestedClass() -> Int { final class L { var v = 1 { didSet { print("did") } }; func up() -> Int { v += 1; return v } }; return L().up() }
        func whereClosure() -> [Int] { [3, 1, 2].sorted { $0 < $1 } }
        func assignTuple() -> (Int, Int) { var a = 1, b = 2; (a, b) = (b, a); return (a, b) }
        func doCatch() -> Int { do { return try { throw CancellationError() }() } catch is CancellationError { return 1 } catch { return 2 } }
        func inoutArg() -> Int { var x = 3; bump(&x); return x }
        func bump(_ x: inout Int) { x += 1 }
        func guardElse(_ x: Int?) -> Int { guard let x else { preconditionFailure() }; return x }
        func forever() async { while !Task.isCancelled { break } }
        func pack<each T: CustomStringConvertible>(_ t: repeat each T) -> (repeat each T) { (repeat each t) }
        func lazyMap() -> some Sequence<Int> { [1, 2].lazy.map { $0 * 2 } }
        func weakly() { weak let w = self; _ = w }
        func discard() -> Int { defer { send2() }; return 4 }
        func availability() -> Int { if #available(macOS 99, *) { 1 } else { 2 } }
        func stmtAvail() -> Int { if #available(macOS 99, *) { return 1 }; return 2 }
        func unlabeledDefault(_: Int = 3) -> Int { 2 }
        subscript<T: Hashable>(generic key: T, _ second: Int = 2) -> T { key }
        @MainActor @discardableResult static func + (l: Controller, r: Int) -> Controller { l }
      }
      final class Sub: Controller { override func send2() { super.send2(); print("sub") }
      }
      nonisolated final class Store: Sendable {
        private let state = Mutex(0)
        func bump() -> Int { state.withLock { $0 += 1; return $0 } }
        var value: Int { state.withLock { $0 } }
      }
      nonisolated enum Err: Error, LocalizedError { case x; var errorDescription: String? { switch self { case .x: "x!" } } }
      actor Bank { var total = 0; init(_ t: Int) { total = t }; func deposit(_ n: Int) throws(Err) { guard n > 0 else { throw .x }; total += n }
        var onChange: @Sendable (Int) -> Void = { _ in }
        func set(_ f: @escaping @Sendable (Int) -> Void) { onChange = f }
        func hook() { onChange = { n in print("hook \(n)") }; onChange(total) }
        isolated deinit { total = 0 } }
      @globalActor actor Db { static let shared = Db() }
      @Db final class Repo { var rows: [Int] = []; func add(_ n: Int) { rows.append(n) }; var onAdd: (Int) -> Void = { _ in }
        func hook() { onAdd = { [weak self] n in self?.add(n) } ; onAdd(3) } }
      final class WithDefaults { var a: Int; var b: String; init(a: Int = 1, b: String = { "b" }()) { self.a = a; self.b = b }
        private lazy var x: () -> Int = { [unowned self] in a + 1 }
        func go() -> Int { x() }
        var observers: [(Int) -> Void] = [] 
        func observe() { observers.append { print($0) }; observers[0] = { n in print("o", n) }; observers.forEach { $0(1) } }
        var result: Result<Int, Err> { .failure(.x) }
        var opt: Int? { get { nil } set { } }
        var complicated: [String: [Int]] { get async throws(Err) { ["a": [1]] } }
      }
      struct Gen<T> { var f: (T) -> T = { $0 }; var make: () -> T?  = { nil }; func run(_ t: T) -> T { f(t) } }
      @dynamicMemberLookup struct Lens<T> { var v: T; subscript<U>(dynamicMember p: WritableKeyPath<T, U>) -> U { get { v[keyPath: p] } set { v[keyPath: p] = newValue } } }
      struct P2 { var x = 1 }
      enum Assorted {
        static func run() async throws {
          Context(user: "u").signOut()
          let c = Sub.create()
          c.wire(); c.send(.a); c.wire2(); c.send(.a); c.wire3(); c.send(.a)
          print(c.me() === c, c.many(1), c.optional() as Any, c.throwsNever(), c.typedGeneric { 2 }, await c.async1 { 3 })
          print(c.existential(1, 2, nil, nil), c.metatype(Context.self), c.iuo()!, c.cond(2), c.multi(), c.labeled(), c.unreachable())
          print(c.keyPath(), c.neg(), c.prefixed(), c.tern(true), await c.asyncLet(), c.closureResult()(1)(2), c.raw(), c.regex(), c.array().map { $0() })
          c.selfClosure()()
          print(c.nestedTypes(), c.nestedClass(), c.whereClosure(), c.assignTuple(), c.doCatch(), c.inoutArg(), c.guardElse(3)); await c.forever(); c.weakly()
          print(c.pack(1, "a"), Array(c.lazyMap()), c.discard(), c.availability(), c.stmtAvail(), c.unlabeledDefault(), c[generic: "k"])
          _ = c + 1
          let s = Store(); print(s.bump(), s.value, Err.x.localizedDescription)
          let b = Bank(3); try await b.deposit(2); await b.hook(); print(await b.total)
          let r = await Repo(); await r.hook(); print(await r.rows)
          let w = WithDefaults(); print(w.go(), w.result, w.opt as Any, try await w.complicated); w.observe(); w.opt = 3
          print(Gen<Int>().run(3), Gen<Int>().make() as Any); var l = Lens(v: P2()); l.x = 4; print(l.x)
        }
      }
      """##)
}
