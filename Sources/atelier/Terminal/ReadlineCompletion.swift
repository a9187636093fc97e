@preconcurrency import CReadline
import Foundation
import Shell

/// Completion as readline wants it.
///
/// The shell's own grammar decides which part of a line is completed, so readline gets the whole line up to the cursor as
/// one word; each candidate is that line with its end replaced.
@MainActor
enum ReadlineCompletion {
  /// What can stand in a line instead of the bytes from `start` to the cursor.
  struct Proposal {
    let start: Int
    let offers: [Candidate]
    /// What else can be written there, which is shown and not completed.
    let others: [Candidate]
  }

  /// Answers what can complete a line, given the line up to the cursor.
  static var propose: (String) -> Proposal? = { _ in nil }

  /// readline's form of a list: C strings, then a null pointer.
  private typealias Matches = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  private static var current: Proposal?
  /// The line up to the cursor that was asked about last and could not be completed: the next time, what can be written
  /// is shown.
  private static var unanswered: String?

  static func install() {
    let noBreaks = strdup("")
    rl_basic_word_break_characters = UnsafePointer(noBreaks)
    rl_completer_word_break_characters = UnsafePointer(noBreaks)
    rl_completer_quote_characters = UnsafePointer(noBreaks)
    rl_sort_completion_matches = 0
    rl_attempted_completion_function = { _, _, end in
      // Never fall back on file names.
      rl_attempted_completion_over = 1
      rl_completion_append_character = 0
      // readline calls on the main thread; only the compiler does not know that nothing leaves it.
      nonisolated(unsafe) var matches: Matches?
      MainActor.assumeIsolated { matches = ReadlineCompletion.matches(upTo: Int(end)) }
      return matches
    }
    rl_completion_display_matches_hook = { _, _, _ in
      MainActor.assumeIsolated { ReadlineCompletion.display() }
    }
  }

  private static func matches(upTo end: Int) -> Matches? {
    let line = String(decoding: UnsafeRawBufferPointer(start: rl_line_buffer, count: end), as: UTF8.self)
    guard let proposal = propose(line) else { return nil }
    current = proposal
    guard !proposal.offers.isEmpty else {
      if unanswered == line { display() }
      unanswered = unanswered == line ? nil : line
      return nil
    }
    unanswered = nil
    let head = String(decoding: Array(line.utf8.prefix(proposal.start)), as: UTF8.self)
    let lines = proposal.offers.map { head + $0.text }
    let common = lines.dropFirst().reduce(lines[0]) { $0.commonPrefix(with: $1) }
    // First what all candidates begin with, then the candidates, if there are several. Where some of them are quoted
    // that is less than has been typed, which then stays.
    let entries = lines.count == 1 ? lines : [common.hasPrefix(line) ? common : line] + lines
    let pointerSize = MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
    let matches = calloc(entries.count + 1, pointerSize)?.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
    for (index, entry) in entries.enumerated() { matches?[index] = strdup(entry) }
    return matches
  }

  /// Shows the candidates alone, without the part of the line that they share.
  private static func display() {
    guard let current, !current.offers.isEmpty || !current.others.isEmpty else { return }
    let output = TerminalOutput.standard
    output.say("")
    let rows = CandidateRows(
      offers: current.offers, others: current.others, width: SystemTerminal.width, height: SystemTerminal.height)
    for row in rows.rows { output.say(row) }
    rl_forced_update_display()
  }
}
