import Figures
import Injection

extension InjectionBenchmarks {
  /// What it takes to check at launch that all is registered that the program asks for, against registering it.
  static func launching() -> [Figure] {
    [100, 1_000, 10_000].map { count in
      let types = NumberedTypes.all.prefix(count)
      var times = (checking: [Double](), registering: [Double]())
      for _ in 0..<21 {
        let container = Container()
        times.registering.append(
          Measurement.time {
            Screen.register(in: container)
            for type in types { Registration(container: container).visit(type) }
          })
        times.checking.append(Measurement.time { _ = try? container.entryPoints(Controller.self) })
      }
      return Figure(
        "injection-launch-\(count)", Measurement("checking \(count) registrations", fastestOf: times.checking),
        against: Measurement("making them", fastestOf: times.registering), aim: "150")
    }
  }
}
