import Foundation
import Platform
import Testing

/// A folder of Swift files under the hands of editors, each of which makes the system calls that the real one makes.
struct FolderWatchTests {
  /// How an editor saves a file, in its system calls.
  enum Editor: String, CaseIterable, CustomTestStringConvertible {
    case vim
    case vimWithCopies = "vim, backupcopy=yes"
    case emacs
    case nano
    case inPlace = "VS Code"
    case atomically = "Xcode"

    var testDescription: String { rawValue }

    func save(_ text: String, to name: String, in folder: WatchedFolder) throws {
      switch self {
      case .vim:
        try folder.write("", to: "4913")
        try folder.remove("4913")
        try folder.write("b0VIM", to: ".\(name).swp")
        try folder.move(name, to: "\(name)~")
        try folder.write(text, to: name)
        try folder.remove("\(name)~")
      case .vimWithCopies:
        try folder.write("b0VIM", to: ".\(name).swp")
        try folder.write("the old one", to: "\(name)~")
        try folder.write(text, to: name)
        try folder.remove("\(name)~")
      case .emacs:
        try FileManager.default.createSymbolicLink(
          atPath: folder.path(".#\(name)"), withDestinationPath: "ann@example.com.4711:1")
        try folder.write(text, to: "#\(name)#")
        try folder.move(name, to: "\(name)~")
        try folder.write(text, to: name)
        try folder.remove("#\(name)#")
        try folder.remove(".#\(name)")
      case .nano:
        try folder.write("nano", to: ".\(name).swp")
        try folder.write(text, to: name)
        try folder.remove(".\(name).swp")
      case .inPlace:
        try folder.write(text, to: name)
      case .atomically:
        try folder.write(text, to: "\(name).sb-1a2b3c")
        try folder.move("\(name).sb-1a2b3c", to: name)
      }
    }
  }

  @Test(arguments: Editor.allCases, [true, false])
  func `what an editor saves is one change, of one file`(editor: Editor, usesNotices: Bool) throws {
    let folder = try WatchedFolder(["User.swift": "struct User {}", "Other.swift": ""])
    let watch = folder.watch(usesNotices: usesNotices)
    try editor.save("struct User { let name: String }", to: "User.swift", in: folder)
    #expect(watch.nextChanges() == ["User.swift"])
    // Had there been more to tell of the first save, it would come before this.
    try editor.save("struct Other {}", to: "Other.swift", in: folder)
    #expect(watch.nextChanges() == ["Other.swift"])
  }

  @Test(arguments: Editor.allCases)
  func `a save that changes no byte is not a change`(editor: Editor) throws {
    let folder = try WatchedFolder(["User.swift": "struct User {}", "Last.swift": ""])
    let watch = folder.watch()
    try editor.save("struct User {}", to: "User.swift", in: folder)
    try folder.write("struct Last {}", to: "Last.swift")
    #expect(watch.nextChanges() == ["Last.swift"])
  }

  @Test(arguments: [
    ".User.swift.swp", "User.swift~", "#User.swift#", ".#User.swift", "4913", "notes.md", ".git/index.swift",
    ".build/Made.swift",
  ])
  func `files that are not the app's code count for nothing`(name: String) throws {
    let folder = try WatchedFolder(["User.swift": "struct User {}"])
    let watch = folder.watch()
    try folder.write("whatever", to: name)
    try folder.write("struct Last {}", to: "Last.swift")
    #expect(watch.nextChanges() == ["Last.swift"])
  }

  @Test(arguments: [true, false])
  func `two hundred files at once are one change`(usesNotices: Bool) throws {
    let folder = try WatchedFolder(["User.swift": "struct User {}"])
    let watch = folder.watch(usesNotices: usesNotices)
    let names = (100..<300).map { "Modules/File\($0).swift" }
    for name in names { try folder.write("struct Of\(name.count) {}", to: name) }
    var seen: [String] = []
    while seen.count < names.count { seen += watch.nextChanges() }
    #expect(seen == names)
  }

