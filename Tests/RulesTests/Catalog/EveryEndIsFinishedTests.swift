import Rules
import Testing

struct EveryEndIsFinishedTests {
  @Test(arguments: [
    (
      """
      final class EditCoordinator {
        var finished: (() -> Void)!
        unowned let source: UIViewController
        func show(_ edit: any EditRoutes) {
          source.present(edit.viewController, animated: true)
        }
      }
      """,
      """
      5:12 EditCoordinator presents a screen and does not hear when it is swiped away
        fix: be the delegate of its presentationController, and finish in presentationControllerDidDismiss
      """
    )
  ])
  func `what PC-7 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "PC-7") == report)
  }

  @Test(arguments: [
    """
    final class EditCoordinator {
      var finished: (() -> Void)!
      unowned let source: UIViewController
      func show(_ edit: any EditRoutes) {
        edit.viewController.presentationController?.delegate = self
        source.present(edit.viewController, animated: true)
      }
    }
    """,
    """
    final class EditCoordinator {
      var finished: (() -> Void)!
      unowned let source: UIViewController
      func show(_ edit: any EditRoutes) {
        edit.viewController.isModalInPresentation = true
        source.present(edit.viewController, animated: true)
      }
    }
    """,
    """
    final class EditCoordinator {
      var finished: (() -> Void)!
      let navigationController: UINavigationController
      func show(_ edit: any EditRoutes) {
        navigationController.present(edit.viewController, animated: true)
      }
    }
    """,
    """
    final class EditCoordinator {
      var finished: (() -> Void)!
      unowned let source: UIViewController
      func show(_ edit: any EditRoutes) {
        source.present(alert, animated: true)
      }
    }
    """,
  ])
  func `what PC-7 allows is not found`(source: String) throws {
    #expect(try found(source, by: "PC-7") == [])
  }

  @Test(arguments: [
    (
      "UserCoordinator",
      [
        "PC-7 App.swift:2 UserCoordinator still keeps EditNameCoordinator, whose Screen has gone; "
          + "call finished at each end of the flow, a swipe included, and let the parent remove it there"
      ]
    ),
    ("Cache", []),
  ])
  func `a coordinator that its parent keeps after its screen is found in a run`(
    keeper: String, expected: [String]
  ) throws {
    let source = "final class UserCoordinator {}\nfinal class EditNameCoordinator {}\nfinal class EditNamePresenter {}"
    let leaks = ["EditNameCoordinator", "EditNamePresenter"].map {
      RecordedRun.Leak(type: $0, screen: "Screen", keeper: keeper, event: 1)
    }

    #expect(try found(in: RecordedRun(events: [], leaks: leaks), of: source, .mvpcf) == expected)
    #expect(try found(in: RecordedRun(events: []), of: source, .mvpcf) == [])
  }
}
