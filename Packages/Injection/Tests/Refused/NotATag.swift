import Injection

/// A tag says that it is one, so that no other type is taken for a name.
enum Main {}

final class Store {}

func register(in container: Container) {
  // error: global function 'by(tag:on:)' requires that 'Main' conform to 'RegistrationTag'
  container.register { [by(tag: Main.self, on: $0) as Store] }
}
