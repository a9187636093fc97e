extension OddCase {
  static let concurrency = OddCase(
    name: "Concurrency",
    source: ##"""
      import Foundation
      enum Trouble: Error { case some(Int) }
      actor Counter {
        private(set) var count = 0
        private let box: NotSendable
        init(box: NotSendable) { self.box = box }
        init(start: Int) { count = start; box = NotSendable() }
        func add(_ n: Int) -> Int { count += n; return count }
        var doubled: Int { count * 2 }
        nonisolated var title: String { "counter" }
        nonisolated func describe() async -> String { "at \(await count)" }
        subscript(offset: Int) -> Int { count + offset }
        func isolatedTo(_ other: isolated Counter, by n: Int) -> Int { n }
      }
      nonisolated final class NotSendable { var value = 1; func poke() -> Int { value += 1; return value } }
      final class Worker {
        func slow() async -> Int { await Task.yield(); return 1 }
        func one() async throws -> Int { try await two() }
        func two() async throws(Trouble) -> Int { throw .some(2) }
        func typed(_ fail: Bool) throws(Trouble) -> Int { if fail { throw .some(1) }; return 3 }
        func typedCatch() -> String { do throws(Trouble) { return "\(try typed(true))" } catch { return "caught \(error)" } }
        var later: Int { get async throws { try await Task.sleep(for: .milliseconds(1)); return 5 } }
        nonisolated func anywhere(_ box: NotSendable) async -> Int { box.poke() }
        @concurrent nonisolated func elsewhere(_ n: Int) async -> Int { n + 1 }
        nonisolated(nonsending) func here() async -> Int { 6 }
        func group() async -> Int {
          await withTaskGroup(of: Int.self) { group in
            for n in 1...3 { group.addTask { n } }
            var sum = 0
            for await n in group { sum += n }
            return sum
          }
        }
        func give(_ box: sending NotSendable) async -> Int { let task = Task.detached { box.poke() }; return await task.value }
        func stream() -> AsyncStream<Int> { AsyncStream { $0.yield(1); $0.finish() } }
        func lets() async -> Int { async let a = slow(); async let b = slow(); return await a + b }
        isolated deinit { _ = NotSendable().poke() }
      }
      struct Ticker: AsyncSequence, AsyncIteratorProtocol {
        var n = 0
        mutating func next() async -> Int? { n += 1; return n < 3 ? n : nil }
        func makeAsyncIterator() -> Ticker { self }
      }
      enum Concurrency {
        static func run() async throws {
          let counter = Counter(box: NotSendable())
          print(await counter.add(2), await counter.doubled, counter.title, await counter.describe(), await counter[3])
          print(await Counter(start: 4).count, await counter.isolatedTo(counter, by: 3))
          let worker = Worker()
          print(await worker.slow(), (try? await worker.one()) as Any, worker.typedCatch(), try await worker.later)
          print(await worker.anywhere(NotSendable()), await worker.elsewhere(1), await worker.here(), await worker.group())
          print(await worker.give(NotSendable()), await worker.lets())
          for await n in worker.stream() { print(n) }
          for await n in Ticker() { print(n) }
        }
      }
      """##)
}
