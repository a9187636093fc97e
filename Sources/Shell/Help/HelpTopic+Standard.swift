import LessonKit
import ShellText
import TerminalText

extension HelpTopic {
  /// All topics, in the order in which `help` names them.
  static let all = [scenarios, goals, scopes, urns, keys, colours, kit]

  private static let scenarios = HelpTopic(
    name: "scenarios", otherNames: ["scenario", "scripts", "atl"],
    summary: "files of commands that hold an app to something",
    words: """
      A scenario is a text file, usually `*.atl`: shell commands, one a line, comments behind `#`, and lines that begin \
      with `expect`, behind which stands a goal (`help goals`).

      ```
      # Cancel changes nothing.
      tap "Edit name"
      type "First name" Zoe
      tap Cancel
      expect path is User:42
      expect screen shows "Ann Appleseed"
      expect refused open User:99 because "no user 99"
      ```

      `run` plays it on the app on the stage, `atelier run --wirings all` outside of the shell on every wiring, whose \
      screens must be equal after each event. It ends with 0 if all holds, 1 if an expectation does not, 2 if something is \
      written wrongly, and 3 if a command fails.
      """,
    examples: [
      Example("save mine.atl", "writes what has happened as such a file"),
      Example("run mine.atl --wirings all", "plays it on every wiring"),
    ])

  private static let goals = HelpTopic(
    name: "goals", otherNames: ["goal"], summary: "what can be expected of an app",
    words: """
      A goal speaks of what is, and not of what was typed, so that every way there counts; only `looked at` asks for a \
      look, and `happened` for events on the way. Lessons have goals, and `expect` takes one.
      """,
    list: List(title: "goals", rows: Goal.forms.map { Candidate($0.usage, $0.meaning) }),
    remarks: """
      `expect` also takes `refused <event>…` and `stops <event>…`, both with `because "<part of the reason>"`: the app turns \
      the event down, or ends during it.
      """,
    examples: [
      Example("expect path is User:42", "the screen User:42 and no other is shown"),
      Example("expect trace has UserPresenter.signOutTapped", "the last event called it"),
      Example("expect graph has UserPresenter -> UserViewController weak", "one holds the other, weakly"),
      Example("expect equal in all", "the same events lead to the same screen everywhere"),
    ])

  private static let scopes = HelpTopic(
    name: "scopes", otherNames: ["scope", "lifetimes"], summary: "how long a container shares what it has built",
    words: "A registration says for how long what it has built is shared.",
    list: List(
      title: "scopes",
      rows: [
        Candidate("graph", "all that one request from outside builds; the usual scope"),
        Candidate("transient", "each place that asks: nothing is shared"),
        Candidate("singleton", "all that is ever asked of the container, which keeps it"),
        Candidate("weak", "all that asks as long as somebody else keeps it; then the next one is built"),
      ]),
    remarks: """
      `container.register((any UserRepository).self, scope: .singleton, RemoteUserRepository.init)` says it in code. An \
      *argument* is brought by the request, and not registered.
      """,
    examples: [
      Example("registrations", "each registration with its scope"),
      Example("graph registrations", "which needs which"),
      Example("inspect UserRepository", "one of them, from close by"),
      Example("validate", "whether all of it can be built"),
    ])

  private static let urns = HelpTopic(
    name: "urns", otherNames: ["urn", "routes", "route", "links", "link"], summary: "names that lead to screens",
    words: """
      A URN names a screen and what it is opened with: `User:42`. Its parts stand between colons; a colon, a percent sign \
      or a brace within a part is written `%3A`, `%25`, `%7B` or `%7D`. It is no URL: the 42 is an argument and not a port. A \
      link from outside has a scheme in front: `atelier://User:42`.

      A route is the template of URNs, `User:{id}`: what stands in braces is given a name. The prompt ends in the URN of \
      the screen on top, and a path is the URNs from the root to there: `User:42 EditName:42`.
      """,
    examples: [
      Example("routes", "where links can lead"),
      Example("open User:7", "follows a link, as the app wants it to be followed"),
      Example("push User:7", "pushes the screen, whatever the app would do"),
      Example("present User:7", "presents it"),
      Example("expect path is User:42", "holds where nothing else is shown"),
    ])

