import Architectures
import Foundation
import Grammar
import Rules
import ScreenKit
import ShellText
import StageProtocol

/// The words that a session can offer.
struct CompletionWords {
  let session: Session
  /// The words of the command between its name and the one that is being written.
  var before: [String] = []

  /// What can stand for a word that is being written.
  func candidates(from source: CompletionSource, for word: PartialWord) -> [Candidate] {
    switch source {
    case .events where !before.isEmpty:
      eventArgument.map { CompletionWords(session: session, before: $0.before).candidates(from: $0.source, for: word) }
        ?? []
    case .wirings: word.matches(wirings(for: word)) + folders(for: word)
    case .folders: folders(for: word)
    case .scripts: files(for: word, endingIn: "atl")
    case .declarations: word.matches(declarations(for: word))
    case .momentsAndWirings: word.matches(moments + wirings(for: word)) + folders(for: word)
    case .routes: routes(for: word)
    case .presented: word.matches(presentedWords(word)) + routes(for: word)
    default: word.matches(offers(from: source))
    }
  }

  /// All that can be offered before anything is written; empty for what is looked for by its beginning, such as files.
  func offers(from source: CompletionSource) -> [Candidate] {
    let blank = PartialWord(text: "", isQuoted: false)
    return switch source {
    case .nothing, .folders: []
    case .scripts: entries(for: blank) { $0.pathExtension == "atl" }.map { Candidate($0, "a file of commands") }
    case .commands: session.commands.all.map { Candidate($0.name, $0.summary) }
    case .events: eventWords
    case .helpTopics:
      offers(from: .commands) + HelpTopic.all.map { Candidate($0.name, $0.summary) }
    case .kitTypes: before.first == "kit" ? KitType.all.map { Candidate($0.name, $0.summary) } : []
    case .wirings: wirings(for: blank)
    case .variations: variations
    case .declarations: declarations(for: blank)
    case .types: objects
    case .typesAndKeys: objects + keys
    case .typesAndRoles: roles + objects
    case .lessons:
      session.lessons.library.curriculum.lessons.map { Candidate($0.id, $0.title) }
        + (session.openLesson == nil ? [] : [Candidate("off", "leave the lesson")])
    case .workshops: workshops
    case .steps: steps
    case .exercises: exercises
    case .moments: moments
    case .momentsAndWirings: moments + wirings(for: blank)
    case .routes: routeNames.map { Candidate($0, "route") }
    case .presented: presentedWords(blank) + routeNames.map { Candidate($0, "route") }
    case .tappable: elements { $0.enabled && Self.tappable.contains($0.kind) }
    case .fields: elements { $0.kind == .field }
    case .rows: elements { $0.kind == .row }
    case .switches: elements { $0.kind == .switch }
    case .keys: keys
    case .services: serviceWords
    case .settingValues: before.first.flatMap(SetCommand.Setting.init)?.values ?? []
    case .rules: RuleCatalog.standard.entries.map { Candidate($0.id, $0.title) }
    case .pageParts: pageParts
    case .unitTests: unitTests
    case .choices(let choices): choices
    }
  }

  /// Whether a text is among the candidates, case-insensitively.
  func offers(_ text: String, from source: CompletionSource) -> Bool {
    candidates(from: source, for: PartialWord(text: text, isQuoted: true))
      .contains { $0.text.lowercased() == "\(text.quoted) ".lowercased() }
  }
}

// What the words are from.
extension CompletionWords {
  private func wirings(for word: PartialWord) -> [Candidate] {
    changes + session.appSession.wirings.candidates(for: word.text)
  }

  /// The changes that exercises of several workshops make, behind the option that compares what they cost.
  private var changes: [Candidate] {
    guard before.contains(CompareCommand.change.usage) else { return [] }
    let exercises = session.appSession.wirings.wirings.flatMap { ChangeExercise.all(in: $0) }
    return Set(exercises.compactMap(\.exercise.change)).sorted().map { Candidate($0, "a change, in each workshop") }
  }

