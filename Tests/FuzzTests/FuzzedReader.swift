import Foundation
import Grammar
import Rules
import Shell
import StageProtocol
import TerminalText
import Testing
import WorkshopKit

@testable import HotCompiler
@testable import LessonKit
@testable import Routing

/// Something that reads what people, programs or apps have written.
struct FuzzedReader: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let folder: String?
  private let ending: String
  private let written: [String]
  /// Reads an input; says whether it was understood.
  let read: @Sendable ([UInt8]) -> Bool

  /// - Parameters:
  ///   - folder: where the samples are, from the root of the repository; nil for those given here.
  init(
    _ name: String, samplesIn folder: String? = nil, ending: String = "", _ written: [String] = [],
    read: @escaping @Sendable ([UInt8]) -> Bool
  ) {
    (testDescription, self.folder, self.ending, self.written, self.read) = (name, folder, ending, written, read)
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  func samples() throws -> [String] {
    guard let folder else { return written }
    let url = Self.root.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path).filter { $0.hasSuffix(ending) }.sorted()
    return try paths.map { try String(contentsOf: url.appending(path: $0), encoding: .utf8) }
  }

  static let all =
    [lines, goals, names, scenarios, lessons, frontMatter, workshops, markdown, projects, baselines] + [
      progress, classes, journals, settings, swiftLint, code, apps, compilerOutput, requests, replies,
    ]
}

// What people type.
extension FuzzedReader {
  private static let lines = FuzzedReader(
    "command lines",
    [
      "tap \"Sign Out\"; trace --depth 4", "type 'Last name' Smith", "compare viper mvpcf -- tap “Sign Out”",
      "graph --diff 0 --around UserPresenter > out.mmd", "viper User:42> open User:7",
    ]
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let line = ParsedLine(text)
    // What is read can be written again, but for what the quote before it would be one letter with.
    let words = line.commands.map { $0.map(\.text) }
    let written = words.map { $0.map(\.quoted).joined(separator: " ") }.joined(separator: "; ")
    let combines = words.joined().contains { "\"\($0)".first != "\"" }
    if line.openQuote == nil, !combines, ParsedLine(written).commands.map({ $0.map(\.text) }) != words {
      Issue.record("\(text.debugDescription) is written \(written.debugDescription)")
    }
    return !line.commands.isEmpty
  }

  private static let goals = FuzzedReader(
    "goals",
    [
      "path is User:42 EditName:42", "screen shows \"Sign in\" enabled", "equal in viper mvpcf", "no leaks",
      "trace has UserPresenter.signOutTapped() before AppRouterImpl", "rules pass CC-1 CC-2",
      "graph has UserViewController -> UserPresenter strong", "registered \"LoadUserUseCase & SignOutUseCase\"",
    ]
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    _ = try? GoalCondition(parsing: text)
    _ = try? Prediction(parsing: text)
    return (try? Goal(parsing: text)) != nil
  }

  private static let names = FuzzedReader(
    "module names and routes", ["User:42", "User:{id}", "EditName:a%20b", "Friends:42?tab=all", "Login"]
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    _ = try? RouteTemplate(parsing: text)
    return (try? ModuleURN(parsing: text)) != nil
  }
}

// What authors write.
extension FuzzedReader {
  private static let scenarios = FuzzedReader(
    "scenarios", samplesIn: "Workshops/UserApp/Scenarios", ending: ".atl"
  ) { bytes in
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.contains { ParsedLine(String($0)).openQuote == nil }
  }

  private static let lessons = FuzzedReader("lessons", samplesIn: "Lessons", ending: ".md") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    return LessonParser(text: text, file: "01-fuzz.md", folder: root).lesson != nil
  }

  private static let frontMatter = FuzzedReader(
    "front matter",
    [
      "id: tour\ntitle: A tour\nwiring: viper\nminutes: 5\nteaches: [graph, trace]\nneeds: []\n",
      "id: use-cases\ntitle: \"Use cases: who\"\nworkshop: composable-contexts\nstep: use-cases\nteaches:\n  - use-case\n",
    ]
  ) { bytes in
    FrontMatterReader(yaml: String(decoding: bytes, as: UTF8.self)).notes.isEmpty
  }

  private static let workshops = FuzzedReader("workshop pages", samplesIn: "Workshops", ending: "workshop.md") {
    bytes in
    _ = WorkshopPage(parsing: String(decoding: bytes, as: UTF8.self))
    return true
  }

  private static let markdown = FuzzedReader("Markdown", samplesIn: "Documentation", ending: ".md") { bytes in
    !MarkdownDocument(parsing: String(decoding: bytes, as: UTF8.self)).blocks.isEmpty
  }

  private static let projects = FuzzedReader(
    "project files",
    [
      """
      architecture: viper
      exclude: [Pods, "**/Generated/*.swift"]
      disable: [SM-3]
      severity: { VI-2: warning }
      roles:
        presenter: { endings: [Presenter], inherits: [BasePresenter] }
      folders:
        - path: Sources/Legacy
          disable: [VI-3]
      """
    ]
  ) { bytes in
    (try? Configuration(yaml: String(decoding: bytes, as: UTF8.self), file: ".atelier.yml")) != nil
  }

  private static let baselines = FuzzedReader(
    "baselines",
    [#"{"version":1,"findings":[{"rule":"VI-3","file":"User.swift","what":"view is strong","count":2}]}"#]
  ) { bytes in
    (try? Baseline(json: Data(bytes), file: "baseline.json")) != nil
  }
}

// Code, and what programs write.
extension FuzzedReader {
  private static let code = FuzzedReader(
    "code that is checked", samplesIn: "Workshops/VIPER/App", ending: ".swift"
  ) { bytes in
    guard let report = try? Linter().lint([SourceText(name: "A.swift", bytes: bytes)]) else { return false }
    return report.problems.isEmpty
  }

  private static let apps = FuzzedReader(
    "code that is compiled", samplesIn: "Workshops/MVVMFC/App", ending: ".swift"
  ) { bytes in
    let source = SourceFile(name: "A.swift", place: "A.swift", path: "/A.swift", bytes: bytes)
    let instrumenter = ModuleInstrumenter([source], libraryFacts: [])
    return instrumenter.instrumented().count == 1 && instrumenter.isWellFormed
  }

  private static let compilerOutput = FuzzedReader(
    "the compiler's messages",
    ["/A.swift:3:7: error: cannot find 'x' in scope\n/A.swift:9:1: note: did you mean 'y'?\nerror: fatalError\n"]
  ) { bytes in
    let output = String(decoding: bytes, as: UTF8.self)
    return !DiagnosticReader(files: []).diagnostics(in: output, isFailure: false).isEmpty
  }

  private static let requests = FuzzedReader(
    "what an app is asked",
    [
      #"{"id":1,"request":"event","event":["type","Ann","First name"]}"#,
      #"{"id":2,"request":"event","event":["wait","1500ms"]}"#,
      #"{"id":3,"request":"event","event":["service","user 42 friends","7 13 21"]}"#,
    ]
  ) { bytes in
    let line = Data(bytes)
    _ = try? JSONDecoder().decode(StageRequestHeader.self, from: line)
    return (try? JSONDecoder().decode(StageRequest<EventQuestion>.self, from: line)) != nil
  }

  private static let replies = FuzzedReader(
    "what an app answers",
    [#"{"id":1,"ok":{"event":1,"calls":[],"omitted":3}}"#, #"{"id":2,"error":{"reason":"no"}}"#]
  ) { bytes in
    (try? JSONDecoder().decode(StageReply<CallTrace>.self, from: Data(bytes))) != nil
  }
}
