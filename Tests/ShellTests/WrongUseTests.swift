import Shell
import Testing

struct WrongUseTests {
  @Test(arguments: [
    ("tpa x", "there is no command \"tpa\"; did you mean `tap`?"),
    ("swich viper", "there is no command \"swich\"; did you mean `switch viper`?"),
    ("no leaks", "there is no command \"no\"; did you mean `expect no leaks`?"),
    ("path is Login", "\"is\" is one word too many: `path [--json]`; did you mean `expect path is Login`?"),
    ("leaks User", "\"User\" is one word too many: `leaks [--json]`; did you mean `expect leaks User`?"),
    ("kit Switch", "there is no command \"kit\"; did you mean `help kit Switch`?"),
    ("q", "no long answer is shown that `q` could leave; `quit` leaves the shell"),
    ("Q", "no long answer is shown that `q` could leave; `quit` leaves the shell"),
    ("frobnicate", "there is no command \"frobnicate\"; `help` lists them all"),
    ("exit", "there is no command \"exit\"; did you mean `quit`?"),
    ("Click x", "there is no command \"Click\"; did you mean `tap`?"),
    ("help tutorial", "there is no command \"tutorial\"; did you mean `lesson`?"),
    ("go back", "there is no command \"go\"; did you mean `back`?"),
    ("qhelp compare", "there is no command \"qhelp\"; did you mean `help compare`?"),
    ("grpah --around \"A B\"", "there is no command \"grpah\"; did you mean `graph --around \"A B\"`?"),
    ("show graph injection", "there is no command \"show\"; did you mean `graph injection`?"),
    ("1", "no question is open that 1 could answer; `predict` asks one about an event, `lessons` have some"),
    ("viper", "there is no command \"viper\"; did you mean `switch viper`?"),
    ("vi-2", "there is no command \"vi-2\"; did you mean `rules vi-2`?"),
    ("tap", "<text> is missing: `tap <text>`"),
    ("export", "the word session is missing: `export session [<file>] [--markdown] [--asciicast] [--replace]`"),
    ("type Name", "<text> is missing: `type <field> <text>`"),
    ("tap Sign Out", "\"Out\" is one word too many: `tap <text>`; did you mean `tap \"Sign Out\"`?"),
    (
      "type \"First name\" Dee Dee",
      "\"Dee\" is one word too many: `type <field> <text>`; did you mean `type \"First name\" \"Dee Dee\"`?"
    ),
    (
      "notify Hello Ann User:7",
      "\"User:7\" is one word too many: `notify <text> <route>`; did you mean `notify \"Hello Ann\" User:7`?"
    ),
    ("undo 2 3", "\"3\" is one word too many: `undo [<count>]`"),
    ("goto 2 3", "\"3\" is one word too many: `goto <event or bookmark>`"),
    (
      "goto before sign out",
      "\"sign\" is one word too many: `goto <event or bookmark>`; did you mean `goto \"before sign out\"`?"
    ),
    ("wait 2 s", "\"s\" is one word too many: `wait <duration> [--json]`"),
    ("back now", "\"now\" is one word too many: `back`; did you mean `back`?"),
    ("screen --jsno", "`screen` has no option --jsno; did you mean `--json`?"),
    ("back --json", "`back` has no option --json; `help back` lists what it takes"),
    ("graph --depth", "--depth needs a value: `graph --depth <levels>`"),
    ("graph --depth x", "\"x\" does not fit; expected a number from 1 upwards"),
    ("graph --list=yes", "--list takes no value; write it alone"),
    ("undo 0", "\"0\" does not fit; expected a number from 1 upwards"),
    ("set theme", "<value> is missing: `set theme <value>`; it can be auto, dark, light, projector"),
    ("set width", "<value> is missing: `set width <value>`; it can be auto, a number from 20 to 400"),
    ("set watch", "<value> is missing: `set watch <value>`; it can be on, off"),
    ("set pager", "<value> is missing: `set pager <value>`; it can be on, off, external"),
    ("set width 3", "\"3\" does not fit; expected auto, or a number from 20 to 400"),
    ("set colour on", "\"colour\" does not fit; expected accessible, width, watch, pager or theme"),
    ("wait long", "\"long\" is not a duration; write 500ms, 2s or 1m"),
    ("expect scren shows x", "no goal begins with \"scren\"; did you mean \"screen\"?"),
  ])
  func `what is written wrongly is said to be so, with what to write instead`(line: String, message: String) {
    let session = Session.fake()
    #expect(session.answer(line) == message)
    #expect(session.run(line: line) { _ in } == .wrongUse)
  }

