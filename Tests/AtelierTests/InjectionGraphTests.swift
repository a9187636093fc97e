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

  @Test func `objects are given in collections, values and closures, and by way of other initialisers`()
    throws
  {
    #expect(
      try Program().run("switch ./Assembled; set width 100; graph injection").output == """
        the app
        AppDelegate — set later Window as window
        NewsArchive — built by AppDelegate
        SystemClock — built by AppDelegate in a container
        LogService — built by AppDelegate in a container, given SystemClock as clock
        Plugin — built by NewsFactory
        Plugin#2 — built by NewsFactory
        PluginStore — built by NewsFactory, given Plugin and Plugin#2 as plugins
        NewsInteractor — built by NewsFactory, given LogService as dependencies.log, PluginStore as
            dependencies.plugins
        Plugin#3 — built by NewsService
        Cache<Plugin> — built by NewsService, given Plugin#3, LogService as log
        NewsService — built by NewsFactory, given Cache<Plugin> as cache, LogService as load
        NewsPresenter — built by NewsFactory, given NewsInteractor as interactor, NewsService as
            service, LogService as log, set later NewsViewController as view (weak), NewsRouter as onClose
            (weak)
        NewsRouter — built by NewsFactory, set later NewsViewController as controller (weak)
        NewsViewController — built by NewsFactory, given NewsPresenter as presenter, NewsRouter as
            router
        NewsHelper — built by NewsPresenter, given NewsPresenter as presenter (unowned), holds
            NewsArchive as archive

        11 dependencies between layers, none points the wrong way
        """)
  }

  @Test(arguments: [
    (
      "--around NewsHelper",
      """
      the app
      NewsArchive — built by AppDelegate
      NewsPresenter — built by NewsFactory, given NewsInteractor as interactor, NewsService as
          service, LogService as log, set later NewsViewController as view (weak), NewsRouter as onClose
          (weak), builds NewsHelper
      NewsHelper — built by NewsPresenter, given NewsPresenter as presenter (unowned), holds
          NewsArchive as archive

      5 dependencies between layers, none points the wrong way
      """
    ),
    (
      "--only NewsFactory",
      """
      the app
      NewsFactory — builds Plugin, Plugin#2, PluginStore, NewsInteractor, NewsService, NewsPresenter,
          NewsRouter and NewsViewController

      no dependency between layers
      """
    ),
    (
      "--only Window",
      """
      the app
      Window — given to AppDelegate as window

      no dependency between layers
      """
    ),
  ])
  func `a part of it is still told in whole sentences`(options: String, answer: String) throws {
    #expect(try Program().run("switch ./Assembled; set width 100; graph injection \(options)").output == answer)
  }
}
