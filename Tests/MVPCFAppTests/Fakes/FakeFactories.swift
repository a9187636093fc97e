import UserDomain

@testable import MVPCFApp

/// Makes fake modules, and keeps the last one weakly for the test to leave by.
final class FakeUserFactory: UserFactory {
  private(set) weak var routes: FakeUserRoutes?

  func make(id: User.ID) throws -> any UserRoutes {
    let routes = FakeUserRoutes()
    routes.restorationIdentifier = "fake user \(id)"
    self.routes = routes
    return routes
  }
}

final class FakeFriendsFactory: FriendsFactory {
  private(set) weak var routes: FakeFriendsRoutes?

  func make(userID: User.ID) throws -> any FriendsRoutes {
    let routes = FakeFriendsRoutes()
    routes.restorationIdentifier = "fake friends \(userID)"
    self.routes = routes
    return routes
  }
}

final class FakeEditNameFactory: EditNameFactory {
  private(set) weak var routes: FakeEditNameRoutes?

  func make(userID: User.ID) throws -> any EditNameRoutes {
    let routes = FakeEditNameRoutes()
    routes.restorationIdentifier = "fake edit name \(userID)"
    self.routes = routes
    return routes
  }
}

final class FakeLoginFactory: LoginFactory {
  private(set) weak var routes: FakeLoginRoutes?

  func make() throws -> any LoginRoutes {
    let routes = FakeLoginRoutes()
    routes.restorationIdentifier = "fake login"
    self.routes = routes
    return routes
  }
}
