import Testing

struct ViewModelNamesNoUITests {
  @Test(arguments: [
    (
      """
      import Foundation
      import UIKit
      final class UserViewModel {
        var a = 1
      }
      """,
      """
      2:1 UserViewModel imports UIKit
        fix: expose a value with a meaning, and let the view controller translate it
      """
    ),
    (
      """
      final class UserViewModel {
        func f() -> UIImage? { nil }
      }
      """,
      """
      2:15 UserViewModel names UIImage, a type of UIKit
        fix: expose a value with a meaning, and let the view controller translate it
      """
    ),
    (
      """
      final class UserViewModel {
        let alert = AlertController(title: "")
      }
      """,
      """
      2:15 UserViewModel names AlertController, a type of ScreenKit
        fix: expose a value with a meaning, and let the view controller translate it
      """
    ),
    (
      """
      protocol HeroViewModelProtocol {
        func show(in controller: UIViewController)
      }
      """,
      """
      2:28 HeroViewModelProtocol names UIViewController, a type of UIKit
        fix: expose a value with a meaning, and let the view controller translate it
      """
    ),
    // It is a list's source by its own choice.
    (
      """
      import UIKit
      final class LabelsViewModel: UITableViewDiffableDataSource<Section, Label> {
        override func tableView(_ list: UITableView, canEditRowAt path: IndexPath) -> Bool { true }
      }
      """,
      """
      3:35 LabelsViewModel names UITableView, a type of UIKit
        fix: expose a value with a meaning, and let the view controller translate it
      """
    ),
  ])
  func `what FC-3 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "FC-3") == report)
  }

  @Test(arguments: [
    """
    import Foundation
    final class UserViewModel {
      var a: UInt = 1
    }
    """,
    """
    final class UserViewModel {
      weak var delegate: (any UserViewModelDelegate)?
    }
    """,
    """
    import UIKit
    final class UserViewController {
      let a = UILabel()
    }
    """,
    // A constant with a capital letter.
    """
    import UIKit
    final class UserViewModel {
      func load(_ user: User) {
        let UID = user.id
        service.load(UID)
      }
    }
    """,
  ])
  func `what FC-3 allows is not found`(source: String) throws {
    #expect(try found(source, by: "FC-3") == [])
  }
}
