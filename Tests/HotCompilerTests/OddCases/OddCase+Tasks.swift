extension OddCase {
  static let tasks = OddCase(
    name: "Tasks",
    source: ##"""
      import Foundation
      final class Loader {
        var onLoad: () -> Void = {}
        var onResult: @Sendable (Int) -> Void = { print("result \($0)") }
        var fetch: () async throws -> [Int] = { [1] }
        var state = "idle"
        private var task: Task<Void, Never>?
        func load() async -> Int { await Task.yield(); state = "loaded"; return 3 }
        func wire() {
          onLoad = { [weak self] in Task { await self?.load() } }
          fetch = { [weak self] in
            guard let self else { throw CancellationError() }
            return [await load()]
          }
          onResult = { n in DispatchQueue.global().async { print("global \(n)") } }
          onResult = { _ in }
        }
        func start() {
          task = Task { [weak self] in
            self?.finish()
          }
        }
        func wait() async { await task?.value }
        private func finish() { print("finished") }
      }
      nonisolated struct Plain: Sendable {
        var transform: @Sendable (Int) -> Int = { $0 * 2 }
        var check: @Sendable (Int) async -> Bool = { n in await Plain.isBig(n) }
        static func isBig(_ n: Int) async -> Bool { n > 2 }
        func run() async -> (Int, Bool) { (transform(2), await check(3)) }
      }
      enum Tasks {
        static func run() async throws {
          let loader = Loader()
          loader.wire()
          loader.onLoad()
          await Task.yield(); await Task.yield(); await Task.yield()
          print(try await loader.fetch(), loader.state)
          loader.onResult(1)
          loader.start()
          await loader.wait()
          print(await Plain().run())
        }
      }
      """##)
}
