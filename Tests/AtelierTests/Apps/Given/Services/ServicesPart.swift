import Injection

enum ServicesPart: Part {
  static func load(container: Container) {
    container.register(scope: .singleton) { UserCache() }
    container.register(scope: .singleton) { UserService(cache: $0) }
  }
}

final class UserCache {}

/// Does what no service should: it holds on to who uses it.
final class UserService {
  let cache: UserCache
  var user: AnyObject?

  init(cache: UserCache) {
    self.cache = cache
  }
}
