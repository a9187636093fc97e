import Foundation

/// A file of commands that is being carried out before an audience: its lines, and where it is.
struct Playback: Hashable, Sendable {
  /// One command line of the file.
  struct Line: Hashable, Sendable {
    /// Its number in the file, from 1.
    let number: Int
    let text: String
    /// The comments above it, without their marks.
    let remarks: [String]
  }

  let scenario: Scenario
  /// The file as a person wrote it.
  var file: String { scenario.file }
  private let lines: [Line]
  private var done = 0

  init(_ scenario: Scenario) {
    self.scenario = scenario
    var lines: [Line] = []
    var remarks: [String] = []
    for (index, line) in scenario.lines.enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("#") {
        remarks.append(text.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces))
      } else if !text.isEmpty {
        lines.append(Line(number: index + 1, text: text, remarks: remarks))
        remarks = []
      }
    }
    self.lines = lines
  }

  /// The line that comes next; nil at the end.
  var next: Line? { done < lines.count ? lines[done] : nil }

  /// Goes on to the line behind the next one.
  mutating func advance() { done += 1 }
}
