import Testing

struct ClosuresHoldWeaklyTests {
  @Test(arguments: [
    (
      """
      final class UserViewController {
        func f() { viewModel.onUpdate = { self.render() } }
      }
      """,
      """
      2:35 a closure of UserViewController holds self strongly, kept in onUpdate
        fix: capture `[weak self]`, or only the part that is needed
      """
    )
  ])
  func `what FC-10 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "FC-10") == report)
  }

  @Test(arguments: [
    """
    final class UserViewController {
      func f() { viewModel.onUpdate = { [weak self] in self?.render() } }
    }
    """,
    """
    final class UserViewModel {
      func f() { names.forEach { self.add($0) } }
    }
    """,
    """
    final class UserViewModel {
      func f() { userService.load { [weak self] in
        guard let self else { return }
        self.show($0)
      } }
    }
    """,
    // They run once: SM-8.
    """
    final class UserViewModel {
      func f() { flowController.ask(completion: { [self] in show() }) }
    }
    """,
    """
    final class UserService {
      func f() { api.load { self.show($0) } }
    }
    """,
  ])
  func `what FC-10 allows is not found`(source: String) throws {
    #expect(try found(source, by: "FC-10") == [])
  }
}
