import Testing

struct ArgumentsAreTypedTests {
  @Test(arguments: [
    (
      """
      enum A {
        static func f(_ c: Container) { c.register(UserController.self, arguments: String.self) { _, id in UserController(id: id) } }
      }
      """,
      """
      2:78 A registers for a bare String
        fix: declare a type for what the screen is opened with
      """
    ),
    (
      """
      enum A {
        static func f(_ c: Container) { c.register(Int.self) { 42 } }
      }
      """,
      """
      2:46 A registers for a bare Int
        fix: declare a type for what the screen is opened with
      """
    ),
    (
      """
      final class MainRouter {
        func open(_ title: String, _ user: User) { container.register { title } }
      }
      """,
      """
      2:65 MainRouter registers for a bare String
        fix: declare a type for what the screen is opened with
      """
    ),
  ])
  func `what CC-8 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "CC-8") == report)
  }

  @Test(arguments: [
    """
    enum A {
      static func f(_ c: Container) { c.register(UserController.self, arguments: UserArguments.self) { _, a in UserController(id: a.id) } }
    }
    """,
    """
    enum A {
      static func f(_ c: Container) { c.register { User(name: String.self.description) } }
    }
    """,
    """
    final class MainRouter {
      func open(_ title: String, _ user: User, titles: [String]) {
        container.register { user }
        container.register { titles }
        container.register { UserArguments(title: title) }
        container.register { title.count }
      }
    }
    """,
  ])
  func `what CC-8 allows is not found`(source: String) throws {
    #expect(try found(source, by: "CC-8") == [])
  }
}
