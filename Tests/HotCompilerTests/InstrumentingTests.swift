import Testing

@testable import HotCompiler

/// What the instrumenter adds. `⟨…⟩` marks an insertion, with `enter(` and `exit` for the names that it uses.
struct InstrumentingTests {
  @Test func `members are traced, and closures that are stored in properties`() {
    #expect(
      instrumented(
        """
        final class UserPresenter {
          let useCases: UseCases
          var onTap: () -> Void = { print("tap") }
          var name: String { useCases.name }
          var isLoading = false { didSet { view?.update() } }
          init(useCases: UseCases, view: (any View)?) { self.useCases = useCases }
          func signOutTapped() {
            routes.signedOut = { [weak self] in
              guard let self else { return }
              finish(with: .signedOut)
            }
            routes.failed = { [weak self] in self?.count += 1 }
          }
          func signOut(then: @escaping () -> Void, `in` scope: Scope, _: Int) async throws -> Bool { try await go(then) }
          static func == (one: UserPresenter, other: UserPresenter) -> Bool { one === other }
          subscript(index: Int) -> String { get { names[index] } set { names[index] = newValue } }
          func nothing() {}
          deinit { stop() }
        }
        extension Outer.Inner {
          func finish() { stop() }
        }
        """) == """
          final class UserPresenter {
            let useCases: UseCases
            var onTap: () -> Void = { ⟨result(enter(nil, "UserPresenter⇥storedClosure⇥onTap⇥User.swift⇥3", []), ⟩print("tap")⟨)⟩ }
            var name: String {⟨ enter(Self.self, "UserPresenter⇥getter⇥name⇥User.swift⇥4", []); exit;⟩ ⟨return ⟩useCases.name }
            var isLoading = false { didSet {⟨ enter(Self.self, "UserPresenter⇥didSet⇥isLoading⇥User.swift⇥5", []); exit;⟩ view?.update() } }
            init(useCases: UseCases, view: (any View)?) {⟨ enter(nil, "UserPresenter⇥initialiser⇥init(useCases:view:)⇥User.swift⇥6", [useCases as Any, view as Any]); exit;⟩ self.useCases = useCases }
            func signOutTapped() {⟨ enter(Self.self, "UserPresenter⇥function⇥signOutTapped()⇥User.swift⇥7", []); exit;⟩
              routes.signedOut = { [weak self] in⟨ enter(nil, "UserPresenter⇥storedClosure⇥signedOut⇥User.swift⇥8", []); exit;⟩
                guard let self else { return }
                finish(with: .signedOut)
              }
              routes.failed = { [weak self] in⟨ enter(nil, "UserPresenter⇥storedClosure⇥failed⇥User.swift⇥12", []); exit;⟩ self?.count += 1 }
            }
            func signOut(then: @escaping () -> Void, `in` scope: Scope, _: Int) async throws -> Bool {⟨ enter(Self.self, "UserPresenter⇥function⇥signOut(then:in:_:)⇥User.swift⇥14", [nil, scope as Any, nil]); exit;⟩ ⟨return ⟩try await go(then) }
            static func == (one: UserPresenter, other: UserPresenter) -> Bool {⟨ enter(Self.self, "UserPresenter⇥function⇥==(_:_:)⇥User.swift⇥15", [one as Any, other as Any]); exit;⟩ ⟨return ⟩one === other }
            subscript(index: Int) -> String { get {⟨ enter(Self.self, "UserPresenter⇥getter⇥subscript(_:)⇥User.swift⇥16", [index as Any]); exit;⟩ ⟨return ⟩names[index] } set {⟨ enter(Self.self, "UserPresenter⇥setter⇥subscript(_:)⇥User.swift⇥16", [index as Any]); exit;⟩ names[index] = newValue } }
            func nothing() {⟨ exit(enter(Self.self, "UserPresenter⇥function⇥nothing()⇥User.swift⇥17", []));⟩}
            deinit {⟨ enter(Self.self, "UserPresenter⇥deinitialiser⇥deinit⇥User.swift⇥18", []); exit;⟩ stop() }
          }
          extension Outer.Inner {
            func finish() {⟨ enter(Self.self, "Outer.Inner⇥function⇥finish()⇥User.swift⇥21", []); exit;⟩ stop() }
          }
          """)
  }

  @Test func `closures that functions pass on are traced`() {
    #expect(
      instrumented(
        """
        final class UserPresenter {
          func load(id: Int) {
            loading = Task { [weak self] in
              await self?.service.load(id)
              done()
            }
            interactor.loadUser(id: id) { [weak self] in self?.view?.show($0) }
            interactor.saveUser { $0.isSaved = true } orElse: { router.pop() }
            service.ask(then: { if $0 { stop() } else { self.count = 1 } })
          }
          func stop() {}
        }
        """) == """
          final class UserPresenter {
            func load(id: Int) {⟨ enter(Self.self, "UserPresenter⇥function⇥load(id:)⇥User.swift⇥2", [id as Any]); exit;⟩
              loading = Task { [weak self] in⟨ closure("UserPresenter⇥passedClosure⇥load(id:)⇥User.swift⇥3"); exit;⟩
                await self?.service.load(id)
                done()
              }
              interactor.loadUser(id: id) { [weak self] in ⟨result(closure("UserPresenter⇥passedClosure⇥load(id:)⇥User.swift⇥7"), ⟩self?.view?.show($0)⟨)⟩ }
              interactor.saveUser {⟨ closure("UserPresenter⇥passedClosure⇥load(id:)⇥User.swift⇥8"); exit;⟩ $0.isSaved = true } orElse: { ⟨result(closure("UserPresenter⇥passedClosure⇥load(id:)⇥User.swift⇥8"), ⟩router.pop()⟨)⟩ }
              service.ask(then: {⟨ closure("UserPresenter⇥passedClosure⇥load(id:)⇥User.swift⇥9"); exit;⟩ if $0 { stop() } else { self.count = 1 } })
            }
            func stop() {⟨ exit(enter(Self.self, "UserPresenter⇥function⇥stop()⇥User.swift⇥11", []));⟩}
          }
          """)
  }

  @Test(arguments: [
    // Their own call of the module's function tells as much.
    "service.ask { [weak self] in self?.stop() }", "service.ask { stop() }", "service.ask { [self] in self.stop() }",
    // They only compute.
    "names.map { $0.uppercased() }", "names.filter { $0.isEmpty }.forEach { print($0) }", "service.ask { User($0) }",
    "service.ask { $0.id == 1 }", "service.ask { names }", "service.ask { if $0 { 1 } else { 2 } }",
    "service.ask { }", "lock.withLock { $0.count += 1 }", "container.register { try $0.resolve() }",
    // Nobody can tell what becomes of these.
    "#expand { stop(); stop() }", "page { stop(); stop() }", "Page { stop(); stop() }",
  ])
  func `closures that are not calls are left alone`(statement: String) {
    let others = """
      func stop() {}
      func page(@PageBuilder _ content: () -> [Int]) {}
      struct Page { @PageBuilder var content: () -> [Int] }
      """
    let lines = shape(of: "struct A {\n func a() { \(statement) }\n}\n\(others)").split(separator: "\n")
    #expect(lines[1] == " func a() {⟨trace;⟩ \(statement) }")
  }

  @Test func `the closures of a file are left alone if builders may read them`() {
    let code = #"struct A { func a() { Regex { One("a"); One("b") } } }"#
    #expect(
      shape(of: "import RegexBuilder\n\(code)") == """
        import RegexBuilder
        struct A { func a() {⟨trace;⟩ Regex { One("a"); One("b") } } }
        """)
  }

  @Test func `the first values of lazy properties are traced`() {
    #expect(
      instrumented("struct A {\n lazy var b = B(self)\n lazy var c: C = .init()\n lazy var d = 1\n}") == """
        struct A {
         lazy var b = ⟨result(enter(Self.self, "A⇥getter⇥b⇥User.swift⇥2", []), ⟩B(self)⟨)⟩
         lazy var c: C = ⟨result(enter(Self.self, "A⇥getter⇥c⇥User.swift⇥3", []), ⟩.init()⟨)⟩
         lazy var d = 1
        }
        """)
  }

  @Test func `functions outside types are traced, and functions within functions`() {
    #expect(
      instrumented("func free(a: Int) -> Int { func inner() { stop() }; return a }") == """
        func free(a: Int) -> Int {⟨ enter(nil, "⇥function⇥free(a:)⇥User.swift⇥1", [a as Any]); exit;⟩ \
        func inner() {⟨ enter(nil, "⇥function⇥inner()⇥User.swift⇥1", []); exit;⟩ stop() }; return a }
        """)
  }

  @Test(arguments: [
    // What other modules copy.
    "struct A { @inlinable public func a() -> Int { 1 } }",
    // What is not a member.
    "var global: Int { 1 }",
    // What a result builder reads.
    "struct A { @PageBuilder var body: [Int] { 1 } }",
    "@resultBuilder enum Rows { static func buildBlock() }\nprotocol P { @Rows var rows: Int { get } }\nstruct A: P { var rows: Int { 1; 2 } }",
    // What may be one expression once conditional compilation is through with it.
    "struct A { var a: Int {\n#if X\n1\n#else\n2\n#endif\n} }",
    // A closure that is called at once, one that is passed on, one that is an `if` expression.
    "struct A { let a: Int = { 1 }()\n let b = [1].map { $0 }\n var c: () -> Int = { if x { 1 } else { 2 } } }",
    // What yields.
    "struct A { var a: Int { _read { yield b } _modify { yield &b } } }",
    // What has no body.
    "protocol P { func a() -> Int; var b: Int { get set } }",
    // What the compiler has something to say about.
    "struct A { func a() -> Int { 1 }",
  ])
  func `code whose meaning could change is left alone`(source: String) {
    #expect(instrumented(source) == source)
  }

  @Test(arguments: [
    ("func a() -> Int { fatalError() }", "func a() -> Int {⟨trace;⟩ fatalError() }"),
    (
      "func a() -> Int { stop() }\nfunc stop() -> Never { while true {} }",
      "func a() -> Int {⟨trace;⟩ stop() }\nfunc stop() -> Never {⟨trace;⟩ while true {} }"
    ),
    ("func a() -> Void { b() }", "func a() -> Void {⟨trace;⟩ b() }"),
    (
      "func a() -> Int { if x { return 1 } else { return 2 } }",
      "func a() -> Int {⟨trace;⟩ if x { return 1 } else { return 2 } }"
    ),
    (
      "func a() -> Int { switch x { default: return 1 } }", "func a() -> Int {⟨trace;⟩ switch x { default: return 1 } }"
    ),
    ("func a() throws -> Int { throw b }", "func a() throws -> Int {⟨trace;⟩ throw b }"),
    ("init?() { self.init(1) }", "init?() {⟨trace;⟩ self.init(1) }"),
  ])
  func `nothing is returned that was not returned before`(member: String, traced: String) {
    #expect(shape(of: "struct A { \(member) }") == "struct A { \(traced) }")
  }

  @Test(arguments: [
    (
      "func a() -> Int { if x { 1 } else if y { 2 } else { throw z } }",
      "func a() -> Int {⟨trace;⟩ ⟨return ⟩if x { 1 } else if y { 2 } else { throw z } }"
    ),
    (
      "func a() -> Int { switch x { case 1: 2; default: fatalError() } }",
      "func a() -> Int {⟨trace;⟩ ⟨return ⟩switch x { case 1: 2; default: fatalError() } }"
    ),
    ("init?() { nil }", "init?() {⟨trace;⟩ ⟨return ⟩nil }"),
    ("var a: () -> Int { { 1 } }", "var a: () -> Int {⟨trace;⟩ ⟨return ⟩{ 1 } }"),
    ("func a() -> Int { // why\n  try! b() }", "func a() -> Int {⟨trace;⟩ // why\n  ⟨return ⟩try! b() }"),
  ])
  func `what was returned without the keyword is returned with it`(member: String, traced: String) {
    #expect(shape(of: "struct A { \(member) }") == "struct A { \(traced) }")
  }

  @Test(arguments: [
    ("a: Int", "a as Any"), ("_ a: Int?", "a as Any"), ("a b: [String: Int]", "b as Any"), ("_: Int", "nil"),
    ("a: () -> Void", "nil"), ("a: (() -> Void)?", "nil"), ("a: [@Sendable (Int) -> Void]", "nil"), ("a: Done", "nil"),
    ("a: Self.Done?", "nil"), ("a: inout Int", "nil"), ("a: consuming Int", "nil"), ("a: borrowing Int", "nil"),
    ("a: sending A", "nil"), ("a: Int...", "nil"), ("a: repeat each T", "nil"), ("a: @autoclosure () -> Int", "nil"),
    ("a: some ~Copyable", "nil"), ("`in`: Int", "`in` as Any"), ("a: isolated A", "nil"), ("a: Span<Int>", "nil"),
  ])
  func `arguments are shown if they can be`(parameter: String, argument: String) {
    let result = instrumented("struct A { typealias Done = (Int) -> Void\n func a(\(parameter)) { b() } }")
    #expect(result.contains("⇥2\", [\(argument)])"), "\(result)")
  }

  @Test func `no type is named where none can be`() {
    let result = instrumented(
      """
      struct Handle: ~Copyable { func a() { b() } }
      extension Handle { func a() { b() } }
      protocol Closable: ~Copyable {}
      extension Closable where Self: ~Copyable { func a() { b() } }
      """)
    #expect(
      result == """
        struct Handle: ~Copyable { func a() {⟨ enter(nil, "Handle⇥function⇥a()⇥User.swift⇥1", []); exit;⟩ b() } }
        extension Handle { func a() {⟨ enter(nil, "Handle⇥function⇥a()⇥User.swift⇥2", []); exit;⟩ b() } }
        protocol Closable: ~Copyable {}
        extension Closable where Self: ~Copyable { func a() {⟨ enter(nil, "Closable⇥function⇥a()⇥User.swift⇥4", []); exit;⟩ b() } }
        """)
  }

  @Test func `a file changes by its insertions only`() {
    let source = "\u{FEFF}struct A {\r\n  func a() { b(\"👩‍👩‍👧‍👦 \\(c) }\") } // é\r\n}\r\n"
    let result = instrumented(source)
    #expect(result.contains("⟨"))
    #expect(result.replacing(/⟨.*?⟩/, with: "") == source)
  }

  /// The same with `trace;` for each call's beginning and end.
  private func shape(of source: String) -> String {
    instrumented(source).replacing(/⟨ enter\(.*?\]\); exit;⟩/, with: "⟨trace;⟩")
  }

  /// The file `User.swift` with this text, instrumented.
  private func instrumented(_ source: String) -> String {
    let file = SourceFile(name: "User.swift", place: "User.swift", path: "/User.swift", bytes: Array(source.utf8))
    var text = ""
    var copied = 0
    for insertion in ModuleInstrumenter([file], libraryFacts: []).instrumented()[0].insertions {
      text += String(decoding: file.bytes[copied..<insertion.offset], as: UTF8.self) + "⟨\(short(insertion.text))⟩"
      copied = insertion.offset
    }
    return text + String(decoding: file.bytes[copied...], as: UTF8.self)
  }

  private func short(_ text: String) -> String {
    text.replacing("let __atelierCall = ", with: "").replacing("defer { __atelierExit(__atelierCall) };", with: "exit;")
      .replacing("__atelierEnter", with: "enter").replacing("__atelierClosure", with: "closure")
      .replacing("__atelierResult", with: "result")
      .replacing("__atelierExit", with: "exit").replacing("\\t", with: "⇥")
  }
}
