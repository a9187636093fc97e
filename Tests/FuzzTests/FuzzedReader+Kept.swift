import Foundation
import Rules
import StageProtocol
import TerminalText

@testable import LessonKit
@testable import Shell

// What the shell has kept in a person's folder, or has been given by others.
extension FuzzedReader {
  /// A file in a folder of its own, which is written anew for each input.
  private struct Scratch {
    let folder: URL
    let file: URL

    init(_ name: String) {
      folder = FileManager.default.temporaryDirectory.appending(path: "atelier-fuzz-\(UUID().uuidString)")
      file = folder.appending(path: name)
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func holding<Result>(_ bytes: [UInt8], _ body: () -> Result) -> Result {
      try? Data(bytes).write(to: file)
      return body()
    }
  }

  static let progress = FuzzedReader(
    "progress in a lesson",
    [
      #"""
      {"step":"leak","steps":{"leak":{"done":true,"on":"2026-03-01","answers":{"1":[2,3]},"wrong":{"1":3},"wrongTries":2,
      "shownHints":[1],"hints":2,"notes":["why"],"reviews":{"1":{"on":"2026-03-08","rung":4}},"solution":true}},
      "tested":"2026-03-02"}
      """#
    ]
  ) { bytes in
    guard let json = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)) else { return false }
    let progress = LessonProgress(json)
    var kept = json
    progress.write(into: &kept)
    let reviews = progress.steps.values.flatMap(\.reviews.values)
    return reviews.contains { $0.due(today: $0.on) >= $0.on }
  }

  static let classes: FuzzedReader = {
    let scratch = Scratch("ann.json")
    return FuzzedReader(
      "the progress of a class",
      [
        #"""
        {"format":"atelier-progress","version":1,"person":"Ann","on":"2026-03-01","lessons":[{"id":"tour",
        "title":"A tour","done":true,"byTest":false,"last":"2026-02-27","steps":[{"id":"leak","title":"A leak",
        "done":true,"skipped":false,"answers":3,"wrongAnswers":1,"hints":2,"sawSolution":false,"on":"2026-02-27",
        "notes":["why"]},{"id":"end","title":"The end","done":false,"skipped":true,"answers":1,"wrongAnswers":0,
        "hints":7,"sawSolution":true,"notes":[]}]}],
        "exercises":[{"workshop":"viper","id":"settings","on":"2026-02-28"}]}
        """#
      ]
    ) { bytes in
      let reports = scratch.holding(bytes) { try? ClassReports(in: scratch.folder, called: "class") }
      let lessons = (reports?.members ?? []).flatMap(\.report.lessons)
      return lessons.contains { $0.answers + $0.wrongAnswers + $0.hints > 0 }
    }
  }()

  static let journals: FuzzedReader = {
    let scratch = Scratch("1.jsonl")
    return FuzzedReader(
      "journals of sessions",
      [
        #"""
        {"version":1,"wiring":{"name":"viper"},"screen":"User:42"}
        {"kept":0,"events":[["tap","Edit name"],["type","Smith","Last name"]],"screen":"User:42 EditName:42"}
        {"kept":1,"undone":[["type","Smith","Last name"]],"unmarked":["here"]}
        {"lesson":{"id":"tour","title":"A tour","step":"leak","count":"2/5","announced":false}}

        """#
      ]
    ) { bytes in
      let moment = scratch.holding(bytes) { try? SessionMoment(journal: scratch.file) }
      return moment.map { !$0.place.plain.isEmpty } ?? false
    }
  }()

  static let swiftLint: FuzzedReader = {
    let scratch = Scratch(SwiftLintFile.name)
    return FuzzedReader(
      "a project's file for SwiftLint",
      ["included: [App]\nexcluded:\n  - Pods\n  - \"**/Generated/**/*.swift\"\n  - ./App/*/Mocks\n"]
    ) { bytes in
      let file = scratch.holding(bytes) { SwiftLintFile(in: scratch.folder) }
      let paths = ["Pods/A.swift", "App/User/Mocks/A.swift", "A/Generated/B/C.swift", "App/User.swift"]
      return paths.filter { file?.excludes(path: $0) == true }.count == 3
    }
  }()

  static let settings: FuzzedReader = {
    let scratch = Scratch("settings.json")
    return FuzzedReader(
      "settings",
      [#"{"accessible":false,"width":72,"watch":true,"pager":"off","theme":"projector"}"#]
    ) { bytes in
      scratch.holding(bytes) { SettingsFile(scratch.file).load().fixedWidth == 72 }
    }
  }()
}
