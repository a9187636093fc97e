import Testing

/// The traps of the wirings that leave objects behind: each is told of at once, and explained.
struct LeakLabTests {
  /// A trap, what springs it, and what is said.
  struct Lab: CustomTestStringConvertible {
    let variation: String
    let commands: String
    let notice: String
    let explanation: String

    var testDescription: String { variation }
  }

  static let labs = [
    Lab(
      variation: "viper+strong-view", commands: "tap \"Sign Out\"",
      notice: "leak: UserViewController and 2 more objects live on after User:42 has gone; `leaks` says why",
      explanation: """
        UserViewController lives on: User:42 went at event 1
          cycle    UserViewController
                   └─ output: UserPresenter
                      └─ view: UserViewController  (cycle)
          written  …/Presentation/UserStories/User/Presenter/UserPresenter.swift:4
          fix      make UserPresenter.view weak: the screen is kept by whoever shows it,
                   and needs no second owner
          with it  UserPresenter, UserInteractor
        """),
    Lab(
      variation: "mvpcf+swipe-leak", commands: "tap \"Edit name\"; dismiss",
      notice: "leak: EditNameCoordinator lives on after EditName:42 has gone; `leaks` says why",
      explanation: """
        EditNameCoordinator lives on: EditName:42 went at event 2
          kept by  AppDelegate  delegate
                   └─ applicationCoordinator: ApplicationCoordinator
                      └─ childCoordinators[0]: UserCoordinator
                         └─ childCoordinators[0]: EditNameCoordinator
          written  Library/BaseCoordinator.swift:6
          fix      take it out of BaseCoordinator.childCoordinators when its screen
                   goes, whichever way it goes; a swipe is one, too
        """),
    Lab(
      variation: "mvvmfc+strong-flow", commands: "tap Friends; back",
      notice: "leak: FriendsViewController and 3 more objects live on after Friends:42 has gone; `leaks` says why",
      explanation: """
        FriendsViewController lives on: Friends:42 went at event 2
          cycle    FriendsViewController
                   └─ viewModel: FriendsViewModel
                      └─ flowController: FriendsFlowController
                         └─ viewController: FriendsViewController  (cycle)
          written  Variations/strong-flow/Common/FlowControllers/FlowController.swift:6
          fix      make FlowController.viewController weak: the screen is kept by
                   whoever shows it, and needs no second owner
          with it  FriendsViewModel, FriendsFlowController, ShownUsersUseCase#2
        """),
    Lab(
      variation: "mvvmfc+strong-self", commands: "tap \"Sign Out\"",
      notice: "leak: UserViewModel and 2 more objects live on after User:42 has gone; `leaks` says why",
      explanation: """
        UserViewModel lives on: User:42 went at event 1
          cycle    UserViewModel
                   └─ shownUsers: ShownUsersUseCase
                      └─ onChange: UserViewModel  in a closure, (cycle)
          written  Variations/strong-self/Modules/User/UserViewModel.swift:28
          fix      capture it weakly: `[weak self]` in the closure that
                   ShownUsersUseCase.onChange holds
          with it  UserFlowController, ShownUsersUseCase
        """),
    Lab(
      variation: "mvvmc+router-keeps-popped", commands: "tap \"Edit name\"; dismiss",
      notice: "leak: EditNameViewController and 3 more objects live on after EditName:42 has gone, for 2 reasons; "
        + "`leaks` says why",
      explanation: """
        EditNameViewController lives on: EditName:42 went at event 2
          kept by  AppDelegate  delegate
                   └─ appCoordinator: AppCoordinator
                      └─ childCoordinators[0]: UserCoordinator
                         └─ router: RouterImp
                            └─ completions.keys: NavigationController#2
                               └─ viewControllers[0]: EditNameViewController
          written  Variations/router-keeps-popped/Library/Routing/RouterImp.swift:7
          fix      take it out of RouterImp.completions when its screen goes, whichever
                   way it goes; a swipe is one, too
          with it  EditNameViewModelImpl, EditNameProviderImpl

        EditNameCoordinator lives on: EditName:42 went at event 2
          kept by  AppDelegate  delegate
                   └─ appCoordinator: AppCoordinator
                      └─ childCoordinators[0]: UserCoordinator
                         └─ childCoordinators[0]: EditNameCoordinator
          written  Library/Coordinators/BaseCoordinator.swift:3
          fix      take it out of BaseCoordinator.childCoordinators when its screen
                   goes, whichever way it goes; a swipe is one, too
        """),
  ]

  @Test(arguments: labs)
  func `a trap is told of at once, and explained`(lab: Lab) throws {
    let result = try Program().run("switch \(lab.variation); \(lab.commands); leaks")
    #expect(result.problems.split(separator: "\n").last.map(String.init) == lab.notice)
    #expect(result.output == lab.explanation)
    let check = try Program().run("switch \(lab.variation); \(lab.commands); expect no leaks")
    #expect(check.exitCode == 1)
  }

  @Test(arguments: WiringTests.wirings)
  func `no wiring leaves anything behind, whichever way its screens go`(wiring: String) throws {
    let result = try Program().run(
      """
      switch \(wiring); tap "Edit name"; dismiss; tap "Edit name"; type "First name" Anna; tap Save; tap Friends; \
      select "Bob Baker"; tap Friends; back; back; back; open User:99; tap OK; tap "Sign Out"; type Name bob; \
      tap "Sign in"; tap "Edit name"; tap Cancel; tap "Sign Out"; expect no leaks
      """)
    #expect(result.exitCode == 0)
    #expect(!result.problems.contains("leak:"))
  }
}