  private func declarations(for word: PartialWord) -> [Candidate] {
    guard let index = try? session.appSession.declaredCode().index else { return [] }
    return index.known(like: word.text).map { declaration in
      let role = declaration.member == nil ? ArchitectureRole(ofTypeCalled: declaration.type)?.words : nil
      return Candidate(declaration.name, role ?? "in \(declaration.file.split(separator: "/").last ?? "")")
    }
  }

  /// The names of events; behind one, what it takes.
  private var eventWords: [Candidate] {
    guard before.isEmpty else {
      return eventArgument.map { CompletionWords(session: session, before: $0.before).offers(from: $0.source) } ?? []
    }
    let names = EventForm.all.map(\.name)
    return session.commands.all.filter { $0.group == .app && names.contains($0.name) }.map {
      Candidate($0.name, $0.summary)
    }
  }

  /// What the event that is named takes next, and the words between the two; nil if it takes no more.
  private var eventArgument: (source: CompletionSource, before: [String])? {
    let arguments = Argument.arguments(ofEvent: before.first ?? "")
    let place = min(before.count, arguments.count) - 1
    guard place >= 0, before.count <= arguments.count || arguments[place].presence.isRepeated else { return nil }
    return (arguments[place].source, Array(before.dropFirst()))
  }

  private var pageParts: [Candidate] {
    let named = before.first.flatMap {
      try? session.appSession.wirings.wiring($0, relativeTo: session.appSession.folder)
    }
    let page = try? (named ?? session.appSession.app?.wiring)?.page
    return (page?.parts ?? []).map { Candidate($0.name, $0.subject ?? "") }
  }

  private var unitTests: [Candidate] {
    guard let tests = session.unitTests, let app = session.appSession.app else { return [] }
    let known = tests.known(of: app.wiring)
    var suites: Set<String> = []
    return known.map(\.suite).filter { suites.insert($0).inserted }.map { Candidate($0, "all of its tests") }
      + known.map { Candidate($0.name, $0.suite) }
  }

  private var workshops: [Candidate] {
    session.workshops.workshops.compactMap { wiring in
      wiring.workshop?.id.map { Candidate($0, wiring.title ?? "") }
    }
  }

  private var steps: [Candidate] {
    let guides = session.shownStep.map { session.workshops.guides(of: $0.workshop) } ?? [:]
    let named = session.shownStep?.steps.compactMap(\.step) ?? []
    return [Candidate("next", "the next step"), Candidate("prev", "the step before")]
      + named.map { Candidate($0.id, guides[$0.id]?.summary ?? "step \($0.number)") }
  }

  private var exercises: [Candidate] {
    (session.workshops.open?.exercises ?? []).map { Candidate($0.id, $0.title) }
  }

  /// Workshops, at their steps once a step is begun; first the steps of the one that is being presented.
  private func presentedWords(_ word: PartialWord) -> [Candidate] {
    let presented = session.presenter.isOn ? session.shownStep?.steps.compactMap(\.step) ?? [] : []
    let workshops = session.workshops.workshops
    guard word.text.contains(Wiring.stepMark) else {
      return presented.map { Candidate($0.id, "step \($0.number)") }
        + workshops.map { Candidate($0.name, $0.title ?? "") }
    }
    return workshops.flatMap(\.steps).map { Candidate($0.name, $0.step.map { "step \($0.number)" } ?? "") }
  }

  private var moments: [Candidate] {
    let log = session.appSession.app?.log
    let events = (log?.events ?? []) + (log?.undone ?? [])
    return session.appSession.bookmarks.map { Candidate($0.name, "a bookmark in \($0.wiring.name)") }
      + [Candidate(Bookmark.launch, "before all events")]
      + events.enumerated().map { Candidate("\($0.offset + 1)", "after \($0.element.commandLine)") }
  }

  private var nodes: [ObjectGraph.Node] { (try? session.appSession.app?.stage?.ask(.graph(.ownership)))?.nodes ?? [] }

  private var objects: [Candidate] { nodes.map { Candidate($0.type, $0.roleWords ?? "object") } }

  private var roles: [Candidate] { nodes.compactMap(\.roleWords).map { Candidate($0, "all that play this role") } }

