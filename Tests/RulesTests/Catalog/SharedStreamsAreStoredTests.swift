import Testing

struct SharedStreamsAreStoredTests {
  @Test(arguments: [
    (
      """
      final class Menu {
        var users: AnyPublisher<Int, Never> { load().share().eraseToAnyPublisher() }
      }
      """,
      """
      2:48 Menu.users shares a stream that it makes anew each time
        fix: leave `share()` out, or store the stream: make the property a `lazy var`
      """
    )
  ])
  func `what SM-5 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "SM-5") == report)
  }

  @Test(arguments: [
    """
    final class Menu {
      lazy var users = load().share().eraseToAnyPublisher()
    }
    """,
    """
    final class Menu {
      let users: Stream
      init(source: Stream) { users = source.share() }
    }
    """,
    """
    final class Menu {
      var share: Int { share() }
    }
    """,
    """
    struct UserView: View {
      var body: some View {
        Button("Share") { viewModel.share() }
      }
    }
    """,
    """
    final class Session {
      var link: URL { exporter.share(self) }
    }
    """,
    // An extension of a type from elsewhere cannot store it.
    """
    extension Reactive {
      var user: Observable<User> { base.loadUser().share() }
    }
    """,
    // What a subject sends reaches all anyway.
    """
    final class Client {
      private let messageSubject = PassthroughSubject<String, Never>()
      var messages: AnyPublisher<String, Never> { messageSubject.share().eraseToAnyPublisher() }
    }
    """,
    // It hands on the last value.
    """
    final class Client {
      var messages: Observable<String> { socket.messages().share(replay: 1) }
    }
    """,
    // Whatever it is called.
    """
    final class Client {
      private let _messages = PassthroughSubject<String, Never>()
      var messages: AnyPublisher<String, Never> { _messages.share().eraseToAnyPublisher() }
    }
    """,
    // The same, under the name of a stream.
    """
    final class Client {
      private let messageSubject = PublishSubject<String>()
      var messages: Observable<String> { messageSubject.asObservable().share() }
    }
    """,
  ])
  func `what SM-5 allows is not found`(source: String) throws {
    #expect(try found(source, by: "SM-5") == [])
  }
}
