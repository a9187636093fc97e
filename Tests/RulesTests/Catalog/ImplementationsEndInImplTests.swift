import Testing

struct ImplementationsEndInImplTests {
  @Test(arguments: [
    (
      """
      protocol UserProvider {}
      final class DefaultUserProvider: UserProvider {}
      """,
      """
      2:13 the implementation of UserProvider is called DefaultUserProvider
        fix: call it UserProviderImpl
      """
    ),
    (
      """
      protocol UserViewModel {}
      final class UserModel: UserViewModel {}
      """,
      """
      2:13 the implementation of UserViewModel is called UserModel
        fix: call it UserViewModelImpl
      """
    ),
  ])
  func `what FS-9 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "FS-9") == report)
  }

  @Test(arguments: [
    """
    protocol UserProvider {}
    final class UserProviderImpl: UserProvider {}
    """,
    """
    protocol Router {}
    final class RouterImp: Router {}
    """,
    """
    protocol UserProvider {}
    final class UserProviderImpl: UserProvider {}
    final class CachedUsers: UserProvider {}
    """,
    """
    protocol Coordinator {}
    final class UserFlow: Coordinator {}
    """,
    """
    protocol UserViewModelType {}
    final class UserViewModel: UserViewModelType {}
    """,
    """
    protocol UserRouter {}
    final class UserViewController: UIViewController, UserRouter {}
    """,
  ])
  func `what FS-9 allows is not found`(source: String) throws {
    #expect(try found(source, by: "FS-9") == [])
  }
}
