import Foundation
import Rules
import Testing

struct RunTests {
  private let sources = [
    "UserViewController", "UserPresenter", "UserInteractor", "UserServiceImpl", "AppRouterImpl", "UserProviderImpl",
  ].map { SourceText(name: "\($0).swift", bytes: Array("final class \($0) {}".utf8)) }

  private func call(_ depth: Int, _ type: String, _ member: String) -> Run.Call {
    Run.Call(depth: depth, type: type, member: member, file: "\(type).swift", line: 3)
  }

  private func findings(_ calls: [Run.Call], _ architecture: Architecture) throws -> [String] {
    try Linter(configuration: Configuration(architecture: architecture))
      .findings(in: Run(events: [calls, calls]), of: sources)
      .map { "\($0.rule) \($0.file ?? ""):\($0.line ?? 0) \($0.what)" }
  }

  @Test func `a view that goes past its output is found, once`() throws {
    let calls = [
      call(0, "UserViewController", "signOutTapped()"), call(1, "UserPresenter", "signOutTapped()"),
      call(2, "UserInteractor", "signOut()"), call(1, "UserServiceImpl", "signOut()"),
    ]

    #expect(
      try findings(calls, .viper) == [
        "VI-1 UserViewController.swift:3 UserViewController.signOutTapped called UserServiceImpl.signOut"
      ])
  }

  @Test func `a view that calls its output, itself and nobody else is not found`() throws {
    let calls = [
      call(0, "UserViewController", "viewDidLoad()"), call(1, "UserViewController", "bind()"),
      call(1, "UserPresenter", "viewIsReady()"), call(2, "UserInteractor", "load()"),
      call(0, "AppRouterImpl", "start()"),
    ]

    #expect(try findings(calls, .viper) == [])
  }

  @Test func `a view that loads before its module is set up is found`() throws {
    let loads = call(1, "UserViewController", "viewDidLoad()")
    let setup = call(1, "UserPresenter", "setupInitialState(withArguments: [:])")

    #expect(
      try findings([loads, setup], .viper) == [
        "VI-8 UserPresenter.swift:3 UserViewController loaded its view before UserPresenter was set up"
      ])
    #expect(try findings([setup, loads], .viper) == [])
  }

  @Test func `what is rendered twice for one event is found, if it is the same`() throws {
    let ann = call(0, "UserViewController", "render(Ann)")
    let bob = call(0, "UserViewController", "render(Bob)")

    #expect(
      try findings([ann, ann], .mvvmc) == [
        "FS-10 UserViewController.swift:3 UserViewController rendered the same data twice for one event"
      ])
    #expect(try findings([ann, bob, ann], .mvvmc) == [])
  }

  @Test func `a view controller that asks a provider is found in MVVM-C`() throws {
    let calls = [call(0, "UserViewController", "signOutTapped()"), call(1, "UserProviderImpl", "signOut()")]

    #expect(
      try findings(calls, .mvvmc) == [
        "FS-1 UserViewController.swift:3 UserViewController.signOutTapped called UserProviderImpl.signOut"
      ])
    #expect(try findings(calls, .mvvmfc) == [])
  }

  // MARK: Objects

  @Test(arguments: [
    (["showFriends"], ["PC-2 User.swift:4 UserViewController is on display without showFriends"]),
    (["note"], []), ([], []),
  ])
  func `a module on display without a route is found`(empty: [String], found: [String]) throws {
    let source = """
      protocol UserRoutes: ModuleRoutes { var showFriends: (() -> Void)! { get set } }

      final class UserViewController: ViewController, UserRoutes {
        var showFriends: (() -> Void)!
        var note: (() -> Void)?
      }
      """
    let module = Run.Object(id: "a", type: "UserViewController", isShown: true, emptyFields: Set(empty))
    let waiting = Run.Object(id: "b", type: "UserViewController", isShown: false, emptyFields: ["showFriends"])

    #expect(try findings(of: [module, waiting], in: source, .mvpcf) == found)
  }

  @Test(arguments: [
    (
      ["onEditName", "onFailure"],
      [
        "FS-7 User.swift:7 UserViewController is on display with another UserViewModel "
          + "than the one whose closures were set"
      ]
    ),
    (["onEditName"], []), ([], []),
  ])
  func `a view model that is not the one that the coordinator set up is found`(empty: [String], found: [String]) throws
  {
    let source = """
      final class UserViewModel {
        var onEditName: (() -> Void)?
        var onFailure: (() -> Void)?
      }

      final class UserViewController: ViewController {
        private let viewModel: UserViewModel
      }

      final class UserCoordinator {
        func start() {
          user.viewModel.onEditName = { [weak self] in self?.runEditName() }
          user.viewModel.onFailure = { [weak self] in self?.fail() }
        }
      }
      """
    let controller = Run.Object(id: "a", type: "UserViewController", isShown: true, held: ["viewModel": "b"])
    let model = Run.Object(id: "b", type: "UserViewModel", isShown: false, emptyFields: Set(empty))

    #expect(try findings(of: [controller, model], in: source, .mvvmc) == found)
    let forgetful = source.replacingOccurrences(of: "user.viewModel.onFailure =", with: "let fail =")
    #expect(try findings(of: [controller, model], in: forgetful, .mvvmc) == [])
  }

  private func findings(
    of objects: [Run.Object], in source: String, _ architecture: Architecture
  ) throws -> [String] {
    try Linter(configuration: Configuration(architecture: architecture))
      .findings(in: Run(events: [], objects: objects), of: [SourceText(name: "User.swift", bytes: Array(source.utf8))])
      .map { "\($0.rule) \($0.file ?? ""):\($0.line ?? 0) \($0.what)" }
  }
}
