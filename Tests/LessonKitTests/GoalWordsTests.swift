import LessonKit
import Testing

struct GoalWordsTests {
  @Test(arguments: [
    #"screen shows "Sign in""#,
    #"screen lacks "No one is called \"Zed\"""#,
    #"screen shows "Save" disabled"#,
    #"screen shows "Save" enabled"#,
    "path is User:42",
    "path is User:42 EditName:42",
    "trace has UserPresenter.signOutTapped",
    "trace lacks Outer.Inner.userName.set",
    "trace has AppRouterImpl.replaceStack(rootUrn:animated:completion:)",
    "graph has UserPresenter",
    "graph has UserPresenter -> UserViewController",
    "graph has UserPresenter -> UserViewController weak",
    "graph lacks UserPresenter -> UserViewController strong",
    "graph has UserRouter -> Container unowned",
    "no leaks",
    "leaks UserViewController",
    "registered any UserRepositoryType",
    "valid",
    "rules pass",
    "rules pass VI-2 VI-3",
    "builds",
    "equal in viper contexts",
    "equal in all",
    "looked at trace",
    "looked at graph injection",
    #"looked at compare -- tap "Sign Out""#,
    "happened open User:7",
    #"happened open User:7 then wait 2s then tap "Sign Out""#,
  ])
  func `a goal is written as it was read`(line: String) throws {
    #expect(try Goal(parsing: line).description == line)
  }

  @Test(arguments: [
    (#"screen shows "Sign in""#, #"the screen shows "Sign in""#),
    (#"screen lacks "Sign in""#, #"the screen does not show "Sign in""#),
    (#"screen shows "Save" disabled"#, #"the screen shows "Save" disabled"#),
    (#"screen is "Ann" "Edit name""#, #"the screen shows "Ann" "Edit name", and nothing else"#),
    ("path is User:42", "the path is User:42"),
    ("path is User:42 EditName:42", "the path is User:42 › EditName:42"),
    ("trace has UserPresenter.signOutTapped", "the last event called UserPresenter.signOutTapped"),
    ("trace lacks UserPresenter.load", "the last event did not call UserPresenter.load"),
    ("graph has UserPresenter", "the graph has UserPresenter"),
    ("graph lacks UserPresenter", "the graph has no UserPresenter"),
    ("graph has UserPresenter -> UserViewController", "UserPresenter holds UserViewController"),
    ("graph has UserPresenter -> UserViewController weak", "UserPresenter holds UserViewController weakly"),
    (
      "graph lacks UserPresenter -> UserViewController strong",
      "UserPresenter does not hold UserViewController strongly"
    ),
    ("no leaks", "nothing outlives its screen"),
    ("leaks UserViewController", "UserViewController outlives its screen"),
    ("registered UserAPI", "UserAPI is registered"),
    ("valid", "all that is asked of the containers can be built"),
    ("rules pass", "the code keeps to the rules"),
    ("rules pass VI-2 VI-3", "the code keeps to VI-2, VI-3"),
    ("builds", "the code compiles"),
    ("equal in viper contexts", "the screen is the same in viper, contexts"),
    ("equal in all", "the screen is the same in all wirings"),
    ("looked at trace", "you have looked at trace"),
    ("happened open User:7", "open User:7 has happened"),
    ("happened open User:7 then tap Retry", "open User:7 has happened, then tap Retry"),
  ])
  func `people are told of a goal in words`(line: String, words: String) throws {
    #expect(try Goal(parsing: line).words == words)
  }

  @Test(arguments: [
    ("path is User:42 EditName:42", "the path is User:42", "the path is User:42, not User:42 › EditName:42"),
    (#"screen is "Ann" "Save""#, #"the screen is "Ann""#, #"the screen is "Ann", not "Ann" "Save""#),
    ("trace lacks A.load", "the trace has A.load", "the trace has A.load, and should not"),
    ("no leaks", "UserPresenter lives on after User:42 has gone", "UserPresenter lives on after User:42 has gone"),
  ])
  func `what is missing is told in one sentence`(line: String, difference: String, lack: String) throws {
    #expect(try Goal(parsing: line).lack(difference) == lack)
  }

  @Test(arguments: [
    ("path is User:42/EditName:42", "path is User:42 EditName:42"),
    ("graph has A → B weak", "graph has A -> B weak"),
    ("  screen   shows  Login ", #"screen shows "Login""#),
    (#"trace has Router.replaceStack(rootUrn: "Login")"#, "trace has Router.replaceStack(rootUrn: Login)"),
  ])
  func `other ways to write a goal`(line: String, goal: String) throws {
    #expect(try Goal(parsing: line).description == goal)
  }

  @Test(arguments: [
    ("", "a goal is missing"),
    ("scren shows x", #"no goal begins with "scren"; did you mean "screen"?"#),
    ("perhaps", #"no goal begins with "perhaps""#),
    (
      "screen shows",
      #"`screen shows` is not a goal; write: screen shows|lacks "<text>" [enabled|disabled], or screen is "<text>"…"#
    ),
    (
      #"screen shows "Save" grey"#,
      #"`screen shows Save grey` is not a goal; write: screen shows|lacks "<text>" [enabled|disabled], or screen is "<text>"…"#
    ),
    (#"screen shows "Save"#, #"a quote is not closed in `screen shows "Save`"#),
    (
      "path is Login; no leaks",
      "`path is Login; no leaks` is more than one goal; write each on a line of its own"
    ),
    ("path is", "`path is` is not a goal; write: path is <route>…"),
    ("trace has signOut", "`trace has signOut` is not a goal; write: trace has|lacks <Type>.<member>"),
    ("trace has UserPresenter", "`trace has UserPresenter` is not a goal; write: trace has|lacks <Type>.<member>"),
    (
      "graph has A -> B tightly",
      "`graph has A -> B tightly` is not a goal; write: graph has|lacks <Type> [-> <Type> [strong|weak|unowned]]"
    ),
    ("leaks", "`leaks` is not a goal; write: leaks <Type>"),
    ("no worries", "`no worries` is not a goal; write: no leaks"),
    ("equal in", "`equal in` is not a goal; write: equal in <wiring>… | all"),
    ("looked at", "`looked at` is not a goal; write: looked at <command>"),
  ])
  func `what is not a goal is refused with the way to write it`(line: String, message: String) {
    let error = #expect(throws: GoalError.self) { try Goal(parsing: line) }
    #expect(error?.description == message)
  }
}