  private static let keys = HelpTopic(
    name: "keys", otherNames: ["key", "keyboard", "editing"], summary: "of the keyboard, and of registrations",
    words: "A line is edited as in bash, and `~/.inputrc` counts, under the name atelier.",
    list: List(
      title: "on the keyboard",
      rows: [
        Candidate("Tab", "completes; a second one lists what could come, with a word on each"),
        Candidate("↑ ↓", "go through the lines of this and of earlier sessions"),
        Candidate("Ctrl-R", "looks for an earlier line that has what is typed next"),
        Candidate("Ctrl-A, Ctrl-E", "go to the beginning, to the end of the line"),
        Candidate("Ctrl-W, Ctrl-U", "take a word away, all that is before the cursor"),
        Candidate("Ctrl-C", "drops the line, or stops the command that runs; nothing has changed then"),
        Candidate("Ctrl-L", "empties the window, or draws what is presented again"),
        Candidate("Ctrl-D", "leaves"),
      ]),
    remarks: """
      A container finds a registration by its key: the type that is asked for, with its arguments and \
      its name where it has them. `registrations` shows keys as they are written: `UserRepository`, \
      `UserViewModel(Int)`, `A & B` for what is asked for under two protocols at once.
      """,
    examples: [
      Example("registrations UserRepository", "what answers this key"),
      Example("why UserRepository", "who asked for it"),
      Example("expect registered UserRepository", "a container knows it"),
    ])

  private static let colours = HelpTopic(
    name: "colours", otherNames: ["colour", "colors", "color", "legend", "signs"],
    summary: "what colours and signs mean",
    words: "A colour repeats what a word or a sign says, so that nothing is lost without it.",
    samples: [
      Sample(text: "✓ done", spoken: "yes: done", style: .good, meaning: "what holds, or is done"),
      Sample(
        text: "✗ not on the screen", spoken: "no: not on the screen", style: .bad,
        meaning: "an error, a rule that is broken, a wrong answer"),
      Sample(text: "leak:", style: .alarm, meaning: "what lives on and should not"),
      Sample(text: "(cycle)", style: .warning, meaning: "what to look at"),
      Sample(text: "tap \"Sign Out\"", style: .code, meaning: "what can be typed; code"),
      Sample(text: "User:42", style: .accent, meaning: "where one is: the app, a file, a line"),
      Sample(
        text: "view ⇢ UserViewController", spoken: "weak: view UserViewController", style: .weak,
        meaning: "a weak reference, which keeps nothing alive"),
      Sample(text: "UserViewController", style: TextStyle(meaning: .view), meaning: "a type that shows"),
      Sample(text: "UserPresenter", style: TextStyle(meaning: .logic), meaning: "one that decides what is shown"),
      Sample(text: "AppRouterImpl", style: TextStyle(meaning: .flow), meaning: "one that moves between screens"),
      Sample(text: "UserInteractor", style: TextStyle(meaning: .domain), meaning: "one that knows what the app can do"),
      Sample(text: "UserServiceImpl", style: TextStyle(meaning: .data), meaning: "one that knows data"),
      Sample(text: "UserConfigurator", style: TextStyle(meaning: .assembly), meaning: "one that builds others"),
    ],
    remarks: """
      Where no theme is set, the terminal is asked for its background, and `set` shows what was found. `set theme light`, \
      `dark` or `projector` fits the colours to another. `NO_COLOR`, or `--color never`, shows \
      none; `CLICOLOR_FORCE` shows them in a pipe, too. `set accessible on` has words in place of signs and lines.
      """,
    examples: [Example("set theme projector", "colours for a pale picture")])

  private static let kit = HelpTopic(
    name: "kit", otherNames: ["screenkit", "controls", "uikit"], summary: "what screens are made of",
    words: """
      Apps are made with ScreenKit, which feels like UIKit: `import ScreenKit`. One file, that of the delegate, imports \
      StageKit as well. `help kit Switch` shows one type with its initialiser and an example.
      """,
    list: List(title: "types", rows: KitType.all.map { Candidate($0.name, $0.summary) }),
    examples: [Example("help kit Button", "its initialiser, its members, an example")])
}
