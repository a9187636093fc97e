extension OddCase {
  static let closures = OddCase(
    name: "Closures",
    source: ##"""
      struct Routes {
        var signedOut: (() -> Void)?
        var chosen: ((Int) -> String)?
        var done: @MainActor (Bool) async throws -> Int = { _ in 1 }
      }
      final class Screen {
        var routes = Routes()
        var onTap: () -> Void = { print("tap") }
        var onLong: () -> Void = {
          let text = "long"
          print(text)
        }
        var onNothing: () -> Void = {}
        var ratio: () -> Double = { 5 }
        var maybe: () -> Int? = { nil }
        var chain: (() -> Void)? = { }
        let transform: (Int) -> [String] = { n in [1, 2].map { "\($0 + n)" } }
        static let shared: (Int, Int) -> Int = { $0 + $1 }
        static var inferred = { (n: Int) -> Int in n + 1 }
        let guessed = { "guess" }
        var handlers: [String: (Int) -> Void] = [:]
        var name = "" { didSet { print("name \(name)") } }
        var kind: () -> Kind = { .small }
        enum Kind { case small, large }
      }
      final class Owner {
        let screen = Screen()
        var optional: Screen? = Screen()
        var onDone: ((String) -> Void)?
        var count = 0
        func wire(_ flag: Bool) {
          screen.routes.signedOut = { [weak self] in self?.stop() }
          screen.routes.chosen = { n in
            "chosen \(n)"
          }
          screen.routes.done = { flag in try await Owner.work(flag) }
          optional?.onTap = { print("optional") }
          screen.onTap = { [unowned self] in count += 1 }
          screen.onLong = { [weak self] in self?.count = 7 }
          screen.handlers["x"] = { [weak self] n in
            guard let self else { return }
            self.count = n
          }
          onDone = { [weak self] text in if let self { print(text, self.count) } }
          screen.maybe = { if flag { 3 } else { nil } }
          screen.kind = { return .large }
          screen.ratio = { switch flag { case true: 1; case false: 2 } }
          var local: () -> Int = { 1 }
          local = { 2 }
          let nested = Screen()
          nested.onTap = { [screen] in screen.onNothing = { print("inner") }; screen.onNothing() }
          nested.onTap()
          screen.chain = { [weak self] in self?.screen.routes.signedOut?() }
          print(local())
          let once: String = { "once" }()
          print(once)
        }
        func assigned() { screen.onTap = { self.screen.name = "assigned" }; screen.onTap(); screen.onTap = {} }
        func trapped() { screen.onTap = { fatalError("unused") } }
        static func work(_ flag: Bool) async throws -> Int { flag ? 1 : 0 }
        func stop() { print("stopped") }
        deinit { print("owner gone \(count)") }
      }
      enum Closures {
        static func run() async throws {
          do {
            let owner = Owner()
            owner.wire(true)
            owner.screen.routes.signedOut?()
            print(owner.screen.routes.chosen?(3) as Any, try await owner.screen.routes.done(true))
            owner.screen.onTap(); owner.optional?.onTap(); print(owner.count)
            owner.screen.onLong(); print(owner.count)
            owner.screen.handlers["x"]?(4)
            owner.onDone?("done")
            print(owner.screen.maybe() as Any, owner.screen.ratio(), owner.screen.kind(), owner.screen.transform(1))
            print(Screen.shared(1, 2), Screen.inferred(1), owner.screen.guessed())
            owner.screen.chain?()
            owner.assigned()
            owner.trapped()
            owner.screen.onNothing()
          }
          print("end of closures")
        }
      }
      """##)
}
