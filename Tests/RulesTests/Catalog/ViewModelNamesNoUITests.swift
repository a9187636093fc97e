import Testing

struct ViewModelNamesNoUITests {
  @Test(arguments: [
    """
    import UIKit
    final class UserViewModel {
      var a = 1
    }
    """,
    """
    final class UserViewModel {
      func f() -> UIImage? { nil }
    }
    """,
    """
    final class UserViewModel {
      let alert = AlertController(title: "")
    }
    """,
  ])
  func `what FC-3 forbids is found`(source: String) throws {
    #expect(try found(source, by: "FC-3").isEmpty == false)
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
  ])
  func `what FC-3 allows is not found`(source: String) throws {
    #expect(try found(source, by: "FC-3") == [])
  }
}
