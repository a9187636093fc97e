extension OddCase {
  static let macros = OddCase(
    name: "Macros",
    source: ##"""
      import Foundation
      import Observation

      @Observable final class Model {
        var count = 1
        var doubled: Int { count * 2 }
        @ObservationIgnored var plain = 3 { didSet { print("plain \(oldValue)") } }
        var onChange: () -> Void = { print("change") }
        init(count: Int = 1) { self.count = count }
        func grow() { count += 1 }
      }
      struct Filter {
        var least: Int
        var predicate: Predicate<Int> { #Predicate { $0 > 2 } }
        func test(_ n: Int) throws -> Bool { try predicate.evaluate(n) }
      }
      enum Macros {
        static func run() async throws {
          let model = Model(count: 4)
          withObservationTracking { _ = model.doubled } onChange: { print("changed") }
          model.grow()
          model.plain = 4
          model.onChange()
          print(model.count, model.doubled, try Filter(least: 2).test(3))
        }
      }
      """##)
}
