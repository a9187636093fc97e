import Testing

/// The five wirings, as the program runs them.
struct WiringTests {
  static let wirings = ["contexts", "mvpcf", "mvvmc", "mvvmfc", "viper"]

  @Test(arguments: wirings)
  func `signing out leads to the login screen`(wiring: String) throws {
    let result = try Program().run("switch \(wiring); tap \"Sign Out\"; screen")
    #expect(
      result.output == """
        ┌ Sign in ─────────────────────────────┐
        │ Name [              ]                │
        │ [·Sign in·]                          │
        └──────────────────────────────────────┘
        """)
    #expect(result.exitCode == 0)
  }

  @Test(arguments: wirings)
  func `the screen as JSON is the same for programs`(wiring: String) throws {
    let result = try Program().run("switch \(wiring); tap \"Sign Out\"; screen --json")
    #expect(
      result.output == """
        {
          "elements" : [
            {
              "enabled" : true,
              "id" : "name",
              "kind" : "field",
              "text" : "Name",
              "value" : ""
            },
            {
              "enabled" : false,
              "id" : "sign-in",
              "kind" : "button",
              "text" : "Sign in"
            }
          ],
          "path" : [
            "Login"
          ],
          "presentation" : "root",
          "title" : "Sign in"
        }
        """)
  }

  @Test(arguments: wirings)
  func `an edited name is on the user screen at once`(wiring: String) throws {
    let result = try Program().run(
      """
      switch \(wiring); tap "Edit name"; type "First name" " Anna "; tap Save; screen
      """)
    #expect(
      result.output == """
        ┌ User ──────────────────────────────────┐
        │ Anna Appleseed                         │
        │ [ Edit name ] [ Friends ] [ Sign Out ] │
        └────────────────────────────────────────┘
        """)
  }

  @Test(arguments: wirings)
  func `a swipe closes the edit screen and changes nothing`(wiring: String) throws {
    let result = try Program().run(
      """
      switch \(wiring); tap "Edit name"; type "First name" Zoe; dismiss; screen
      """)
    #expect(
      result.output == """
        ┌ User ──────────────────────────────────┐
        │ Ann Appleseed                          │
        │ [ Edit name ] [ Friends ] [ Sign Out ] │
        └────────────────────────────────────────┘
        """)
  }

  @Test(arguments: wirings)
  func `a link that comes while nobody is signed in waits`(wiring: String) throws {
    let result = try Program().run(
      """
      switch \(wiring); tap "Sign Out"; open User:7; type Name bob; tap "Sign in"; screen
      """)
    #expect(result.output.contains("Bob Baker"))
    #expect(result.exitCode == 0)
  }

  @Test func `another wiring under the same events shows the same screens`() throws {
    let result = try Program().run(
      """
      switch viper; tap "Edit name"; type "First name" Anna; tap Save; switch mvvmfc; switch mvvmc; switch contexts
      switch mvpcf
      """)
    #expect(result.output == "")
    let switches = result.problems.split(separator: "\n").filter { $0.contains("→") }
    #expect(
      switches.map { $0.prefix { $0 != ":" } } == [
        "viper→mvvmfc", "mvvmfc→mvvmc", "mvvmc→contexts", "contexts→mvpcf",
      ])
    #expect(switches.allSatisfy { $0.hasSuffix(" 3 events replayed, screens equal") })
  }

  @Test func `the trace names the use case's protocol extension on the context's type`() throws {
    let trace = try Program().run("switch contexts; tap \"Sign Out\"; trace").output.split(separator: "\n")
    #expect(
      trace.prefix(4).map { $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ") } == [
        "UserController.signOutTapped()", "└─ UserScreenViewModel.signOut()",
        "└─ UserScreenContext.signOut() in SignOutUseCase", "├─ SessionRepository.end()",
      ])
  }

  @Test func `a coordinator goes with its flow, and a module with its screen`() throws {
    let result = try Program().run(
      """
      switch mvvmc
      expect graph has UserViewController -> UserViewModelImpl strong
      expect graph has UserViewModelImpl -> UserCoordinator weak
      tap "Edit name"
      expect graph has UserCoordinator -> EditNameCoordinator strong
      expect graph has RouterImp -> EditNameCoordinator weak
      dismiss
      expect graph lacks EditNameCoordinator
      expect graph lacks EditNameProviderImpl
      tap "Sign Out"
      expect graph lacks UserCoordinator
      expect graph lacks UserProviderImpl
      """)
    #expect(result.exitCode == 0, "\(result.problems)")
  }

  @Test func `the graph shows the coordinator held weakly by the routes' closures`() throws {
    let graph = try Program().run("switch mvpcf; graph").output.split(separator: "\n")
    let routes = graph.filter { $0.contains("⇢ UserCoordinator ") && !$0.contains("finished") }
    #expect(
      routes.map { $0.split { $0 == " " || "│├└─".contains($0) }.joined(separator: " ") } == [
        "showEditName ⇢ UserCoordinator weak, in a closure", "showFriends ⇢ UserCoordinator weak, in a closure",
        "signedOut ⇢ UserCoordinator weak, in a closure", "closed ⇢ UserCoordinator weak, in a closure",
      ])
  }
}
