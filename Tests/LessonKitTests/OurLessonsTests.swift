import Foundation
import LessonKit
import TerminalText
import Testing

/// The lessons of the product, as far as they can be checked without playing them.
@Suite struct OurLessonsTests {
  @Test func `they have no problems`() throws {
    let vocabulary = LessonVocabulary(wirings: ["contexts", "viper", "mvpcf", "mvvmc", "mvvmfc"]) { _ in nil }
    let curriculum = LessonLoader(vocabulary: vocabulary).load(folder: Self.repository.appending(path: "Lessons"))

    #expect(curriculum.problems.map(\.description) == [])
    #expect(curriculum.lessons.map(\.id).prefix(3) == ["tour", "use-cases", "viper-module"])
  }

  @Test func `every Swift line that they quote is in the code that runs`() throws {
    let code = try Self.appCode()
    let vocabulary = LessonVocabulary(wirings: []) { _ in nil }
    let lessons = LessonLoader(vocabulary: vocabulary).load(folder: Self.repository.appending(path: "Lessons")).lessons
    let prose = lessons.flatMap { lesson in
      (lesson.introduction + lesson.steps.flatMap(\.prose)).map { (file: lesson.file, block: $0) }
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
    #expect(quoted > 60)
  }

  private static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// All app code of the workshops, its white space made alike.
  private static func appCode() throws -> String {
    let workshops = repository.appending(path: "Workshops").resolvingSymlinksInPath()
    let files = try FileManager.default.subpathsOfDirectory(atPath: workshops.path)
    let texts = try files.filter { $0.hasSuffix(".swift") }.sorted()
      .map { try String(contentsOf: workshops.appending(path: $0), encoding: .utf8) }
    return squeezed(texts.joined(separator: "\n")[...])
  }

  private static func squeezed(_ text: Substring) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
