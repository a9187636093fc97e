import Foundation
import Rules
import Testing

struct ViewCallsItsOutputTests {
  private let source = """
    final class UserViewController {
      func signOutTapped() {
        output.signOutTapped()
        userService.signOut()
      }
    }
    final class UserPresenter {}
    final class UserInteractor {}
    final class UserServiceImpl {}
    final class AppRouterImpl {}
    """

  private let tap = call(0, "UserViewController", "signOutTapped()", line: 2)

  @Test func `a view that goes past its output is found, once`() throws {
    let event = RecordedRun.Event(calls: [
      tap, call(1, "UserPresenter", "signOutTapped()"), call(2, "UserInteractor", "signOut()"),
      call(1, "UserServiceImpl", "signOut()"),
    ])

    #expect(
      try found(in: RecordedRun(events: [event, event]), of: source, .viper) == [
        "VI-1 App.swift:2 UserViewController.signOutTapped called UserServiceImpl.signOut; "
          + "tell the presenter through the view output, and let it make the call"
      ])
    #expect(try found(in: RecordedRun(events: [event]), of: source, .mvvmfc) == [])
  }

  @Test(arguments: [
    // Its output, itself, and what nobody of the app has called.
    [
      call(0, "UserViewController", "signOutTapped()", line: 2), call(1, "UserViewController", "dim()"),
      call(1, "UserPresenter", "signOutTapped()"), call(2, "UserServiceImpl", "signOut()"),
      call(0, "AppRouterImpl", "start()"),
    ],
    // A closure that it was given: the source has no such call.
    [call(0, "UserViewController", "signOutTapped()", line: 2), call(1, "AppRouterImpl", "popCurrent()")],
    // A closure of the service's.
    [
      call(0, "UserViewController", "signOutTapped()", line: 2),
      call(1, "UserServiceImpl", "signOut()", isClosure: true),
    ],
    // What was set going and did not happen within it.
    [
      call(0, "UserViewController", "signOutTapped()", line: 2), call(1, "UserServiceImpl", "signOut()", isLater: true),
    ],
  ])
  func `a view that calls its output, itself and nobody else is not found`(calls: [RecordedRun.Call]) throws {
    #expect(try found(calls, in: source, .viper) == [])
  }

  @Test func `a line that is excused is not found`() throws {
    let excused = source.replacingOccurrences(
      of: "func signOutTapped() {", with: "func signOutTapped() {  // atelier:disable VI-1 until the output is there")

    #expect(try found([tap, call(1, "UserServiceImpl", "signOut()")], in: excused, .viper) == [])
  }
}
