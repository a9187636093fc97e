import Foundation
import Rules
import Testing

struct ModulesAreGraphScopedTests {
  @Test(arguments: [
    (
      """
      enum UserPart: Part {
        static func load(container: Container) {
          container.register((any UserViewModel).self, scope: .transient) { UserViewModelImpl(p: $0) }
        }
      }
      """,
      """
      3:15 UserPart registers UserViewModel as transient
        fix: register it in the scope of the object graph
      """
    ),
    (
      """
      final class AppDelegate {
        func f() { container.defaultScope = .transient }
      }
      enum UserPart: Part {
        static func load(container: Container) {
          container.register { UserViewController(viewModel: $0) }
        }
      }
      """,
      """
      6:15 UserPart registers UserViewController in the default scope, transient
        fix: register it in the scope of the object graph
      """
    ),
    (
      """
      enum UserPart: Part {
        static func load(container: Container) {
          container.register { UserProviderImpl(a: $0) }.lifetime(.prototype)
        }
      }
      """,
      """
      3:15 UserPart registers UserProviderImpl as prototype
        fix: register it in the scope of the object graph
      """
    ),
    (
      """
      final class AppDelegate {
        func f() { container.defaultScope = .transient }
      }
      enum UserPart: Part {
        static func load(container: Container) {
          container.register(UserViewModelImpl.init)
        }
      }
      """,
      """
      6:15 UserPart registers UserViewModelImpl in the default scope, transient
        fix: register it in the scope of the object graph
      """
    ),
  ])
  func `what FS-7 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "FS-7") == report)
  }

  @Test(arguments: [
    """
    final class AppDelegate {
      func f() { container.defaultScope = .transient }
    }
    enum UserPart: Part {
      static func load(container: Container) {
        container.register((any UserViewModel).self, scope: .graph) { UserViewModelImpl(p: $0) }
      }
    }
    """,
    """
    enum UserPart: Part {
      static func load(container: Container) {
        container.register { UserViewController(viewModel: $0) }
      }
    }
    """,
    """
    import DITranquillity
    enum UserPart: Part {
      static func load(container: Container) {
        container.register { UserProviderImpl(a: $0) }.lifetime(.objectGraph)
      }
    }
    """,
    """
    final class AppDelegate {
      func f() { container.defaultScope = .transient }
    }
    enum UserPart: Part {
      static func load(container: Container) {
        container.register(UserDependency.self) { UserDependency(viewModel: $0) }
      }
    }
    """,
    // Views of SwiftUI are handed theirs.
    """
    enum TabPart: Part {
      static func load(container: Container) {
        container.register(TabViewModel.self, scope: .transient) { TabViewModel() }
      }
    }

    final class TabViewModel: ObservableObject {}
    """,
  ])
  func `what FS-7 allows is not found`(source: String) throws {
    #expect(try found(source, by: "FS-7") == [])
  }

  @Test(arguments: [
    (
      ["onEditName", "onFailure"],
      [
        "FS-7 App.swift:7 UserViewController is on display with another UserViewModel "
          + "than the one whose closures were set; register the view model in the scope of the object graph"
      ]
    ),
    (["onEditName"], []), ([], []),
  ])
  func `a view model that is not the one that the coordinator set up is found in a run`(
    empty: [String], expected: [String]
  ) throws {
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
    let controller = RecordedRun.Object(id: "a", type: "UserViewController", isShown: true, held: ["viewModel": "b"])
    let model = RecordedRun.Object(id: "b", type: "UserViewModel", isShown: false, emptyFields: Set(empty))
    let run = RecordedRun(events: [], objects: [controller, model])

    #expect(try found(in: run, of: source, .mvvmc) == expected)
    let forgetful = source.replacingOccurrences(of: "user.viewModel.onFailure =", with: "let fail =")
    #expect(try found(in: run, of: forgetful, .mvvmc) == [])
  }
}
