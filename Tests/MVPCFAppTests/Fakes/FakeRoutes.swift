import ScreenKit
import UserDomain

@testable import MVPCFApp

/// A module without an inside: a test takes its ways out, as a person would with the real one.
final class FakeUserRoutes: ViewController, @MainActor UserRoutes {
  var showEditName: (() -> Void)!
  var showFriends: (() -> Void)!
  var signedOut: (() -> Void)!
  var closed: (() -> Void)!
}

final class FakeFriendsRoutes: ViewController, @MainActor FriendsRoutes {
  var showUser: ((User.ID) -> Void)!
  var closed: (() -> Void)!
}

final class FakeEditNameRoutes: ViewController, @MainActor EditNameRoutes {
  var saved: (() -> Void)!
  var cancelled: (() -> Void)!
}

final class FakeLoginRoutes: ViewController, @MainActor LoginRoutes {
  var signedIn: (() -> Void)!
}
