import Grammar
import StageProtocol

extension ShellError: CustomStringConvertible {
  /// What, where, and what next; words between backticks can be typed.
  public var description: String {
    switch self {
    case .openQuote("\\", let column):
      "the backslash at column \(column) has nothing behind it; write \\\\ for a backslash"
    case .openQuote(let mark, let column):
      "the quote \(mark) at column \(column) is never closed; end the text with "
        + (CurlyQuotes(openedBy: mark).map { "\($0.closing)" } ?? "another \(mark)")
    case .longLine(let bytes):
      "the line has \(bytes) bytes, and may have \(Session.longestLine); nothing was carried out: give it in several lines"
    case .unknownCommand(let name, let nearest):
      "there is no command \(name.shortened.quoted); \(nearest.map { "did you mean `\($0)`?" } ?? "`help` lists them all")"
    case .unknownOption(let option, let command, let nearest):
      "`\(command)` has no option \(option); "
        + (nearest.map { "did you mean `\($0)`?" } ?? "`help \(command)` lists what it takes")
    case .missingValue(let option, let usage): "\(option) needs a value: `\(usage)`"
    case .unwantedValue(let option): "\(option) takes no value; write it alone"
    case .missingArgument(let argument, let usage, [], let suggestion):
      "\(argument) is missing: `\(usage)`" + (suggestion.map { "; did you mean `\($0)`?" } ?? "")
    case .missingArgument(let argument, let usage, let known, _) where known == [argument]:
      "the word \(argument) is missing: `\(usage)`"
    case .missingArgument(let argument, let usage, let known, _):
      "\(argument) is missing: `\(usage)`; it can be \(known.prefix(6).joined(separator: ", "))"
        + (known.count > 6 ? ", …; `\(usage.prefix { $0 != " " }) ?` lists all" : "")
    case .unwantedArgument(let text, let usage, let suggestion):
      "\(text.quoted) is one word too many: `\(usage)`" + (suggestion.map { "; did you mean `\($0)`?" } ?? "")
    case .nothingToTypeInto: "the screen has no field, so there is nothing to type into; `screen` shows what there is"
    case .event(let error): error.description
    case .goal(let error): error.description
    case .badValue(let text, let expected): "\(text.quoted) does not fit; expected \(expected)"
    case .noSuchDeclaration(let name, let nearest):
      "the code declares no type or member \(name.quoted); "
        + (nearest.map { "did you mean `\($0)`?" }
          ?? "Tab behind `code` lists its types, and behind a dot their members")
    case .severalDeclarations(let name, let names):
      "the code declares \(name.quoted) in \(names.count) places; which one of "
        + "\(names.prefix(4).joined(separator: ", "))\(names.count > 4 ? ", …" : "")?"
    case .noSuchFile(let file, let wiring, let nearest):
      "\(wiring) has no file \(file); "
        + (nearest.map { "did you mean `\($0)`?" } ?? "a new one can be added to a folder of your own: `workshop`")
    case .noEditor(let place):
      "neither VISUAL nor EDITOR says which editor to open, and there is no nano; open this in one, and what you save "
        + "is taken up: \(place)"
    case .noSuchEditor(let editor, let variable):
      "there is no \(editor) in PATH, which \(variable) names as your editor; set \(variable) to one that is installed"
    case .aroundIsMeant(let type):
      "`graph` takes a kind of graph, not a type; did you mean `graph --around \(type)`?"
    case .onlyIsMeant(let command, let type):
      "an event's calls are asked for by its number; did you mean `\(command) --only \(type)`?"
    case .noSuchObject(let name, let nearest):
      "nothing in the graph is called \(name.quoted); "
        + (nearest.map { "did you mean `\($0)`?" } ?? "`graph --list` shows what there is")
    case .picture(let failure): failure.description
    case .nothingToCheck(let name, let nearest):
      "there is no lesson, workshop or step \"\(name)\""
        + (nearest.map { "; did you mean `\($0)`?" } ?? "; `atelier check --help` says what can be named")
    case .unknownWiring(let name, let nearest):
      "there is no wiring \(name.quoted); "
        + (nearest.map { "did you mean `\($0)`?" }
          ?? "`wirings` lists them, and a folder is written \("./\(name)".asWord)")
    case .nothingToCompare(let name, let nearest):
      "there is no bookmark, event or wiring \(name.quoted); "
        + (nearest.map { "did you mean `\($0)`?" } ?? "`mark`, `log` and `wirings` list them")
    case .unknownVariation(_, let wiring, _, []):
      "\(wiring) has no variations; `variations` lists those of other wirings"
    case .unknownVariation(let name, let wiring, let nearest, let known):
      "\(wiring) has no variation \(name.quoted); "
        + (nearest.map { "did you mean `\($0)`?" }
          ?? "it has \(known.joined(separator: ", "))")
    case .noSuchStep(_, let wiring, _, 0): "the workshop of \(wiring) has no steps yet"
    case .noSuchStep(let step, let wiring, let nearest, let count):
      "\(wiring) has no step \(step.quoted); "
        + (nearest.map { "did you mean `\($0)`?" }
          ?? "it has 0 to \(count - 1), and `steps \(wiring)` lists them")
    case .noSuchFolder(let folder): "there is no folder \(folder)"
    case .notAFolder(let file, let parent):
      "\(file) is a file; `switch \("\(parent)/".asWord)` runs all that is beside it"
    case .noAppCode(let folder): "there are no Swift files in \(folder); a wiring is a folder of app code"
    case .notOnStage(let name):
      "no app is running: \(name) does not get as far as a screen; save it anew, and the shell tries again"
    case .noAppRuns(let wiring): "no app is running yet; `switch \(wiring ?? "<folder>")` starts one"
    case .appStopped(let app): "\(app) is not running any more; `restart` launches it and replays what happened before"
    case .refused(let reason): reason.message
    case .rules(let error): error.description
    case .noAnswer(let question): "the shell has no answer to \(question)"
    case .tooFewToUndo(0): "there is nothing to undo: the app is as it was launched"
    case .tooFewToUndo(let count): "no more than \(count.counted("event")) can be taken back; `log` lists them"
    case .tooFewToRedo(0): "there is nothing to redo"
    case .tooFewToRedo(let count): "no more than \(count.counted("event")) can be done again; `log` lists them"
    case .noBookmark(let name, let nearest):
      "there is no bookmark \(name.quoted); "
        + (nearest.map { "did you mean `goto \($0.asWord)`?" } ?? "`mark` lists them, `mark <name>` makes one")
    case .runsItself(let file, let others):
      "\(file) runs itself\(others.isEmpty ? "" : ", through \(others.joined(separator: ", "))"), and would never end; "
        + "take that line out"
    case .nothingPlays: "no file is being played; `run --step <file>` plays one"
    case .bookmarkExists(let name, let wiring, let events):
      "\(name.quoted) marks another moment, \(wiring) after \(events == 0 ? "its launch" : events.counted("event")); "
        + "`mark \(name.asWord) --replace` moves it here"
    case .resume(let refusal): refusal.description
    case .fileExists(let file, let command):
      "\(file) is there already; `\(command) \(file.asWord) --replace` writes over it"
    case .noSuchScreen(let name, let nearest, let known):
      "there is no screen \(name.quoted) in the code; "
        + (nearest.map { "did you mean `\($0)`?" } ?? "there are \(known.joined(separator: ", "))")
    case .noSuchEvent(let number, let last):
      "there is no event \(number); "
        + (last == 0 ? "nothing has happened since the launch, which is 0" : "the last one is \(last), 0 is the launch")
    case .noSuchCalls(let word, let nearest):
      "no call is of a type, role or module \(word.quoted); "
        + (nearest.map { "did you mean `\($0)`?" } ?? "`trace --json` shows what there is")
    case .prediction(let refusal): refusal.description
    case .lesson(let refusal): refusal.description
    case .unknownTerm(let term, let nearest):
      "the glossary has no word \(term.quoted); "
        + (nearest.map { "did you mean `glossary \($0.asWord)`?" } ?? "`glossary` lists them all")
    case .recording(let refusal): refusal.description
    case .workshop(let refusal): refusal.description
    case .nothingToLeave: "no long answer is shown that `q` could leave; `quit` leaves the shell"
    case .nothingToAnswer(let number):
      "no question is open that \(number) could answer; `predict` asks one about an event, `lessons` have some"
    case .outside(let line): line.description
    case .nothingToExport:
      "nothing was typed before this that could be exported; begin with `lessons` or `switch viper`"
    case .hunt(let refusal): refusal.description
    case .unitTests(let refusal): refusal.description
    case .noSuchKitType(let name, let nearest):
      "ScreenKit has no type \(name.quoted); "
        + (nearest.map { "did you mean `help kit \($0)`?" } ?? "`help kit` lists what it has")
    case .noSuchPart(let name, let page, let nearest, let known):
      "the page of \(page) has no part \(name.quoted); "
        + (nearest.map { "did you mean `\($0)`?" } ?? "it has \(known.joined(separator: ", "))")
    case .noPage(let wiring): "\(wiring) has no page to read; `wirings` lists those that have one"
    case .presentation(let refusal): refusal.description
    case .unmet(let mismatch): "expected \(mismatch.expected): \(mismatch.actual)"
    case .workspace(let error): error.description
    case .noContainer(let app):
      "\(app) is wired by hand, without a container, so nothing is registered; `graph` shows what its objects hold"
    case .notRegistered(let key, let nearest):
      "no container of the app knows \(key.quoted); "
        + (nearest.map { "did you mean `\($0)`?" } ?? "`registrations` lists what they know")
    case .doesNotCompile(let failure): failure.description
    case .cannotCompile(let error): error.description
    case .appFailed(let failure): failure.description
    case .checkFailed(let reasons): reasons.joined(separator: "\n")
    case .unreadable(let file, let reason): "\(file) cannot be read: \(reason)"
    case .unsaved(let file, let reason): "\(file) cannot be written: \(reason); nothing was saved"
    case .unreported(let file, let reason):
      "the report cannot be written to \(file): \(reason); name a file in a folder that is there and can be written"
    case .unwritable(let file, let reason):
      "\(file) cannot be written: \(reason); set ATELIER_HOME to a folder that can be"
    case .noTerminal(let place): "an editor needs a terminal with a person at it; the place is \(place)"
    case .editorNotStarted(let command, let reason): "\(command) cannot be started: \(reason)"
    case .uncountable(let error): error.description
    case .unencodable(let reason): "the answer cannot be written as JSON: \(reason)"
    case .commandFailed(let reason): reason
    case .cancelled: "stopped before it was done; nothing has changed"
    }
  }
}

extension String {
  /// As much of a word as tells which one is meant, where somebody has typed or pasted thousands of letters.
  fileprivate var shortened: String { count > 40 ? prefix(40) + "…" : self }
}
