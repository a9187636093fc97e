import Foundation
import HotCompiler
import Shell
import Testing

/// Lessons in which code is written, taken up by `resume`.
struct LessonResumingTests {
  private let lesson: WritingLesson

  init() throws { lesson = try WritingLesson() }

  @Test func `whoever comes back goes on with the code of a lesson, its events and bookmarks`() throws {
    lesson.answer("lesson own")
    try lesson.write("class User {\n  // mine\n}\n")
    lesson.answer("tap 'Edit name'; mark editing")
    lesson.reopen()
    #expect(
      lesson.session.lastPlace?.plain == """
        You were in the lesson A line of one's own, step 1/3, on mine EditName:42, after 1 event, with 1 bookmark. \
        resume goes on there.
        """)
    #expect(
      lesson.answer("resume") == """
        mine as you left it: 1 event replayed
        1 bookmark; `mark` lists it
        the lesson A line of one's own, step 1/3; `lesson` shows it again
        """)
    #expect(lesson.session.prompt.plain == "own 1/3 · mine EditName:42> ")
    #expect(lesson.answer("mark") == "editing  mine  1 event  own 1/3")
    #expect(lesson.code() == "class User {\n  // mine\n}\n")
    #expect(lesson.answer("hint") == "Look at the end of the file.\nthat was the last hint; `solution` shows a way")
  }

  @Test func `whoever has left a lesson comes back to the app, and to the workshop that was open before`() {
    lesson.answer("lesson own; lesson off; switch viper; tap 'Edit name'")
    lesson.reopen()
    #expect(
      lesson.session.lastPlace?.plain == "You were at viper EditName:42, after 1 event. resume goes on there.")
    #expect(lesson.answer("resume") == "viper as you left it: 1 event replayed")
    #expect(lesson.answer("step") == "no workshop is open; `workshop vip` opens one, with a folder for your own code")
    lesson.answer("workshop vip; lesson own; tap 'Edit name'; lesson off; switch viper")
    lesson.reopen()
    #expect(
      lesson.session.lastPlace?.plain
        == "You were in the workshop VIPER, step 01-view, on viper EditName:42, after 1 event. resume goes on there.")
    #expect(lesson.answer("resume").hasSuffix("the workshop VIPER, step 01-view; `workshop` shows it"))
  }

  @Test func `the code of a lesson that was left is taken up from its folder`() {
    lesson.builder.apps["own"] = .user
    lesson.answer("lesson own; tap 'Edit name'; lesson off")
    lesson.reopen()
    #expect(
      lesson.session.lastPlace?.plain == "You were at own EditName:42, after 1 event. resume goes on there.")
    #expect(lesson.answer("resume") == "own as you left it: 1 event replayed")
  }

  @Test func `a session that an earlier version has kept, with the lesson's folder as a workshop, is taken up`() throws
  {
    lesson.builder.apps["own"] = .user
    lesson.answer("lesson own; tap 'Edit name'")
    let folder = lesson.app.deletingLastPathComponent().path
    try lesson.addToJournal(#"{"workshop":{"folder":"\#(folder)","id":"vip","step":"01-view","title":"VIPER"}}"#)
    #expect(
      lesson.answer("resume") == """
        mine as you left it: 1 event replayed
        the lesson A line of one's own, step 1/3; `lesson` shows it again
        """)
    try lesson.addToJournal(
      #"{"lessonLeft":true,"workshop":{"folder":"\#(folder)","id":"vip","step":"01-view","title":"VIPER"}}"#)
    #expect(lesson.answer("resume") == "own as you left it: 1 event replayed")
  }

  @Test func `a lesson whose code does not compile any more can be taken up later, and nothing has changed`() {
    lesson.answer("lesson own; tap 'Edit name'")
    lesson.reopen()
    lesson.answer("workshop vip")
    lesson.builder.failures["mine"] = .cancelled
    #expect(lesson.answer("resume") == "stopped before it was done; nothing has changed")
    #expect(lesson.answer("step").hasPrefix("0 of 1  view  vip"))
    lesson.builder.failures = [:]
    #expect(lesson.answer("resume").hasPrefix("mine as you left it: 1 event replayed"))
  }
}
