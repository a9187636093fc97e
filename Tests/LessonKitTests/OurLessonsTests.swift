import Foundation
import LessonKit
import TerminalText
import Testing

/// The lessons of the product, as far as they can be checked without playing them.
struct OurLessonsTests {
  @Test func `they have no problems`() throws {
    let vocabulary = LessonVocabulary(wirings: ["contexts", "viper", "mvpcf", "mvvmc", "mvvmfc"]) { _ in nil }
    let curriculum = LessonLoader(vocabulary: vocabulary).load(folder: Self.repository.appending(path: "Lessons"))

    #expect(curriculum.problems.map(\.description) == [])
    #expect(curriculum.lessons.map(\.id).prefix(3) == ["tour", "user-screen", "one-controller"])
  }

  @Test func `every Swift line that they quote is in an app's code or in its tests`() throws {
    let code = try Self.codeOfApps()
    let vocabulary = LessonVocabulary(wirings: []) { _ in nil }
    let lessons = LessonLoader(vocabulary: vocabulary).load(folder: Self.repository.appending(path: "Lessons")).lessons
    let prose = lessons.flatMap { lesson in
      (lesson.introduction + lesson.steps.flatMap { $0.prose + $0.closing }).map { (file: lesson.file, block: $0) }
    }
    var quoted = 0
    for (file, block) in prose {
      guard case .code("swift", let listing) = block.content else { continue }
      for line in listing.split(separator: "\n") {
        // `…` stands for what a listing leaves out.
        for part in line.split(separator: "…").map(Self.squeezed) where !part.isEmpty {
          quoted += 1
          #expect(code.contains(part), "\(file):\(block.line): \(line)")
        }
      }
    }
    #expect(quoted > 30)
  }

  @Test func `no Swift line that a page shows is wider than 72 columns`() throws {
    let folders = ["Lessons", "Workshops"].map { Self.repository.appending(path: $0) }
    let files = folders.flatMap { folder in
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    }.filter { $0.pathExtension == "md" }
    var listings = 0
    for file in files {
      var isListing = false
      for (index, line) in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n").enumerated() {
        if line.hasPrefix("```") {
          isListing = line.hasPrefix("```swift")
          if isListing { listings += 1 }
        } else if isListing {
          #expect(line.count <= 72, "\(file.lastPathComponent):\(index + 1): \(line)")
        }
      }
    }
    #expect(listings > 30)
  }

  @Test func `every step can be shown, with all its listings`() {
    let vocabulary = LessonVocabulary(wirings: []) { _ in nil }
    let lessons = LessonLoader(vocabulary: vocabulary).load(folder: Self.repository.appending(path: "Lessons")).lessons
    let renderer = MarkdownRenderer(width: 400)
    for lesson in lessons {
      for block in lesson.introduction + lesson.steps.flatMap({ $0.prose + $0.closing }) {
        guard case .code(_, let listing) = block.content else { continue }
        let shown = renderer.text(for: [block]).plain.split(separator: "\n").map { $0.dropFirst(4) }
        #expect(shown == listing.split(separator: "\n"))
      }
    }
  }

  private static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// All code of the workshops and of their tests, its white space made alike.
  private static func codeOfApps() throws -> String {
    let tests = try FileManager.default.contentsOfDirectory(atPath: repository.appending(path: "Tests").path)
      .filter { $0.hasSuffix("AppTests") }
    let folders = (["Workshops"] + tests.map { "Tests/\($0)" }).map { repository.appending(path: $0) }
    return squeezed(try folders.map(code).joined(separator: "\n")[...])
  }

  private static func code(in folder: URL) throws -> String {
    let folder = folder.resolvingSymlinksInPath()
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
      .joined(separator: "\n")
  }

  private static func squeezed(_ text: Substring) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
