import LessonKit

/// What a test asks for: how many questions there are, how many must be answered rightly, and what it may be about.
enum LessonTest {
  /// How many questions a test has, where there are so many.
  static let length = 10

  /// How many of so many questions must be answered rightly: nine of ten.
  static func needed(of count: Int) -> Int { (count * 9 + 9) / 10 }

  /// Lessons that follow each other and are tested together: `1-10`.
  struct Part: Hashable, Sendable, CustomStringConvertible {
    /// The places of the lessons, from 0.
    let indices: Range<Int>

    var description: String { "\(indices.lowerBound + 1)-\(indices.upperBound)" }
    var words: String { "lessons \(indices.lowerBound + 1) to \(indices.upperBound)" }

    fileprivate init(_ indices: Range<Int>) { self.indices = indices }

    /// Reads a part as it is written; nil if it is none of so many lessons.
    init?(_ text: String, of count: Int) {
      let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard ends.count == 2, let first = ends[0], let last = ends[1], 1 <= first, first < last, last <= count else {
        return nil
      }
      indices = (first - 1)..<last
    }
  }

  /// The parts after which a test is offered: ten lessons each. Fewer than five are no part.
  static func parts(of count: Int) -> [Part] {
    stride(from: 0, to: count, by: 10).map { $0..<min($0 + 10, count) }.filter { $0.count >= 5 }.map(Part.init)
  }
}
