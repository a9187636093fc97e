import Foundation
import ScreenKit
import Shell
import StageProtocol
import Testing

struct CompletionTests {
  private static func session() -> Session {
    let session = Session.fake()
    session.run(line: "switch viper") { _ in }
    return session
  }

  private func candidates(_ line: String, in session: Session = session()) -> [String] {
    Completer(session: session).completion(of: line, at: line.utf8.count).candidates
  }

  @Test(arguments: [
    ("sw", ["switch "]),
    ("sc", ["screen "]),
    ("SCR", ["screen "]),
    ("nothing", []),
    ("help tr", ["trace "]),
    ("screen; he", ["help "]),
    ("switch ", ["mvvmfc ", "viper "]),
    ("switch v", ["viper "]),
    ("tap ", ["\"Edit name\" ", "\"Sign Out\" "]),
    ("tap si", ["\"Sign Out\" "]),
    ("tap \"Sign O", ["\"Sign Out\" "]),
    ("tap 'e", ["\"Edit name\" "]),
    ("tap Sign\\ ", ["\"Sign Out\" "]),
    ("tap \"Sign Out\" ", []),
    ("trace --", ["--only ", "--without ", "--depth ", "--all ", "--args ", "--files ", "--json "]),
    ("graph --depth ", []),
    ("graph --depth 3 --l", ["--list "]),
    ("set ", ["accessible ", "width ", "watch ", "pager ", "theme "]),
    ("set accessible o", ["on ", "off "]),
    ("service ", ["latency ", "offline ", "fail ", "user "]),
    ("service offline ", ["on ", "off "]),
    ("service user 4", ["42 "]),
    ("service user 42 ", ["name ", "friends "]),
    ("notify Hi Us", ["User:42 ", "User:"]),
    ("open U", ["User:42 ", "User:"]),
    ("open Lo", ["Login "]),
    ("screen # ta", []),
    ("frobnicate ", []),
    ("Tap si", ["\"Sign Out\" "]),
    ("tap “si", ["\"Sign Out\" "]),
    ("viper User:42> tap si", ["\"Sign Out\" "]),
  ])
  func `what is written is continued with what there is`(line: String, candidates: [String]) {
    #expect(self.candidates(line) == candidates)
  }

  @Test func `moments are bookmarks, the launch and events, and graphs can be held against wirings too`() {
    let session = Self.session()
    session.run(line: "tap 'Sign Out'; mark out; type Name Bob; undo") { _ in }
    #expect(candidates("goto ", in: session) == ["out ", "launch ", "1 ", "2 "])
    #expect(candidates("graph --diff ", in: session) == ["out ", "launch ", "1 ", "2 ", "mvvmfc ", "viper "])
    #expect(candidates("graph injection --diff v", in: session) == ["viper "])
  }

  @Test func `fields, rows and switches are known by what is on the screen`() {
    let screen = Screen(
      path: ["A"], title: "A", presentation: .root,
      elements: [
        .init(kind: .field, id: "f", text: "First name", value: ""),
        .init(kind: .row, id: "r", text: "Dee Dee O'Hara"),
        .init(kind: .switch, id: "s", text: "Offline", value: "off"),
        .init(kind: .button, id: "b", text: "Save", enabled: false),
        .init(kind: .button, id: "q", text: "Say \"hi\""),
      ])
    let session = Session.fake(FakeBuilder(["viper": FakeApp(launch: screen) { _, screen in .shows(screen) }]))
    session.run(line: "switch viper") { _ in }
    #expect(candidates("type ", in: session) == ["\"First name\" "])
    #expect(candidates("type \"First name\" ", in: session) == [])
    #expect(candidates("select ", in: session) == ["\"Dee Dee O'Hara\" "])
    #expect(candidates("toggle ", in: session) == ["Offline "])
    #expect(candidates("tap ", in: session) == ["\"Dee Dee O'Hara\" ", #""Say \"hi\"" "#])
  }

  @Test func `a completion says which part of the line it takes the place of`() {
    let completer = Completer(session: Self.session())
    #expect(completer.completion(of: "wait 1s; tap \"Si", at: 16).range == 13..<16)
    #expect(completer.completion(of: "tap ", at: 4).range == 4..<4)
    #expect(completer.completion(of: "tä", at: 3).range == 0..<3)
    #expect(
      completer.completion(of: "sw viper", at: 2)
        == Completion(
          range: 0..<2, offers: [Candidate("switch ", "run the app in another wiring, same events")]))
  }

  @Test(arguments: [
    "switch viper; tap \"Sign Out\"", "tap 'Edit na", "type \"First name\" \\\"x\\\" # end",
    "open User:42; graph --depth 3",
    "set accessible o", "tap \u{1F468}\u{200D}\u{1F469} é'田", ";;; 'a", "switch ~/", "expect screen shows \"",
  ])
  func `wherever the cursor is, a candidate makes one whole word`(line: String) {
    let completer = Completer(session: Self.session())
    for cursor in 0...line.utf8.count {
      let completion = completer.completion(of: line, at: cursor)
      #expect(completion.range.upperBound <= line.utf8.count)
      let head = String(decoding: Array(line.utf8.prefix(completion.range.lowerBound)), as: UTF8.self)
      for candidate in completion.candidates where !candidate.hasPrefix("--") {
        #expect(CommandList.echo.problem(in: "echo " + candidate) == nil, "\(head + candidate)")
      }
    }
  }

  @Test func `without an app nothing of the app is offered`() {
    let session = Session.fake()
    #expect(candidates("tap ", in: session) == [])
    #expect(candidates("open ", in: session) == [])
  }

  @Test func `folders are continued one by one`() throws {
    let folder = try TemporaryFolder(["mine/App/A.swift": "", "my app/A.swift": "", ".hidden/A.swift": ""])
    let session = Session.fake()
    session.appSession.folder = folder.url
    #expect(candidates("switch ./m", in: session) == ["./mine/", "\"./my app/\""])
    #expect(candidates("switch ./mine/", in: session) == ["./mine/App/"])
  }
}
