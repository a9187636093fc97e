import Foundation
import LessonKit
import Testing

final class ProgressStoreTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func `what was done is there again`() throws {
    try store().update("use-cases") { lesson in
      lesson.currentStep = "two"
      lesson[step: "one"].isDone = true
      lesson[step: "one"].shownHints = [1, 3]
      lesson[step: "one"].answers[1] = [1, 3]
      lesson[step: "one"].wrongAnswers[2] = 4
      lesson[step: "two"].sawSolution = true
      lesson[step: "two"].wrongTries = 3
      lesson[step: "two"].notes = ["It asks the router.", "Twice."]
      lesson[step: "three"].isSkipped = true
    }

    #expect(
      try store().progress(in: "use-cases")
        == LessonProgress(
          currentStep: "two",
          steps: [
            "one": StepProgress(isDone: true, shownHints: [1, 3], answers: [1: [1, 3]], wrongAnswers: [2: 4]),
            "two": StepProgress(sawSolution: true, wrongTries: 3, notes: ["It asks the router.", "Twice."]),
            "three": StepProgress(isSkipped: true),
          ]))
    #expect(try store().progress(in: "viper-module") == LessonProgress())
  }

  @Test func `what a later version has written stays`() throws {
    try write(
      """
      {"version": 7, "mood": "fine", "steps": {"one": {"done": true, "stars": [1, 2.5, null]}, "old": {"hints": 1}}}
      """)

    try store().update("use-cases") { $0[step: "one"].shownHints = [1] }

    #expect(
      try String(contentsOf: file, encoding: .utf8) == """
        {
          "mood" : "fine",
          "steps" : {
            "old" : {
              "answers" : {

              },
              "done" : false,
              "hints" : 1,
              "shownHints" : [
                1
              ],
              "skipped" : false,
              "solution" : false
            },
            "one" : {
              "answers" : {

              },
              "done" : true,
              "hints" : 1,
              "shownHints" : [
                1
              ],
              "skipped" : false,
              "solution" : false,
              "stars" : [
                1,
                2.5,
                null
              ]
            }
          },
          "version" : 7
        }
        """)
  }

  @Test(arguments: ["", "{\"steps\": {", "[]", "\u{0}\u{1}"])
  func `a damaged file is put aside, and said`(text: String) throws {
    try write(text)
    var damage: [DamagedProgress] = []
    let store = ProgressStore(folder: folder) { damage.append($0) }

    #expect(try store.progress(in: "use-cases") == LessonProgress())
    try write(text)
    try store.update("use-cases") { $0[step: "one"].isDone = true }

    #expect(damage.map(\.keptAs) == [file.path + ".damaged-1", file.path + ".damaged-2"])
    #expect(
      damage.first?.description == """
        the progress in \(file.path) is damaged; it was kept as \(file.path).damaged-1, and the lesson starts afresh
        """)
    #expect(try String(contentsOfFile: file.path + ".damaged-1", encoding: .utf8) == text)
    #expect(try store.progress(in: "use-cases")[step: "one"].isDone)
  }

  @Test func `shells that run at once lose nothing of each other`() async throws {
    let folder = folder
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...40 {
        group.addTask {
          try ProgressStore(folder: folder) { _ in }.update("use-cases") { $0[step: "step-\(number)"].isDone = true }
        }
      }
      try await group.waitForAll()
    }

    #expect(try store().progress(in: "use-cases").steps.count == 40)
  }

  @Test func `nothing but whole files is left in the folder`() throws {
    for _ in 1...3 { try store().update("use-cases") { $0[step: "one"].shownHints.insert($0[step: "one"].hints + 1) } }

    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == [".lock", "use-cases.json"])
  }

  @Test func `a folder that cannot be made is an error with a way out`() throws {
    try Data().write(to: folder)

    let error = #expect(throws: ProgressError.self) { try store().update("use-cases") { _ in } }
    #expect(error?.description.hasSuffix("; set ATELIER_HOME to a folder that can be written") == true)
  }

  @Test func `a lock that cannot be taken is an error in the system's words`() throws {
    try FileManager.default.createDirectory(at: folder.appending(path: ".lock"), withIntermediateDirectories: true)

    let error = #expect(throws: ProgressError.self) { try store().update("use-cases") { _ in } }
    #expect(error == .unwritable(file: folder.path, reason: "is a directory"))
  }

  private var file: URL { folder.appending(path: "use-cases.json") }

  private func store() -> ProgressStore { ProgressStore(folder: folder) { _ in } }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
