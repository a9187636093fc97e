import CAllocations
import Figures
import Injection

extension InjectionBenchmarks {
  /// Registering ten thousand, by type and by name: the time, and the memory.
  static func registering() -> [Figure] {
    // Makes the types themselves, once for all.
    NumberedTypes.visitAll(Registration(container: Container()))
    let names = (0..<10_000).map { "registration number \($0)" }
    return figures("injection-d", of: "by type") {
      NumberedTypes.visitAll(Registration(container: $0))
    } against: {
      NumberedTypes.visitAll(RegistrationByHand(baseline: $0))
    }
      + figures("injection-d-names", of: "by name") { container in
        for name in names { container.register(Session.self, name: name, scope: .transient) { Session() } }
      } against: { baseline in
        for name in names { baseline.register(Session.self, name: name) { _ in Session() } }
      }
  }

  private static func figures(
    _ id: String, of kind: String, _ register: (Container) -> Void, against registerByHand: (Baseline) -> Void
  ) -> [Figure] {
    var times = (container: [Double](), baseline: [Double]())
    var bytes = (container: 0, baseline: 0)
    for _ in 0..<41 {
      let (container, baseline) = (Container(), Baseline())
      let start = allocated_bytes()
      times.container.append(Measurement.time { register(container) })
      let middle = allocated_bytes()
      times.baseline.append(Measurement.time { registerByHand(baseline) })
      bytes = (middle - start, allocated_bytes() - middle)
    }
    let subject = Measurement("registering 10,000 \(kind)", fastestOf: times.container)
    return [
      Figure(id, subject, against: Measurement("the dictionary", fastestOf: times.baseline), aim: "1"),
      Figure(
        "\(id)-bytes", ratio: Double(bytes.container) / Double(bytes.baseline), aim: "2",
        comparison: "\(bytes.container / 10_000) bytes a registration \(kind) against \(bytes.baseline / 10_000)"),
    ]
  }
}
