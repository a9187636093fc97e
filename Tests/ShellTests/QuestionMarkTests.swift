import Foundation
import ScreenKit
import Shell
import Testing

/// What `?` answers behind a command, and what two tabs show.
struct QuestionMarkTests {
  private static func session() -> Session {
    let session = Session.fake()
    session.run(line: "switch viper") { _ in }
    return session
  }

  @Test func `a question mark lists what can be tapped, with a word on each`() {
    #expect(
      Self.session().answer("tap ?") == """
        tap <text>
          tap a button, a row, a banner or an alert's answer

        <text>
          "Edit name"  button
          "Sign Out"   button
        """)
  }

  @Test func `it lists wirings by their titles, and the options below`() {
    #expect(
      Self.session().answer("switch ?") == """
        switch <wiring or folder>
          run the app in another wiring, same events

        <wiring or folder>
          mvvmfc  The mvvmfc wiring
          viper   The viper wiring

        options
          --variation <name>  with a change of the wiring's code
          --step <step>       as it is at a step of its workshop
        """)
  }

  @Test func `behind an option it lists the option's values`() {
    #expect(
      Self.session().answer("step --prefer ?") == """
        step [<n>]
          go to another step; your code is kept

        <mine or step>
          mine  your lines
          step  the step's
        """)
  }

  @Test func `an option with nothing behind it is followed by what the command takes`() {
    #expect(
      Self.session().answer("compare --change ?") == """
        compare [<wiring>…]
          put wirings side by side under the same event

        [<wiring>…]
          mvvmfc  The mvvmfc wiring
          viper   The viper wiring

        options
          --code <screen>  compare the code of a screen instead
          --change         show what lies between two forms of an app
          --details        name objects, edges and files, and not only count them
          --format <form>  markdown or csv, for slides and tables
          --json           answer in JSON
        """)
  }

  @Test func `where any text can come, examples are shown`() {
    #expect(
      Self.session().answer("wait ?") == """
        wait <duration>
          let time pass for the app

        options
          --json  answer in JSON

        examples
          wait 500ms  half a second
          wait 2s     two seconds
        """)
  }

  @Test func `where nothing can come, that is said`() {
    #expect(
      Self.session().answer("back ?") == """
        back
          go back one screen

          nothing more is written behind it
        """)
  }

  @Test func `each moment is told by its event`() {
    let session = Self.session()
    session.run(line: "tap 'Sign Out'; type Name Bob; mark here; undo") { _ in }
    #expect(
      session.answer("goto ?") == """
        goto <event or bookmark>
          go to the moment after an event, or to a bookmark

        <event or bookmark>
          here    a bookmark in viper
          launch  before all events
          1       after tap "Sign Out"
          2       after type "Name" "Bob"
        """)
  }

  @Test func `a question mark alone is help, and one in quotes or in a goal is a text`() {
    let session = Self.session()
    #expect(session.answer("?") == session.answer("help"))
    #expect(
      session.answer("set theme ?").contains(
        """
        [<value>]
          auto       for whatever background there is
          dark       for a dark background
          light      for a light background
          projector  strong ones, for a projector
        """))
    #expect(session.answer("tap \"?\"") == "there is no \"?\" on the screen")
    #expect(session.run(line: "expect screen shows ?") { _ in } == .checkFailed)
  }

  @Test func `every command answers it`() {
    let session = Self.session()
    for name in CommandList.standard.names {
      #expect(session.answer("\(name) ?").hasPrefix("\(name)"), "\(name)")
    }
  }

  @Test func `what is completed has a word on each, and options are shown beside it`() {
    let session = Self.session()
    let completion = Completer(session: session).completion(of: "trace ", at: 6)
    #expect(
      completion.offers == [
        Candidate("all ", "every event, one after the other"), Candidate("launch ", "before all events"),
      ])
    #expect(completion.others.map(\.text).prefix(2) == ["--only <names>", "--without <names>"])
    #expect(Completer(session: session).completion(of: "wait ", at: 5).others.map(\.text) == ["<duration>", "--json"])
    #expect(Completer(session: session).completion(of: "graph --depth ", at: 14).others.map(\.text) == ["<levels>"])
  }

  @Test func `fields are shown with what they hold`() {
    let session = Self.session()
    session.run(line: "tap 'Edit name'") { _ in }
    #expect(
      Completer(session: session).completion(of: "type ", at: 5).offers
        == [Candidate("\"First name\" ", "field, now \"Ann\"")])
  }
}
