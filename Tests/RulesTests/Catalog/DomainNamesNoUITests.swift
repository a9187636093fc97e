import Testing

struct DomainNamesNoUITests {
  @Test(arguments: [
    """
    protocol ShowUseCase {
      func show(on controller: UIViewController)
    }
    """,
    """
    import UIKit
    protocol LoadUseCase {
      func load()
    }
    """,
    """
    protocol ImageRepositoryType {
      func image() -> UIImage
    }
    """,
  ])
  func `what CC-4 forbids is found`(source: String) throws {
    #expect(try found(source, by: "CC-4").isEmpty == false)
  }

  @Test(arguments: [
    """
    import Foundation
    protocol LoadUseCase {
      func load() -> Data
    }
    """,
    """
    import UIKit
    final class UserController: UIViewController {}
    """,
    """
    struct Text {}
    protocol ReadUseCase {
      func text() -> Text
    }
    """,
  ])
  func `what CC-4 allows is not found`(source: String) throws {
    #expect(try found(source, by: "CC-4") == [])
  }
}
