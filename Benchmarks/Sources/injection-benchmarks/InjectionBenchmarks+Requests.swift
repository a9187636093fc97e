import Figures
import Injection

final class Profile {
  let id: Int
  let users: Users

  init(id: Int, users: Users) {
    self.id = id
    self.users = users
  }
}

/// Requests that are out of the ordinary: with arguments, in vain, with doubles.
extension InjectionBenchmarks {
  static func ownArguments() -> Contest {
    let (container, baseline) = (Container(), Baseline())
    container.register(scope: .singleton) { Users() }
    container.register(Profile.self, arguments: Int.self) { Profile(id: $1, users: try $0.resolve()) }
    return argumentContest("an object of an argument", container, baseline)
  }

  static func travellingArguments() -> Contest {
    let (container, baseline) = (Container(), Baseline())
    container.register(scope: .singleton) { Users() }
    container.register(scope: .transient) { Profile(id: arg($0), users: $1) }
    return argumentContest("an object that takes the request's argument", container, baseline)
  }

  private static func argumentContest(_ name: String, _ container: Container, _ baseline: Baseline) -> Contest {
    baseline.registerSingleton(Users.self) { _ in Users() }
    baseline.register(Profile.self, argument: Int.self) { Profile(id: $1, users: try $0.resolve()) }
    return Contest(
      aim: "1.5", subject: Work(name) { consume(try container.resolve(Profile.self, arguments: 7)) },
      baseline: Work("the dictionary") { consume(try baseline.resolve(Profile.self, argument: 7)) },
      repeats: 10_000)
  }

  static func failure() -> Contest {
    let container = Container()
    NumberedTypes.visitAll(Registration(container: container))
    let baseline = Baseline()
    return Contest(
      aim: "20 µs",
      subject: Work("a request in vain among 10,000 registrations") { _ = try? container.resolve(Session.self) },
      baseline: Work("the dictionary") { _ = try? baseline.resolve(Session.self) }, repeats: 1_000)
  }

  static func override() -> Contest {
    let container = Container()
    NumberedTypes.visitAll(Registration(container: container))
    return Contest(
      aim: "100 µs",
      subject: Work("overriding one of 10,000 registrations") {
        try container.overriding {
          $0.register(Session.self) { Session() }
        } while: {
          consume(try container.resolve(Session.self))
        }
      },
      baseline: Work("registering it in a container of its own") {
        let own = Container()
        own.register(Session.self) { Session() }
        consume(try own.resolve(Session.self))
      }, repeats: 5)
  }
}
