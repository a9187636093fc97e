import Foundation
import ScreenKit
import Shell
import Testing

struct SettingsTests {
  @Test(arguments: [
    (
      ["HOME": "/home/ann"],
      [
        "/home/ann/.config/atelier/settings.json", "/home/ann/.local/share/atelier/progress/",
        "/home/ann/.local/state/atelier/history", "/home/ann/.cache/atelier/builds/",
      ]
    ),
    (
      [
        "HOME": "/home/ann", "XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "/s",
        "XDG_CACHE_HOME": "/x",
      ],
      ["/c/atelier/settings.json", "/d/atelier/progress/", "/s/atelier/history", "/x/atelier/builds/"]
    ),
    (
      ["HOME": "/home/ann", "XDG_CONFIG_HOME": "relative", "XDG_DATA_HOME": ""],
      [
        "/home/ann/.config/atelier/settings.json", "/home/ann/.local/share/atelier/progress/",
        "/home/ann/.local/state/atelier/history", "/home/ann/.cache/atelier/builds/",
      ]
    ),
    (
      ["HOME": "/home/ann", "XDG_CONFIG_HOME": "/c", "ATELIER_HOME": "/tmp/me"],
      ["/tmp/me/config/settings.json", "/tmp/me/data/progress/", "/tmp/me/state/history", "/tmp/me/cache/builds/"]
    ),
  ])
  func `a learner's own files lie where the system wants them`(environment: [String: String], paths: [String]) {
    let folders = Folders(environment: environment)
    let places = [folders.settings, folders.progress, folders.history, folders.builds]
    #expect(places.map { $0.path(percentEncoded: false) } == paths)
  }

  @Test func `what is set is kept, and a damaged file does no harm`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "config/settings.json")
    let settingsFile = SettingsFile(file)
    #expect(settingsFile.load() == Settings())
    let session = Session.fake()
    session.onSettingsChanged = settingsFile.save
    #expect(session.answer("set accessible on; set width 60; watch off; set pager off; set theme light") == "")
    #expect(
      settingsFile.load()
        == Settings(isAccessible: true, fixedWidth: 60, watchesSaves: false, pager: .off, theme: .light))
    try Data("{".utf8).write(to: file)
    #expect(settingsFile.load() == Settings())
  }

  @Test func `a person is told what has been set, and a script is not`() {
    let session = Session.fake(isInteractive: true)
    #expect(session.answer("set theme projector") == "theme is projector from now on: strong ones, for a projector")
    #expect(session.answer("set width 100") == "width is 100 from now on")
    #expect(session.answer("watch off") == "watch is off from now on: only when you say so")
    #expect(session.answer("watch") == "off; `watch on` takes saves up at once")
    #expect(Session.fake().answer("set theme projector; watch off") == "")
  }

  @Test func `what is set can be seen`() {
    let session = Session.fake()
    #expect(
      session.answer("set")
        == "accessible  off\nwidth       auto (80)\nwatch       on\npager       on\ntheme       auto")
    #expect(
      session.answer("set accessible on; set width 40; set")
        == "accessible  on\nwidth       40\nwatch       on\npager       on\ntheme       auto")
    #expect(
      session.answer("set width auto; set accessible off; set")
        == "accessible  off\nwidth       auto (80)\nwatch       on\npager       on\ntheme       auto")
  }

  @Test func `no line of a screen is wider than was asked for`() {
    let session = Session.fake()
    session.run(line: "switch viper; set width 24") { _ in }
    #expect(session.answer("screen").split(separator: "\n").allSatisfy { $0.count <= 24 })
  }

  @Test func `for those who listen a screen is words`() {
    let session = Session.fake()
    session.run(line: "switch viper; set accessible on") { _ in }
    #expect(
      session.answer("screen") == """
        screen User
        text Ann Appleseed
        button Edit name
        button Sign Out
        """)
  }
}
