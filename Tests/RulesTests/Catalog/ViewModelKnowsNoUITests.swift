import Testing

struct ViewModelKnowsNoUITests {
  @Test(arguments: [
    (
      """
      final class UserScreenViewModel {
        var colour: UIColor { .green }
      }
      """,
      """
      2:15 UserScreenViewModel names UIColor, a type of UIKit
        fix: publish a value with a meaning, and let the view controller translate it
      """
    ),
    (
      """
      import SwiftUI

      final class UserScreenViewModel {}
      """,
      """
      1:1 UserScreenViewModel imports SwiftUI
        fix: delete the import; what needs it belongs to the view
      """
    ),
  ])
  func `what CC-10 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "CC-10") == report)
  }

  @Test(arguments: [
    """
    import Foundation

    final class UserScreenViewModel {
      var isOnline = false
    }
    """
  ])
  func `what CC-10 allows is not found`(source: String) throws {
    #expect(try found(source, by: "CC-10") == [])
  }
}
