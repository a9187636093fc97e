import Foundation
import Shell
import Testing

/// A step of a lesson made of what one does.
struct RecordTests {
  @Test func `what happens after record on is the solution, and what was there before is the setup`() {
    let session = Session.fake()
    session.run(line: "switch viper; tap 'Edit name'") { _ in }
    #expect(
      session.transcript("record", "record on", "tap Cancel", "tap 'Sign Out'", "record", "record off") == """
        viper EditName:42> record
        nothing is being recorded; `record on` begins
        viper EditName:42> record on
        recording; the app as it is now is the step's setup, and `record off` shows the step
        viper EditName:42> tap Cancel
        viper User:42> tap 'Sign Out'
        viper Login> record
        recording, 2 commands so far; `record off` shows the step
        viper Login> record off
        ## What there is to do

        ```setup
        switch viper
        tap "Edit name"
        ```

        Say what to do, and what to look at.

        ```goal
        path is Login
        ```

        ```solution
        tap "Cancel"
        tap "Sign Out"
        ```
        """)
    #expect(session.answer("record off") == "nothing is being recorded; `record on` begins")
  }

  @Test func `without an app the first one is the setup`() {
    let session = Session.fake()
    session.run(line: "record on; switch viper; tap 'Sign Out'; type Name Bob") { _ in }
    #expect(
      session.answer("record off") == """
        ## What there is to do

        ```setup
        switch viper
        ```

        Say what to do, and what to look at.

        ```goal
        path is Login
        ```

        ```solution
        tap "Sign Out"
        type "Name" "Bob"
        ```
        """)
  }

  @Test func `what is taken back is left out, of the setup too, and another wiring is part of the solution`() {
    let session = Session.fake()
    session.run(line: "switch viper; tap 'Edit name'; record on; tap Cancel; undo 2; tap 'Edit name'") { _ in }
    session.run(line: "switch mvvmfc; switch viper; tap Cancel; undo; switch mvvmfc; tap Cancel") { _ in }
    #expect(
      session.answer("record off") == """
        ## What there is to do

        ```setup
        switch viper
        ```

        Say what to do, and what to look at.

        ```goal
        # what must hold once it is done, and does not before
        ```

        ```solution
        tap "Edit name"
        switch mvvmfc
        tap "Cancel"
        ```
        """)
  }

  @Test func `a text that is new on the same screen is the goal, or else its author is to say what holds`() {
    let session = Session.fake()
    session.run(line: "switch viper; tap 'Sign Out'; record on; type Name Bob") { _ in }
    #expect(session.answer("record off").contains("```goal\nscreen shows \"Bob\"\n```"))
    session.run(line: "record on; switch mvvmfc") { _ in }
    #expect(
      session.answer("record off").contains(
        "```goal\n# what must hold once it is done, and does not before\n```\n\n```solution\nswitch mvvmfc\n```"))
  }

  @Test func `a step can be put at the end of a file, which keeps what it has`() throws {
    let folder = try TemporaryFolder(["21-own.md": "# Own"])
    let file = folder.url.appending(path: "21-own.md").path
    let session = Session.fake()
    session.run(line: "switch viper; record on; tap 'Sign Out'") { _ in }
    #expect(
      session.answer("record off --to /nowhere/21-own.md").hasPrefix("/nowhere/21-own.md cannot be written: "))
    #expect(session.answer("record") == "recording, 1 command so far; `record off` shows the step")
    #expect(
      session.answer("record off --to \(file)")
        == "a step of 1 command is at the end of \(file); give it a title and words")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.hasPrefix("# Own\n\n## What there is to do\n\n```setup\nswitch viper\n```\n"))
    #expect(text.hasSuffix("```solution\ntap \"Sign Out\"\n```\n"))
  }

  @Test func `what cannot be recorded says why`() {
    let session = Session.fake()
    #expect(session.answer("record off") == "nothing is being recorded; `record on` begins")
    #expect(session.answer("record up") == "\"up\" does not fit; expected on or off")
    #expect(session.answer("record on --to x.md") == "\"--to\" does not fit; expected `record off --to <file>`")
    session.run(line: "record on") { _ in }
    #expect(session.answer("record on") == "it is recorded already; `record off` ends that and shows the step")
    #expect(
      session.answer("record off")
        == "nothing has happened to the app since `record on`; do what the step's solution is, then `record off`")
  }
}
