import Foundation
import Rules
import ScreenKit
import StageProtocol

/// The words that a session can offer.
struct CompletionWords {
  let session: Session
  /// The words of the command between its name and the one that is being written.
  let before: [String]

  func candidates(from source: CompletionSource, for word: PartialWord) -> [String] {
    switch source {
    case .nothing: []
    case .commands: word.matches(session.commands.names)
    case .wirings: word.matches(session.appSession.wirings.names(for: word.text)) + folders(for: word)
    case .variations: word.matches(variations)
    case .scripts: files(for: word, endingIn: "atl")
    case .declarations: word.matches((try? session.appSession.declaredCode())?.index.names(like: word.text) ?? [])
    case .types: word.matches(nodes.map(\.type))
    case .typesAndKeys: word.matches(nodes.map(\.type) + keys)
    case .typesAndRoles: word.matches(nodes.compactMap(\.roleWords) + nodes.map(\.type))
    case .lessons: word.matches(session.lessonIDs)
    case .workshops: word.matches(session.workshops.workshops.compactMap { $0.workshop?.id })
    case .steps: word.matches(["next", "prev"] + (session.shownStep?.steps.compactMap(\.step?.id) ?? []))
    case .exercises: word.matches(session.workshops.open?.guide?.exercises.map(\.id) ?? [])
    case .folders: folders(for: word)
    case .moments: word.matches(moments)
    case .momentsAndWirings: word.matches(moments + session.appSession.wirings.names) + folders(for: word)
    case .routes: routes(for: word)
    case .presented: word.matches(presentedWords(word)) + routes(for: word)
    case .tappable: word.matches(texts { $0.enabled && Self.tappable.contains($0.kind) })
    case .fields: word.matches(texts { $0.kind == .field })
    case .rows: word.matches(texts { $0.kind == .row })
    case .keys: word.matches(keys)
    case .switches: word.matches(texts { $0.kind == .switch })
    case .services: word.matches(serviceWords)
    case .rules: word.matches(RuleCatalog.standard.entries.map(\.id))
    case .choices(let choices): word.matches(choices)
    }
  }

  /// Whether a text is among the candidates, case-insensitively.
  func offers(_ text: String, from source: CompletionSource) -> Bool {
    candidates(from: source, for: PartialWord(text: text, isQuoted: true))
      .contains { $0.lowercased() == "\(text.quoted) ".lowercased() }
  }

  /// Workshops, at their steps once a step is begun; first the steps of the one that is being presented.
  private func presentedWords(_ word: PartialWord) -> [String] {
    let presented = session.presenter.isOn ? session.shownStep?.steps.compactMap(\.step?.id) ?? [] : []
    let workshops = session.workshops.workshops
    guard word.text.contains(Wiring.stepMark) else { return presented + workshops.map(\.name) }
    return workshops.flatMap(\.steps).map(\.name)
  }

  private var moments: [String] {
    let count = session.appSession.app.map { $0.log.done.count + $0.log.undone.count } ?? 0
    return session.appSession.bookmarks.map(\.name) + [Bookmark.launch] + (0..<count).map { "\($0 + 1)" }
  }

  private var nodes: [ObjectGraph.Node] { (try? session.appSession.app?.stage?.ask(.graph(.ownership)))?.nodes ?? [] }

  /// The variations of the wiring that is named, or else of all wirings.
  private var variations: [String] {
    let named = before.lazy.compactMap {
      try? session.appSession.wirings.wiring($0, relativeTo: session.appSession.folder)
    }.first
    return (named.map { [$0] } ?? session.appSession.wirings.wirings).flatMap(\.variations).map(\.name)
  }

  private static let tappable: Set<Screen.Element.Kind> = [.button, .row, .banner]

  private func texts(_ isWanted: (Screen.Element) -> Bool) -> [String] {
    guard let app = session.appSession.app, app.isRunning else { return [] }
    return app.screen.elements.filter(isWanted).map(\.text).filter { !$0.isEmpty }
  }

  /// The next words of what the app's services have.
  private var serviceWords: [String] {
    if before == [ServiceChange.Setting.offline.rawValue] { return ["on", "off"] }
    guard let list = try? session.appSession.app?.stage?.ask(.services) else { return [] }
    return list.settings.map { $0.name.split(separator: " ").map(String.init) }
      .filter { $0.count > before.count && $0.starts(with: before) }
      .map { $0[before.count] }
  }

  private var keys: [String] {
    guard let graph = try? session.appSession.app?.stage?.ask(.registrations) else { return [] }
    let keys = graph.registrations.map(\.key)
    let parts = keys.filter { $0.type.contains(" & ") }.flatMap { $0.type.split(separator: " & ").map(String.init) }
    return keys.map(\.description) + parts
  }

  /// The routes that hold no captures are whole; of the others, the part in front of the first capture.
  private func routes(for word: PartialWord) -> [String] {
    guard let app = session.appSession.app, let list = try? app.stage?.ask(.routes) else { return [] }
    let whole = list.routes.filter { !$0.contains("{") }
    let open = list.routes.filter { $0.contains("{") }.map { String($0.prefix { $0 != "{" }) }
    // A screen that was seen is a route with its values filled in.
    let seen = ([app.log.launchScreen] + app.log.done.map(\.screen)).flatMap(\.path)
      .filter { place in open.contains { place.hasPrefix($0) } }
    return word.matches(whole + seen) + word.continuations(open.filter { $0 != word.text })
  }

  /// Folders, as a Unix shell would continue them; only where the word looks like one.
  private func folders(for word: PartialWord) -> [String] {
    guard word.text.contains("/") || word.text.hasPrefix(".") || word.text.hasPrefix("~") else { return [] }
    return word.continuations(entries(for: word) { $0.isFolder }.map { "\($0)/" })
  }

  /// Files with an ending, and the folders on the way to them.
  private func files(for word: PartialWord, endingIn ending: String) -> [String] {
    word.continuations(entries(for: word) { $0.isFolder }.map { "\($0)/" })
      + word.matches(entries(for: word) { $0.pathExtension == ending })
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