  @Test(arguments: [
    ("screen", "no app is running yet; `switch viper` starts one"),
    ("switch vipr", "there is no wiring \"vipr\"; did you mean `switch viper`?"),
    ("compare vipr mvvmfc", "there is no wiring \"vipr\"; did you mean `compare viper mvvmfc`?"),
    ("variations vipr", "there is no wiring \"vipr\"; did you mean `variations viper`?"),
    (
      "switch 'my app'",
      "there is no wiring \"my app\"; `wirings` lists them, and a folder is written \"./my app\""
    ),
    ("switch mine", "there is no wiring \"mine\"; `wirings` lists them, and a folder is written ./mine"),
    ("switch ./mine", "there is no folder ./mine"),
    ("undo", "no app is running yet; `switch viper` starts one"),
    ("lesson tour", "there is no lesson \"tour\"; `lessons` lists them"),
    ("check", "no lesson is open; `lessons` lists them, `lesson <id>` opens one"),
  ])
  func `what cannot be done is said to be so, with what to do instead`(line: String, message: String) {
    let session = Session.fake()
    #expect(session.answer(line) == message)
    #expect(session.run(line: line) { _ in } == .failed)
  }

  @Test(arguments: [
    (
      "tap \"Sing Out\"",
      "there is no \"Sing Out\" on the screen; did you mean `tap \"Sign Out\"`?"
    ),
    ("tap Friends", "there is no \"Friends\" on the screen"),
    ("tap", "<text> is missing: `tap <text>`; it can be \"Edit name\", \"Sign Out\""),
    (
      "switch",
      "<wiring or folder> is missing: `switch <wiring or folder> [--variation <name>] [--step <step>]`; it can be "
        + "mvvmfc, viper"
    ),
  ])
  func `what is near or can be meant is named with its command`(line: String, message: String) {
    let session = Session.fake()
    session.run(line: "switch viper") { _ in }
    #expect(session.answer(line) == message)
  }

  @Test func `of what can be meant six are named`() {
    let error = ShellError.missingArgument(
      "<name>", usage: "rules <name>", known: ["a", "b", "c", "d", "e", "f", "g"])
    #expect(
      error.description == "<name> is missing: `rules <name>`; it can be a, b, c, d, e, f, …; `rules ?` lists all")
  }

  @Test func `words are joined to what is on the screen`() {
    let session = Session.fake()
    session.run(line: "switch viper; tap 'Edit name'") { _ in }

    #expect(
      session.answer("type First name Mary Ann") == """
        "Mary" is one word too many: `type <field> <text>`; did you mean `type "First name" "Mary Ann"`?
        """)
    #expect(
      session.answer("type Frist nam Anna") == """
        "Anna" is one word too many: `type <field> <text>`; did you mean `type "First name" Anna`?
        """)
  }

  @Test func `of words that together are nearly what could be meant, that is suggested`() {
    let session = Session.fake()
    session.run(line: "switch viper") { _ in }

    #expect(
      session.answer("tap Sing Out")
        == #""Out" is one word too many: `tap <text>`; did you mean `tap "Sign Out"`?"#)
    #expect(
      session.answer("tap the lights")
        == #""lights" is one word too many: `tap <text>`"#)
  }

  @Test func `where the screen has no field nothing is suggested to type into`() {
    let session = Session.fake()
    session.run(line: "switch viper") { _ in }

    #expect(
      session.answer("type First name Anna")
        == "the screen has no field, so there is nothing to type into; `screen` shows what there is")
  }

  @Test func `a command that is called as a button on the screen is, and misses a word, may be its tap`() {
    let session = Session.fake()
    session.run(line: "switch viper") { _ in }
    #expect(session.answer("save") == "<file> is missing: `save <file> [--events] [--replace]`")

    session.run(line: "tap 'Edit name'") { _ in }
    #expect(
      session.answer("save") == "<file> is missing: `save <file> [--events] [--replace]`; did you mean `tap Save`?")
  }

  @Test(arguments: [
    ("Edit name", "there is no command \"Edit\"; did you mean `tap \"Edit name\"`?"),
    ("sign out", "there is no command \"sign\"; did you mean `tap \"sign out\"`?"),
    ("sign up", "there is no command \"sign\"; `help` lists them all"),
  ])
  func `a text without a command is answered with the command that takes it`(line: String, message: String) {
    let session = Session.fake()
    session.run(line: "switch viper") { _ in }
    #expect(session.answer(line) == message)
  }

  @Test func `a person sees problems marked, in words where symbols are not read`() {
    let session = Session.fake(isInteractive: true)
    #expect(session.answer("undo 0") == "✗ \"0\" does not fit; expected a number from 1 upwards")
    session.settings.isAccessible = true
    #expect(session.answer("undo 0") == "problem: \"0\" does not fit; expected a number from 1 upwards")
  }
}
