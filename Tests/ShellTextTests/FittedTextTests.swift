import ShellText
import TerminalText
import Testing

/// Messages that are wider than the window.
struct FittedTextTests {
  private static let error = """
    Modules/Presentation/UserStories/Friends/Presenter/FriendsPresenter.swift:31:36: error: no such member
          view.showTitle(userID == interactor.singedInUserID ? "My friends" : "Friends")
                                              ^
    """

  private static func fitted(_ width: Int, isAccessible: Bool = false) -> String {
    StyledText(marking: error).fitted(for: Display(width: width, isAccessible: isAccessible, isInteractive: true)).plain
  }

  @Test func `code goes on behind a mark, the sign stands below its row, and a place keeps the name of its file`() {
    #expect(
      Self.fitted(80) == """
        Modules/Presentation/UserStories/Friends/Presenter/FriendsPresenter.swift:31:36:
        error: no such member
              view.showTitle(userID == interactor.singedInUserID ? "My friends"\u{20}
                                                  ^
                ↪ : "Friends")
        """)
    #expect(
      Self.fitted(60) == """
        …/Friends/Presenter/FriendsPresenter.swift:31:36: error: no
        such member
              view.showTitle(userID == interactor.singedInUserID\u{20}
                                                  ^
                ↪ ? "My friends" : "Friends")
        """)
    #expect(Self.fitted(60, isAccessible: true).hasSuffix("\n        … ? \"My friends\" : \"Friends\")"))
    #expect(Self.fitted(100).hasSuffix(" ? \"My friends\" : \"Friends\")\n" + String(repeating: " ", count: 42) + "^"))
  }

  @Test func `a path from the root is broken behind a slash, and keeps all its folders`() {
    let text: StyledText = "the place is /home/ann/atelier/Workshops/ComposableContexts/App/SignOutUseCase.swift:1"
    #expect(
      text.wrapped(to: 60).map(\.plain) == [
        "the place is", "/home/ann/atelier/Workshops/ComposableContexts/App/", "SignOutUseCase.swift:1",
      ])
  }

  @Test func `a command is read as a whole where it has room on the next line`() {
    let text = StyledText(marking: "to build it yourself, say `workshop composable-contexts`, or look around")
    #expect(
      text.wrapped(to: 48).map(\.plain) == [
        "to build it yourself, say", "`workshop composable-contexts`, or look around",
      ])
    #expect(StyledText(marking: "say `a b c d e f g h`").wrapped(to: 10).map(\.plain) == ["say `a b c", "d e f g h`"])
  }
}
