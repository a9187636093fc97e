import Testing

struct OneShotClosuresHoldWeaklyTests {
  @Test(arguments: [
    (
      """
      final class MenuViewModel {
        func f() { api.fetch(page: 1, completion: { self.show($0) }) }
      }
      """,
      """
      2:45 a closure of MenuViewModel holds self strongly, which fetch may keep until it has an answer
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class MenuViewModel {
        private let store: any Store
        func f() { store.load { self.show($0) } }
      }
      protocol Store {
        func load(completion: @escaping (Int) -> Void)
      }
      """,
      """
      3:25 a closure of MenuViewModel holds self strongly, which Store.load(completion:) may keep until it has an answer
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
  ])
  func `what SM-8 asks about is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "SM-8") == report)
  }

  @Test(arguments: [
    """
    final class MenuViewModel {
      func f() { api.fetch(page: 1, completion: { [weak self] in self?.show($0) }) }
    }
    """,
    """
    final class UserRepository {
      func f() { client.request(endpoint) { self.cache($0) } }
    }
    """,
  ])
  func `what SM-8 allows is not found`(source: String) throws {
    #expect(try found(source, by: "SM-8") == [])
  }
}
