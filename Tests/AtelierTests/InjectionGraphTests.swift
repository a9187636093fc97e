import Testing

/// Who built whom, and what it was given, in an app that is wired by hand and by a container.
struct InjectionGraphTests {
  @Test func `each object says who built it and what it was given`() throws {
    #expect(
      try Program().run("switch ./Given; set width 100; graph injection").output == """
        the app
        AppDelegate — set later Window as window

        Services
        UserCache — built by ServicesPart in a container
        UserService — built by ServicesPart in a container, given UserCache as cache, set later
            UserPresenter as user
            ✗ user points the wrong way: data should not hold logic

        User
        UserPresenter — built by UserFactory, given UserService as service, set later UserViewController
            as view and onClose (weak)
        PresenterLog — built by UserPresenter
        UserViewController — built by UserFactory, given UserPresenter as output

        6 dependencies between layers, 1 the wrong way
        """)
  }
}
