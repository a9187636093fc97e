import Injection

/// How a container compares with a dictionary of closures, and with no container at all.
enum InjectionBenchmarks {
  /// By their ids, in order. Each is made when it is its turn.
  static var contests: KeyValuePairs<String, () throws -> Contest> {
    [
      "injection-a": screen, "injection-b": singleton, "injection-c": screenAmongMany, "injection-e": chain,
      "injection-f": fiveParentsUp, "injection-arguments": ownArguments, "injection-arg": travellingArguments,
      "injection-failure": failure, "injection-override": override,
    ]
  }

  private static func screen() throws -> Contest {
    let (container, baseline) = screens()
    let (session, users) = (try container.resolve(Session.self), try container.resolve(Users.self))
    return Contest(
      aim: "1.5", subject: Work("a screen's graph") { consume(try container.resolve(Controller.self)) },
      baseline: Work("the dictionary") { consume(try baseline.resolve(Controller.self)) },
      limit: Work("plain initialisers") {
        consume(Controller(viewModel: ViewModel(context: Context(session: session, users: users))))
      }, repeats: 10_000)
  }

  private static func singleton() throws -> Contest {
    let (container, baseline) = screens()
    let session = try container.resolve(Session.self)
    return Contest(
      aim: "1", subject: Work("a singleton") { consume(try container.resolve(Session.self)) },
      baseline: Work("the dictionary") { consume(try baseline.resolve(Session.self)) },
      limit: Work("a stored property") { consume(session) }, repeats: 20_000)
  }

  private static func screenAmongMany() -> Contest {
    let (few, many) = (screens().container, screens().container)
    NumberedTypes.visitAll(Registration(container: many))
    return Contest(
      aim: "1",
      subject: Work("a screen's graph among 10,000 other registrations") {
        consume(try many.resolve(Controller.self))
      }, baseline: Work("alone") { consume(try few.resolve(Controller.self)) }, repeats: 10_000)
  }

  private static func chain() -> Contest {
    var chain = Chain()
    chain.extend(Session.self, by: 100)
    return Contest(
      aim: "1", subject: Work("a chain of 100", chain.resolve),
      baseline: Work("the dictionary", chain.resolveByHand), repeats: 500)
  }

  private static func fiveParentsUp() -> Contest {
    let (root, baseline) = screens()
    let child = (0..<5).reduce(root) { parent, _ in Container(parent: parent) }
    return Contest(
      aim: "1",
      subject: Work("a screen's graph, registered five parents up") { consume(try child.resolve(Controller.self)) },
      baseline: Work("the dictionary, which has no parents") { consume(try baseline.resolve(Controller.self)) },
      repeats: 10_000)
  }

  private static func screens() -> (container: Container, baseline: Baseline) {
    let (container, baseline) = (Container(), Baseline())
    Screen.register(in: container)
    Screen.register(in: baseline)
    return (container, baseline)
  }
}

/// Keeps the optimiser from leaving out what is measured.
@inline(never)
func consume(_ object: AnyObject) { sink = Unmanaged.passUnretained(object).toOpaque() }

private nonisolated(unsafe) var sink: UnsafeMutableRawPointer?
