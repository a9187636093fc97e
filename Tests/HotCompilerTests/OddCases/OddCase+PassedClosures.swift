extension OddCase {
  static let passedClosures = OddCase(
    name: "PassedClosures",
    source: ##"""
      import Foundation
      enum PassedClosures {
        static func run() async throws {
          let desk = FrontDesk(name: "desk")
          desk.look()
          try await desk.lookLater()
          print(desk.pages())
          print("end of passed closures")
        }
      }
      enum Reply { case good(Int), bad }
      struct Ticket: ~Copyable { let number: Int }
      @resultBuilder enum Leaves {
        static func buildBlock(_ pages: Int...) -> [Int] { pages }
      }
      struct Volume {
        @Leaves var pages: () -> [Int]
      }
      func book(@Leaves _ pages: () -> [Int]) -> [Int] { pages() }
      final class Bureau: Sendable {
        func ask(_ question: Int, then: (Reply) -> Void) { then(question > 0 ? .good(question) : .bad) }
        func value<T>(of work: () throws -> T) rethrows -> T { try work() }
        func typed<T, E: Error>(_ work: () throws(E) -> T) throws(E) -> T { try work() }
        func handle(_ work: () -> Ticket) -> Int { work().number }
        func pick(_ a: () -> Int = { 1 }, or b: (Int, inout Int) -> Void, else c: @autoclosure () -> Int) -> Int {
          var n = a()
          b(1, &n)
          return n + c()
        }
        @concurrent func off<T: Sendable>(_ work: @Sendable @escaping () async throws -> T) async rethrows -> T {
          try await work()
        }
      }
      struct Slip: Error {}
      @MainActor final class FrontDesk {
        let name: String
        let service = Bureau()
        var count = 0
        lazy var shout: () -> String = { [unowned self] in name.uppercased() }
        init(name: String) { self.name = name; service.ask(1) { _ in print("init", name) } }
        func note(_ text: String) { print("note", text) }
        @discardableResult func noted(_ text: String) -> Bool { print("noted", text); return true }

        func look() {
          service.ask(1) { [weak self] answer in
            switch answer {
            case .good(let n): self?.note("good \(n)")
            case .bad: self?.note("bad")
            }
          }
          service.ask(0) { if case .bad = $0 { count += 1 } else { note("never") } }
          service.ask(2) { [self] in if case .good = $0 { noted("if") } else { noted("else") } }
          service.ask(1) { _ in self.count += 1 }
          service.ask(1) { [weak self] _ in
            guard let self else { return }
            note("guarded \(count)")
          }
          service.ask(1, then: { _ in print("labelled") })
          service.ask(1) { _ in _ = noted("dropped") }
          service.ask(1) { _ in }
          let text = service.value { noted("value") ? "yes" : "no" }
          let number = service.value { Int("12") }
          let pair = service.value { (shout(), 1) }
          let either = service.value { if count > 0 { "some" } else { "none" } }
          let unit: Void = service.value { note("unit") }
          let nested = service.value { service.value { service.value { String(describing: unit) } } }
          print(text, number as Any, pair, either, nested, service.handle { Ticket(number: 3) })
          print(service.pick(or: { $1 += $0 }, else: count), service.pick({ 5 }, or: { a, b in b = a }, else: 1))
          do { print(try service.typed { () throws(Slip) -> Int in throw Slip() }) } catch { print("fault") }
          do { try service.value { throw Slip() } } catch { print("thrown") }
          print([3, 1, 2].sorted { $0 < $1 }.map { "\($0)" }.reduce(into: "") { $0 += $1 })
          atexit { _ = atoi("0") }
          func local(_ work: () -> Void) { work() }
          local { print("local", count) }
          let twice: (() -> Void) -> Void = { work in work(); work() }
          twice { print("twice") }
        }
        func lookLater() async throws {
          let one = Task { try await service.off { try self.odd(1) } }
          let two = Task { [service] in
            let number = await service.off { 2 }
            return number + 1
          }
          print(try await one.value, await two.value)
          await withTaskGroup(of: Int.self) { group in
            group.addTask { await self.later(3) }
            group.addTask { [service] in await service.off { 4 } }
            var sum = 0
            for await number in group { sum += number }
            print(sum)
          }
          let text: String = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
              print("elsewhere")
              DispatchQueue.main.async { continuation.resume(returning: "resumed") }
            }
          }
          print(text)
          await Task.detached { print("detached") }.value
          async let five = service.off { 5 }
          print(await five)
        }
        func later(_ number: Int) async -> Int { number }
        nonisolated func odd(_ number: Int) throws -> Int { number }
        func pages() -> [Int] {
          Volume { 1; 2 }.pages() + book { 3; 4 }
        }
      }
      """##)
}
