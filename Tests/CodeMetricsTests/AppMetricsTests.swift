import CodeMetrics
import Foundation
import Testing

struct AppMetricsTests {
  private static let app = AppMetrics(
    files: [
      ("Application/AppDelegate.swift", "final class AppDelegate { let root = RootController() }"),
      ("Application/RootController.swift", "class RootController: NavigationController {}"),
      ("Common/BaseController.swift", "class BaseController: ViewController {}"),
      ("Common/Service.swift", "protocol Service {}\nfinal class ServiceImpl: Service {}"),
      ("Screens/User/UserController.swift", "final class UserController: BaseController {\n  let model: UserModel\n}"),
      (
        "Screens/User/Logic/UserModel.swift",
        "final class UserModel {\n  let service: any Service\n  var user: Person?\n  let show = { Alert() }\n}"
      ),
      ("Screens/User/Friends/FriendsController.swift", "final class FriendsController: BaseController {}"),
    ].map { SourceMetrics(path: $0, source: $1) },
    libraries: [SourceMetrics(path: "Person.swift", source: "struct Person {}\nstruct Pet {}")])

  @Test func `an app's own code is counted, without its libraries`() {
    var counts = CodeCounts()
    (counts.files, counts.lines, counts.types, counts.protocols, counts.closures) = (7, 14, 7, 1, 1)
    #expect(Self.app.counts == counts)
  }

  @Test func `a screen is a controller that no other inherits from, with all in its folder`() {
    #expect(
      Self.app.screens.map { "\($0.name): \($0.files.map(\.path).joined(separator: " "))" } == [
        "Friends: Screens/User/Friends/FriendsController.swift",
        "User: Screens/User/Logic/UserModel.swift Screens/User/UserController.swift",
      ])
    #expect(Self.app.screens.map(\.counts.types) == [1, 2])
    #expect(Self.app.screens.map(\.counts.closures) == [0, 1])
  }

  @Test func `a screen depends on what others declare, in the app and in what it shares`() {
    let dependencies = Self.app.screens.map { $0.dependencies.joined(separator: " ") }
    #expect(dependencies == ["BaseController", "BaseController Person Service"])
  }

  @Test func `without folders the names of files tell`() {
    let app = AppMetrics(
      files: [
        ("App.swift", "final class UserViewController: ViewController {}"),
        ("UserPresenter.swift", "final class UserPresenter {}"),
        ("UserListViewController.swift", "final class UserListViewController: ViewController {}"),
        ("UserListPresenter.swift", "final class UserListPresenter {}"),
      ].map { SourceMetrics(path: $0, source: $1) })
    #expect(
      app.screens.map { "\($0.name): \($0.files.map(\.path).joined(separator: " "))" } == [
        "User: UserPresenter.swift", "UserList: UserListPresenter.swift UserListViewController.swift",
      ])
  }

  @Test func `a folder is read, and one that is not there is an error`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString, directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in ["A/B.swift": "struct B {}", ".build/C.swift": "struct C {}", "notes.txt": "struct D {}"] {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let files = SourceMetrics.all(in: try SourceMetrics.texts(in: folder))
    #expect(files == [SourceMetrics(path: "A/B.swift", source: "struct B {}")])
    let error = #expect(throws: CodeMetricsError.self) { try SourceMetrics.texts(in: URL(filePath: "/no/such")) }
    #expect(
      error?.description == "/no/such cannot be read, so its code is not counted; check that it is there, and is UTF-8")
  }
}
