import Rules
import Testing

struct AssembliesAreSetUpTests {
  private static let assembly = """
    enum ServicesAssembly {
      private(set) static var shared: (any ServicesAssemblyProtocol)!
      static func setup(api: any API) { shared = ServicesAssemblyImpl(api: api) }
    }

    """

  @Test func `an assembly that nobody sets up is found at its setup`() throws {
    let source =
      Self.assembly + """
        final class AppDelegate {
          func start() { ApplicationRoot(services: ServicesAssemblyImpl(api: Server())).start() }
        }
        """
    #expect(
      try messages(source) == [
        "3: nobody calls ServicesAssembly.setup; call it where the app begins, before the first module is made"
      ])
  }

  @Test(arguments: [
    "ServicesAssembly.setup(api: Server())",
    "ServicesAssembly.shared.setup(api: Server())",
    "let services = ServicesAssembly.shared; services.setup(api: Server())",
    "let services = ServicesAssembly.setup(api: Server()); print(services)",
  ])
  func `each way to set it up counts`(start: String) throws {
    let source =
      Self.assembly + """
        final class AppDelegate {
          func start() { \(start) }
        }
        """
    #expect(try messages(source) == [])
  }

  @Test func `an assembly without shared is handed on, and needs no setup`() throws {
    let source = """
      final class ServicesAssemblyImpl {
        func setup() {}
      }
      """
    #expect(try messages(source) == [])
  }

  /// The line of each finding, and its words.
  private func messages(_ source: String) throws -> [String] {
    try findings(in: ["Sample.swift": source], by: "VI-11").map { "\($0.line ?? 0): \($0.what); \($0.how)" }
  }
}
