import Foundation

/// What the Swift runtime's crash reporter wrote: the part of it that the shell shows.
///
/// The reporter comes with the toolchain; `SWIFT_BACKTRACE` switches it on, with `format=json`.
struct CrashReport: Decodable {
  struct Thread: Decodable {
    let crashed: Bool?
    let frames: [Frame]
  }

  struct Frame: Decodable {
    let description: String?
    let symbol: String?
    let sourceLocation: SourceLocation?
  }

  struct SourceLocation: Decodable {
    let file: String
    let line: Int
  }

  let description: String
  let threads: [Thread]

  /// How many lines the reporter prints while it writes a report: its announcement between two empty ones.
  static let announcedLines = 3

  /// The settings that make the runtime write a report to `path` when the app ends in an unusual way.
  static func settings(writingTo path: String) -> String {
    "enable=yes,color=no,format=json,interactive=no,registers=none,images=none,threads=crashed,limit=64,"
      + "sanitize=no,timeout=none,output-to=\(path)"
  }

  /// Reads a report, or nothing when there is none, or only half of one.
  init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url), let report = try? JSONDecoder().decode(CrashReport.self, from: data)
    else { return nil }
    self = report
  }

  /// The frames whose source is known, the innermost first, each place once.
  var frames: [StackFrame] {
    var frames: [StackFrame] = []
    for frame in crashedFrames {
      guard let location = frame.sourceLocation, location.line > 0, let function = frame.function else { continue }
      let found = StackFrame(function: function, file: location.file, line: location.line)
      if !frames.contains(found) { frames.append(found) }
    }
    return frames
  }

  private static let badPointer = "Bad pointer dereference"

  /// What the toolchain itself says of a trap that printed nothing: `Swift runtime failure: arithmetic overflow`.
  var reason: String? {
    let prefix = "Swift runtime failure: "
    return crashedFrames.lazy.compactMap(\.description).first { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count).prefix { $0 != "+" }).trimmingCharacters(in: .whitespaces) }
      // Without the address, which may be another in each run.
      ?? (description.hasPrefix(Self.badPointer) ? Self.badPointer.lowercased() : nil)
  }

  /// Whether the stack is full of the same function: a call chain that found no end.
  var isRecursion: Bool {
    let symbols = crashedFrames.compactMap(\.symbol)
    let most = Dictionary(grouping: symbols, by: \.self).values.map(\.count).max() ?? 0
    return description.hasPrefix(Self.badPointer) && most >= 8
  }

  private var crashedFrames: [Frame] {
    (threads.first { $0.crashed == true } ?? threads.first)?.frames ?? []
  }
}

extension CrashReport.Frame {
  /// The function without the distance from its start: `UserPresenter.signOutTapped()`.
  fileprivate var function: String? {
    guard let description else { return nil }
    guard let plus = description.range(of: " + ", options: .backwards) else { return description }
    return String(description[..<plus.lowerBound])
  }
}
