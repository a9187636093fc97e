import Foundation
import Shell
import Testing

/// What stands in a second terminal while a workshop is presented.
final class SpeakerNotesTests {
  private let workshop: PresentedWorkshop
  private let folder: TemporaryFolder
  private var now = Date(timeIntervalSince1970: 1_000_000)

  init() throws {
    workshop = try PresentedWorkshop()
    folder = try TemporaryFolder()
    workshop.session.presentationBoard = PresentationBoard(folder: folder.url.appending(path: "presenting"))
    workshop.session.presentationBoard.now = { [unowned self] in now }
  }

  /// What another shell reads.
  private var notes: String {
    let board = PresentationBoard(folder: folder.url.appending(path: "presenting"))
    return SpeakerNotes(settings: Settings(), terminal: Terminal(width: 70, isInteractive: true)).text(
      for: board.state(), at: now
    ).plain
  }

  @Test func `they wait for a presentation`() {
    #expect(notes == "nothing is being presented; waiting for `present <workshop>` in\nanother terminal")
  }

  @Test func `they show what to say, what comes next, and how long the step has taken`() {
    workshop.answer("present viper")
    now += 65
    workshop.enter()
    #expect(
      notes == """
        0 of 2 · start  beat 2 of 4  VIPER

        5 minutes. Say `User`, and type `back`.

        next   tap "Edit name"
          see  the path is User:42 › EditName:42

        time   1:05 of 5 minutes; in all 1:05 of 6 minutes
        """)
    workshop.answer("tap \"Sign Out\"")
    #expect(notes.contains("\n\ndetour: Enter goes back to beat 2\n\n"))
    workshop.answer("present 1")
    now += 70
    workshop.enter()
    #expect(
      notes == """
        1 of 2 · view  beat 2 of 8  VIPER

        1 minute. Show `View`.

        next   a part of the page

        time   1:10 of 1 minute, over time; in all 2:15 of 6 minutes
        """)
    workshop.answer("present 0")
    #expect(notes.contains("time   1:05 of 5 minutes; in all 2:15 of 6 minutes"))
  }

  @Test func `the end of a presentation, or of its shell, ends them`() {
    workshop.answer("present viper")
    workshop.answer("present --end")
    #expect(notes.hasPrefix("nothing is being presented"))
    workshop.answer("present viper")
    workshop.session.end()
    #expect(notes.hasPrefix("nothing is being presented"))
  }

  @Test func `a shell that was killed is told of`() throws {
    workshop.answer("present viper@view")
    let place = folder.url.appending(path: "presenting/place.json")
    let written = try Data(contentsOf: place)
    // The lock is free, as after the end of its holder; the file is there still.
    workshop.answer("present --end")
    try written.write(to: place)
    #expect(
      notes == """
        the shell that presented VIPER has ended; `present viper@view` in
        another one goes on, and this follows it

        1 of 2 · view  beat 1 of 8  VIPER

        1 minute. Show `View`.

        next   a part of the page
        """)
  }

  @Test(arguments: ["1e300", "-1e300"])
  func `times that nobody takes are no end of them`(seconds: String) throws {
    workshop.answer("present viper")
    let place = folder.url.appending(path: "presenting/place.json")
    let text = try String(contentsOf: place, encoding: .utf8)
    let times = text.replacing("\"spent\":{}", with: "\"spent\":{\"start\":\(seconds)}")
    #expect(times != text)
    try Data(times.utf8).write(to: place)
    let shown = seconds.hasPrefix("-") ? "0:00" : "999:59"
    let late = seconds.hasPrefix("-") ? "" : ", over time"
    #expect(notes.hasSuffix("time   \(shown) of 5 minutes\(late); in all \(shown) of 6 minutes"))
    let since = text.replacing(/"since":[-0-9.e]+/, with: "\"since\":\(seconds.hasPrefix("-") ? "1e300" : "-1e300")")
    try Data(since.utf8).write(to: place)
    #expect(notes.hasSuffix("time   \(shown) of 5 minutes\(late); in all \(shown) of 6 minutes"))
  }

  @Test func `lengths that no step has are none`() throws {
    let page = PresentedWorkshop.page.replacing("5 minutes.", with: "\(Int.max) minutes.")
      .replacing("1 minute.", with: "1440 minutes.")
    let endless = try PresentedWorkshop(page: page)
    let text = try SpeakerNotes(settings: Settings(), terminal: Terminal(width: 70, isInteractive: true)).text(
      for: "vip", in: endless.session)
    #expect(text.plain.hasPrefix("VIPER  1440 minutes\n\n0 of 2 · start\n\n9223372036854775807 minutes. Say"))
  }

  @Test func `the notes of a whole workshop are read one below the other`() throws {
    let text = try SpeakerNotes(settings: Settings(), terminal: Terminal(width: 70, isInteractive: true)).text(
      for: "vip", in: workshop.session)
    #expect(
      text.plain == """
        VIPER  6 minutes

        0 of 2 · start  5 minutes

        5 minutes. Say `User`, and type `back`.

          tap "Edit name"
          expect path is User:42 EditName:42
          tap Cancel

        1 of 2 · view  1 minute

        1 minute. Show `View`.

          tap "Sign Out"
          expect screen shows "Sign in"
          type Name Bob
          graph
          undo

        2 of 2 · router

        the page has no notes for this step

          tap "Edit name"
        """)
  }
}
