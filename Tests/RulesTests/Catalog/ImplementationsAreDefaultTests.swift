import Testing

struct ImplementationsAreDefaultTests {
  @Test(arguments: [
    (
      """
      protocol UserManager {}
      final class UserManagerImpl: UserManager {}
      """,
      """
      2:13 the implementation of UserManager is called UserManagerImpl
        fix: call it DefaultUserManager
      """
    ),
    (
      """
      protocol UserPresenter {}
      final class UserLogic: UserPresenter {}
      """,
      """
      2:13 the implementation of UserPresenter is called UserLogic
        fix: call it DefaultUserPresenter
      """
    ),
    (
      """
      protocol PreferencesManager {}
      final class DefaultPreferenceManager: PreferencesManager {}
      """,
      """
      2:13 the implementation of PreferencesManager is called DefaultPreferenceManager
        fix: call it DefaultPreferencesManager
      """
    ),
  ])
  func `what PC-8 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "PC-8") == report)
  }

  @Test(arguments: [
    """
    protocol UserManager {}
    final class DefaultUserManager: UserManager {}
    """,
    """
    protocol UserManager {}
    final class DefaultUserManager: UserManager {}
    final class LoggingUserManager: UserManager {}
    """,
    """
    protocol Coordinator {}
    class BaseCoordinator: Coordinator {}
    """,
    """
    protocol UserRoutes: ModuleRoutes {}
    final class UserViewController: UIViewController, UserRoutes {}
    """,
    """
    protocol UserManagerType {}
    final class UserManager: UserManagerType {}
    """,
    """
    protocol UserView {}
    final class UserViewController: UIViewController, UserView {}
    """,
  ])
  func `what PC-8 allows is not found`(source: String) throws {
    #expect(try found(source, by: "PC-8") == [])
  }
}
