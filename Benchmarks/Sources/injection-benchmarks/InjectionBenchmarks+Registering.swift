import CAllocations
import Figures
import Foundation
import Injection

/// What is registered in a container, and by hand in a dictionary.
struct Registering {
  /// In words: by type.
  let kind: String
  var aim = "1"
  /// Done with the container beforehand, and not measured.
  var prepare: (Container) -> Void = { _ in }
  let register: (Container) -> Void
  let registerByHand: (Baseline) -> Void

  /// Both, each time in a new container, which is not released.
  var works: [Work] {
    [
      Work("registering \(kind)") {
        let container = Unmanaged.passRetained(Container()).takeUnretainedValue()
        prepare(container)
        register(container)
      },
      Work("the dictionary") { registerByHand(Unmanaged.passRetained(Baseline()).takeUnretainedValue()) },
    ]
  }
}

extension InjectionBenchmarks {
  /// Registering ten thousand, by type and by name.
  static var registering: KeyValuePairs<String, Registering> {
    // Makes the types themselves, once for all.
    NumberedTypes.visitAll(Registration(container: Container()))
    let names = (0..<10_000).map { "registration number \($0)" }
    return [
      "injection-d": Registering(kind: "by type") {
        NumberedTypes.visitAll(Registration(container: $0))
      } registerByHand: {
        NumberedTypes.visitAll(RegistrationByHand(baseline: $0))
      },
      "injection-d-shared": Registering(kind: "by type, after four threads have resolved", aim: "1.3") { container in
        // Threads that follow each other take the container's locks in turn.
        for _ in 0..<4 {
          let done = DispatchSemaphore(value: 0)
          Thread.detachNewThread {
            _ = try? container.resolve(Session?.self)
            done.signal()
          }
          done.wait()
        }
      } register: {
        NumberedTypes.visitAll(Registration(container: $0))
      } registerByHand: {
        NumberedTypes.visitAll(RegistrationByHand(baseline: $0))
      },
      "injection-d-names": Registering(kind: "by name") { container in
        for name in names { container.register(Session.self, name: name, scope: .transient) { Session() } }
      } registerByHand: { baseline in
        for name in names { baseline.register(Session.self, name: name) { _ in Session() } }
      },
    ]
  }

  /// The time, and the memory.
  static func figures(_ id: String, of registering: Registering) -> [Figure] {
    var times = (container: [Double](), baseline: [Double]())
    var bytes = (container: 0, baseline: 0)
    var allocations = (container: 0, baseline: 0)
    for _ in 0..<41 {
      let (container, baseline) = (Container(), Baseline())
      registering.prepare(container)
      let start = (allocated_bytes(), allocation_count())
      times.container.append(Measurement.time { registering.register(container) })
      let middle = (allocated_bytes(), allocation_count())
      times.baseline.append(Measurement.time { registering.registerByHand(baseline) })
      let end = (allocated_bytes(), allocation_count())
      bytes = (middle.0 - start.0, end.0 - middle.0)
      allocations = (middle.1 - start.1, end.1 - middle.1)
    }
    let subject = Measurement("registering 10,000 \(registering.kind)", fastestOf: times.container)
    return [
      Figure(id, subject, against: Measurement("the dictionary", fastestOf: times.baseline), aim: registering.aim),
      Figure(
        "\(id)-bytes", ratio: Double(bytes.container) / Double(bytes.baseline), aim: "2",
        comparison: "\(bytes.container / 10_000) bytes a registration \(registering.kind) against "
          + "\(bytes.baseline / 10_000); heap allocations: \(allocations.container), \(allocations.baseline)"),
    ]
  }
}