  /// The variations of the wiring that is named, or else of all wirings.
  private var variations: [Candidate] {
    let named = before.lazy.compactMap {
      try? session.appSession.wirings.wiring($0, relativeTo: session.appSession.folder)
    }.first
    return (named.map { [$0] } ?? session.appSession.wirings.wirings).flatMap(\.variations)
      .map { Candidate($0.name, $0.summary ?? "") }
  }

  private static let tappable: Set<Screen.Element.Kind> = [.button, .row, .banner]

  private func elements(_ isWanted: (Screen.Element) -> Bool) -> [Candidate] {
    guard let app = session.appSession.app, app.isRunning else { return [] }
    return app.screen.elements.filter { isWanted($0) && !$0.text.isEmpty }
      .map { element in
        Candidate(element.text, element.kind.rawValue + (element.value.map { ", now \($0.quoted)" } ?? ""))
      }
  }

  /// The next words of what the app's services have.
  private var serviceWords: [Candidate] {
    if before == [ServiceChange.Setting.offline.rawValue] {
      return [Candidate("on", "out of reach"), Candidate("off", "within reach")]
    }
    guard let list = try? session.appSession.app?.stage?.ask(.services) else { return [] }
    return list.settings.map { (words: $0.name.split(separator: " ").map(String.init), value: $0.value) }
      .filter { $0.words.count > before.count && $0.words.starts(with: before) }
      .map { Candidate($0.words[before.count], $0.words.count == before.count + 1 ? "now \($0.value)" : "") }
  }

  private var keys: [Candidate] {
    guard let graph = try? session.appSession.app?.stage?.ask(.registrations) else { return [] }
    let keys = graph.registrations.map(\.key)
    let parts = keys.filter { $0.type.contains(" & ") }.flatMap { $0.type.split(separator: " & ").map(String.init) }
    return keys.map { Candidate($0.description, "registered") } + parts.map { Candidate($0, "part of a key") }
  }

  private var routeNames: [String] { (try? session.appSession.app?.stage?.ask(.routes))?.routes ?? [] }

  /// The routes that hold no captures are whole; of the others, the part in front of the first capture.
  private func routes(for word: PartialWord) -> [Candidate] {
    guard let app = session.appSession.app else { return [] }
    let whole = routeNames.filter { !$0.contains("{") }
    let open = routeNames.filter { $0.contains("{") }.map { (start: String($0.prefix { $0 != "{" }), route: $0) }
    // A screen that was seen is a route with its values filled in.
    let seen = ([app.log.launchScreen] + app.log.done.map(\.screen)).flatMap(\.path)
      .filter { place in open.contains { place.hasPrefix($0.start) } }
    return word.matches(whole.map { Candidate($0, "route") } + seen.map { Candidate($0, "seen before") })
      + word.continuations(open.filter { $0.start != word.text }.map { Candidate($0.start, "of \($0.route)") })
  }

  /// Folders, as a Unix shell would continue them; only where the word looks like one.
  private func folders(for word: PartialWord) -> [Candidate] {
    guard word.text.contains("/") || word.text.hasPrefix(".") || word.text.hasPrefix("~") else { return [] }
    return word.continuations(entries(for: word) { $0.isFolder }.map { Candidate("\($0)/", "folder") })
  }

  /// Files with an ending, and the folders on the way to them.
  private func files(for word: PartialWord, endingIn ending: String) -> [Candidate] {
    word.continuations(entries(for: word) { $0.isFolder }.map { Candidate("\($0)/", "folder") })
      + word.matches(entries(for: word) { $0.pathExtension == ending }.map { Candidate($0, "a file of commands") })
  }

  /// What lies in the folder that the word names so far, as the word would go on.
  private func entries(for word: PartialWord, where isWanted: (URL) -> Bool) -> [String] {
    let parent = word.text.lastIndex(of: "/").map { String(word.text[...$0]) } ?? ""
    let path = NSString(string: parent.isEmpty ? "." : parent).expandingTildeInPath
    let folder = URL(filePath: path, directoryHint: .isDirectory, relativeTo: session.appSession.folder)
    let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    let names = entries.filter(isWanted).map(\.lastPathComponent).filter { !$0.hasPrefix(".") }.sorted()
    return names.map { parent + $0 }
  }
}
