import Rules
import Testing

struct CoordinatorsSendNoEventsTests {
  @Test func `an event that a coordinator makes up is found`() throws {
    let source = """
      final class UserCoordinator: BaseCoordinator {
        func showUser() {
          user.viewModel.onFailure = { [weak viewModel = user.viewModel] error in
            viewModel?.events.send(.retryTapped)
          }
          user.viewModel.events.onNext(.viewDidLoad)
        }
      }
      """
    let message = """
      UserCoordinator sends a view model an event; \
      let the view model hand out what can be done, as an argument of its closure
      """
    #expect(try messages(source) == ["4: \(message)", "6: \(message)"])
  }

  @Test(arguments: [
    """
    final class UserViewController: UIViewController {
      func retryTapped() { viewModel.events.send(.retryTapped) }
    }
    """,
    """
    final class UserCoordinator: BaseCoordinator {
      func showUser() { user.viewModel.onFailure = { error, retry in self.show(error, retry: retry) } }
      func finish() { finished.send(()) }
    }
    """,
  ])
  func `events of the screen, and a coordinator's own subjects, are not found`(source: String) throws {
    #expect(try messages(source) == [])
  }

  /// The line of each finding, and its words.
  private func messages(_ source: String) throws -> [String] {
    try findings(in: ["Sample.swift": source], by: "FS-11").map { "\($0.line ?? 0): \($0.what); \($0.how)" }
  }
}
