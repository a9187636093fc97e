import Testing

struct ControllersAreNoKeysTests {
  @Test(arguments: [
    (
      """
      final class RouterImp {
        private var completions: [UIViewController: () -> Void] = [:]
      }
      """,
      """
      2:15 RouterImp.completions keeps every UIViewController that was not taken out
        fix: note the controller weakly beside its value
      """
    ),
    (
      """
      final class SheetRouter {
        private var completions: [UIViewController: () -> Void] = [:]
        func navigationController(_ controller: UINavigationController, willShow next: UIViewController) {}
      }
      """,
      """
      2:15 SheetRouter.completions keeps every UIViewController that was not taken out
        fix: note the controller weakly beside its value
      """
    ),
    // The type may have another name.
    (
      """
      typealias Completions = [UIViewController: () -> Void]

      final class AppRouter {
        private var completions: Completions = [:]
      }
      """,
      """
      4:15 AppRouter.completions keeps every UIViewController that was not taken out
        fix: note the controller weakly beside its value
      """
    ),
    // What it keeps of them may have another name.
    (
      """
      typealias Completion = () -> Void

      final class AppRouter {
        private var completions: [UIViewController: Completion] = [:]
      }
      """,
      """
      4:15 AppRouter.completions keeps every UIViewController that was not taken out
        fix: note the controller weakly beside its value
      """
    ),
    // Somebody gives it one, by whatever way.
    (
      """
      final class AppDelegate: UIResponder, UIApplicationDelegate {}
      final class AppRouter {
        private var completions: [UIViewController: () -> Void] = [:]
        func push(_ screen: UIViewController, completion: (() -> Void)?) {
          guard let completion = completion else { return }
          completions[screen] = completion
        }
      }
      final class UserCoordinator {
        func showFriends() { router.push(FriendsViewController()) { [weak self] in self?.end() } }
      }
      """,
      """
      3:15 AppRouter.completions keeps every UIViewController that was not taken out
        fix: note the controller weakly beside its value
      """
    ),
  ])
  func `what SM-7 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "SM-7") == report)
  }

  @Test(arguments: [
    """
    final class RouterImp {
      private var completions: [String: () -> Void] = [:]
    }
    """,
    """
    final class RouterImp {
      private var stacks: [String: UIViewController] = [:]
    }
    """,
    """
    final class Catalogue {
      private var pages: [UIViewController: Int] = [:]
    }
    """,
    """
    final class RouterImp {
      private var completions: [UIViewController: () -> Void] = [:]
      func navigationController(_ controller: UINavigationController, didShow shown: UIViewController, animated: Bool) {}
    }
    """,
    """
    final class RouterImp {
      private var completions: [UIViewController: () -> Void] = [:]
      func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
    }
    """,
    // RxCocoa tells what the delegate would be told.
    """
    final class AppRouter {
      private var completions: [UIViewController: () -> Void] = [:]
      init() {
        navigationController.rx.didShow.subscribe { [weak self] shown in self?.forget(shown) }.disposed(by: bag)
      }
    }
    """,
    // Nobody puts anything into it.
    """
    final class UserRouter {
      private var endings: [UIViewController: () -> Void] = [:]
      func end(_ controller: UIViewController) {
        endings[controller]?()
        endings = [:]
      }
    }
    """,
    // Nobody gives it any completion to keep.
    """
    final class AppDelegate: UIResponder, UIApplicationDelegate {}
    final class AppRouter {
      private var completions: [UIViewController: () -> Void] = [:]
      func push(_ screen: UIViewController) { push(screen, completion: nil) }
      func push(_ screen: UIViewController, completion: (() -> Void)?) {
        if let completion { completions[screen] = completion }
      }
    }
    final class UserCoordinator {
      func showFriends() { router.push(FriendsViewController()) }
    }
    """,
    // It is told by a publisher.
    """
    final class NavigationRouter {
      private var ends: [UIViewController: () -> Void] = [:]
      private var bag = Set<AnyCancellable>()
      init(navigation: UINavigationController) {
        navigation.didShowPublisher.sink { [weak self] _ in self?.end() }.store(in: &bag)
      }
      func push(_ screen: UIViewController, onEnd: @escaping () -> Void) { ends[screen] = onEnd }
      private func end() { ends.removeAll() }
    }
    """,
  ])
  func `what SM-7 allows is not found`(source: String) throws {
    #expect(try found(source, by: "SM-7") == [])
  }
}
