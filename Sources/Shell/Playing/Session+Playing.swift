import Foundation
import ShellText
import TerminalText

// Files that are played before an audience: each command is shown at the prompt before its answer.
extension Session {
  /// Whether a file is being played line by line.
  public var isPlaying: Bool { playback != nil }

  /// Plays the file, if any, that the command that has just ended has named.
  func playShownFile(show: (Output) -> Void) -> Status {
    guard let file = shownFile else { return .done }
    shownFile = nil
    return opening(file.scenario) { playAll(file, show: show) }
  }

  /// Carries out all lines of a file on the app launched afresh, up to the first that does not succeed.
  private func playAll(_ playback: Playback, show: (Output) -> Void) -> Status {
    var playback = playback
    while let line = playback.next, !isOver {
      show(Output(.result, Self.lines(Self.remarks(above: line), prompt + StyledText(line.text, .bold))))
      playback.advance()
      let status = carryOut(line: line.text, isWatched: true, show: show)
      if status != .done {
        show(Output(.notice, "stopped at \(playback.file):\(line.number)"))
        return status
      }
    }
    return .done
  }

  /// Begins to play a file line by line: each stands on the prompt until Enter is pressed.
  func step(through playback: Playback) -> Output {
    guard let first = playback.next else { return Output(.notice, "\(playback.file) has no commands") }
    self.playback = playback
    let advice = StyledText(
      marking: "Enter carries out what stands on the prompt; type anything else in between; `run --end` ends it")
    return Output(.notice, Self.lines(advice, Self.remarks(above: first)))
  }

  /// Ends the file that is being played; the app stays as it is.
  ///
  /// - Throws: `ShellError.nothingPlays`.
  func endPlayback() throws(ShellError) -> Output {
    guard let playback else { throw .nothingPlays }
    self.playback = nil
    return Output(.notice, "\(playback.file) is left before line \(playback.next?.number ?? 0)")
  }

  /// Carries out a line while a file is played: the one that stood on the prompt, or what the person has typed instead.
  func takeStep(_ line: String, show: (Output) -> Void) -> Status {
    let isNext = line.trimmingCharacters(in: .whitespaces) == playback?.next?.text
    if isNext { playback?.advance() }
    let status = carryOut(line: line, isWatched: true, show: show)
    if isNext, let playback {
      let words = playback.next.map(Self.remarks) ?? "that was the last line of \(playback.file)"
      if playback.next == nil { self.playback = nil }
      if !words.isEmpty { show(Output(.notice, words).fitted(for: display)) }
    }
    return status
  }

  /// The comments above a line of a file, a line each.
  private static func remarks(above line: Playback.Line) -> StyledText {
    line.remarks.map { StyledText("# \($0)", .quiet) }.joined(separator: "\n")
  }

  private static func lines(_ parts: StyledText...) -> StyledText {
    parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
