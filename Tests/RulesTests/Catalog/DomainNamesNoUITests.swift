import Testing

struct DomainNamesNoUITests {
  @Test(arguments: [
    (
      """
      protocol ShowUseCase {
        func show(on controller: UIViewController)
      }
      """,
      """
      2:28 ShowUseCase, which belongs to the domain, names UIViewController, a type of UIKit
        fix: publish a value, and let the view model and the controller make of it what is seen
      """
    ),
    (
      """
      import UIKit
      protocol LoadUseCase {
        func load()
      }
      """,
      """
      1:1 LoadUseCase, which belongs to the domain, imports UIKit
        fix: publish a value, and let the view model and the controller make of it what is seen
      """
    ),
    (
      """
      protocol ImageRepositoryType {
        func image() -> UIImage
      }
      """,
      """
      2:19 ImageRepositoryType, which belongs to the domain, names UIImage, a type of UIKit
        fix: publish a value, and let the view model and the controller make of it what is seen
      """
    ),
  ])
  func `what CC-4 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "CC-4") == report)
  }

  @Test func `a library's type that the domain extends is called that`() throws {
    let source = """
      import UIKit
      extension DependencyValues {
        var screen: UIViewController? { nil }
      }
      """
    let found = try findings(in: ["Domain/Dependencies.swift": source], by: "CC-4").map(\.what)
    #expect(
      found == [
        "an extension of DependencyValues, which belongs to the domain, names UIViewController, a type of UIKit"
      ])
  }

  @Test func `an import is found once, at what is the domain's own`() throws {
    let source = """
      import SwiftUI
      protocol MovieUseCase { func load() }
      extension DependencyValues { var movie: Int { 1 } }
      """
    let other = "extension DependencyValues { var other: Int { 1 } }"

    #expect(
      try findings(in: ["Domain/A.swift": other, "Domain/Movie.swift": source], by: "CC-4").map(\.what) == [
        "MovieUseCase, which belongs to the domain, imports SwiftUI"
      ])
  }

  @Test func `a framework's name in front of a type is not another type`() throws {
    let source = "protocol ShowUseCase { func show(on view: UIKit.UIView) }"

    #expect(
      try findings(in: ["A.swift": source], by: "CC-4").map(\.what) == [
        "ShowUseCase, which belongs to the domain, names UIView, a type of UIKit"
      ])
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
