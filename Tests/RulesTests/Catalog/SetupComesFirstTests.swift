import Rules
import Testing

struct SetupComesFirstTests {
  private let source = """
    final class UserViewController {}
    final class UserPresenter {}
    struct UserFactory {}
    """

  private static let make = call(0, "UserFactory", "createModule(arguments: [:])", line: 3)
  private static let load = call(1, "UserViewController", "viewDidLoad()")
  private static let setup = call(1, "UserPresenter", "setupInitialState(withArguments: [:])", line: 2)

  @Test func `a view that loads before its module is set up is found`() throws {
    #expect(
      try found([Self.make, Self.load, Self.setup], in: source, .viper) == [
        "VI-8 App.swift:3 UserViewController loaded its view before UserPresenter was set up; "
          + "call setupInitialState before anything asks for the view"
      ])
  }

  @Test(arguments: [
    [make, setup, load],
    // Another module of the same kind, while the first one's view is there.
    [make, setup, load, make, setup],
  ])
  func `a module that is set up first is not found`(calls: [RecordedRun.Call]) throws {
    #expect(try found(calls, in: source, .viper) == [])
  }
}