  @Test(arguments: [true, false])
  func `folders may come, be renamed, be replaced and go`(usesNotices: Bool) throws {
    let folder = try WatchedFolder(["Screens/User/User.swift": "struct User {}"])
    let watch = folder.watch(usesNotices: usesNotices)
    try folder.write("struct Friends {}", to: "Screens/Friends/Friends.swift")
    #expect(watch.nextChanges() == ["Screens/Friends/Friends.swift"])
    try folder.write("struct Friends { let count: Int }", to: "Screens/Friends/Friends.swift")
    #expect(watch.nextChanges() == ["Screens/Friends/Friends.swift"])

    try folder.move("Screens/User", to: "Screens/Person")
    #expect(watch.nextChanges() == ["Screens/Person/User.swift", "Screens/User/User.swift"])
    try folder.write("struct Person {}", to: "Screens/Person/User.swift")
    #expect(watch.nextChanges() == ["Screens/Person/User.swift"])

    try folder.remove("Screens/Friends")
    try folder.write("struct NewFriends {}", to: "Screens/Friends/Friends.swift")
    #expect(watch.nextChanges() == ["Screens/Friends/Friends.swift"])
    try folder.remove("Screens/Friends")
    #expect(watch.nextChanges() == ["Screens/Friends/Friends.swift"])
  }

  @Test(arguments: [true, false])
  func `the watched folder itself may go, and come back`(usesNotices: Bool) throws {
    let folder = try WatchedFolder(["User.swift": "struct User {}"])
    let watch = folder.watch(usesNotices: usesNotices)
    try folder.remove("")
    #expect(watch.nextChanges() == ["User.swift"])
    try folder.write("struct User {}", to: "User.swift")
    #expect(watch.nextChanges() == ["User.swift"])
    try folder.write("struct User { let name: String }", to: "User.swift")
    #expect(watch.nextChanges() == ["User.swift"])
  }

  @Test func `a folder that is named like a file is a folder`() throws {
    let folder = try WatchedFolder(["Odd.swift/User.swift": "struct User {}"])
    let watch = folder.watch()
    try folder.write("struct User { let name: String }", to: "Odd.swift/User.swift")
    #expect(watch.nextChanges() == ["Odd.swift/User.swift"])
  }

  @Test func `a link from a folder to itself is not followed for ever`() throws {
    let folder = try WatchedFolder(["Screens/User.swift": "struct User {}"])
    try FileManager.default.createSymbolicLink(atPath: folder.path("Screens/again"), withDestinationPath: "..")
    let watch = folder.watch()
    try folder.write("struct User { let name: String }", to: "Screens/User.swift")
    #expect(watch.nextChanges() == ["Screens/User.swift"])
  }

  @Test func `a file that is emptied and written a little later is one change`() throws {
    let folder = try WatchedFolder(["User.swift": "struct User {}", "Last.swift": ""])
    let watch = folder.watch()
    try folder.write("", to: "User.swift")
    watch.step()
    try folder.write("struct User { let name: String }", to: "User.swift")
    #expect(watch.nextChanges() == ["User.swift"])
    try folder.write("struct Last {}", to: "Last.swift")
    #expect(watch.nextChanges() == ["Last.swift"])
  }
}

/// A folder that is watched, and its files by their paths in it.
final class WatchedFolder {
  private let root = FileManager.default.temporaryDirectory.appending(path: "atelier-\(UUID().uuidString)").path

  init(_ files: [String: String]) throws {
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func path(_ name: String) -> String { name.isEmpty ? root : "\(root)/\(name)" }

  /// Opens a file, emptying it where it is there, and writes it.
  func write(_ text: String, to name: String) throws {
    let folder = URL(filePath: path(name)).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path(name)))
  }

  func move(_ name: String, to other: String) throws {
    guard rename(path(name), path(other)) == 0 else { throw SystemError(code: errno) }
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

  func watch(usesNotices: Bool = true) -> Watched {
    Watched(watch: FolderWatch([root], usesNotices: usesNotices) { $0.hasSuffix(".swift") }, root: root)
  }

  struct Watched {
    let watch: FolderWatch
    let root: String

    /// Waits for the next change.
    func nextChanges() -> [String] {
      let limit = ContinuousClock.now + .seconds(20)
      while ContinuousClock.now < limit {
        let changes = step()
        if !changes.isEmpty { return changes }
      }
      return []
    }

    /// Waits until the watch has something to look at, once, and takes what there is.
    @discardableResult
    func step() -> [String] {
      let rest = ContinuousClock.now.duration(to: watch.deadline) / .milliseconds(1)
      var descriptor = pollfd(fd: watch.descriptor ?? -1, events: Int16(POLLIN), revents: 0)
      _ = poll(&descriptor, 1, Int32(max(0, rest.rounded(.up))))
      return watch.takeChanges().map { String($0.dropFirst(root.count + 1)) }
    }
  }
}
