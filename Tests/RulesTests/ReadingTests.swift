import Foundation
import Rules
import Testing

/// Which files of a folder are read.
struct ReadingTests {
  @Test func `the files of all folders are read, in the order of their names`() throws {
    #expect(
      try names(of: ["View/Menu.swift", "App.swift", "Presenter/Menu.swift", "Notes.md"])
        == ["App.swift", "Presenter/Menu.swift", "View/Menu.swift"])
  }

  @Test(arguments: [
    "Pods/Snap/Snap.swift", "App/Carthage/Checkouts/Rx.swift", "SourcePackages/Nuke/Nuke.swift",
    "DerivedData/Made.swift", "build/Made.swift", ".build/Made.swift",
    "Tour.playground/Sources/Tour.swift",
    "Templates/VIPER.xctemplate/___FILEBASENAME___Presenter.swift",
    "Libraries/Maps.xcframework/Maps.swift", "Assets.xcassets/Old.dataset/Menu.swift", "App/Vendor/Maps.swift",
    "Package.swift",
  ])
  func `other people's code, builds and templates are left out`(file: String) throws {
    #expect(try names(of: [file, "App.swift"]) == ["App.swift"])
  }

  @Test(arguments: ["Builders/Menu.swift", "Templates/Menu.swift", "Frameworks/Menu.swift", "App/Package.swift"])
  func `folders of the app are read`(file: String) throws {
    #expect(try names(of: [file]) == [file])
  }

  @Test func `a folder without Swift files is an error`() throws {
    #expect(throws: LintError.self) { try names(of: ["Notes.md", "Pods/Snap.swift"]) }
  }

  /// The names read from a folder that has the files, without the folder's path.
  private func names(of files: [String]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reading-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      let url = folder.appendingPathComponent(file)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("struct Menu {}\n".utf8).write(to: url)
    }
    return try SourceTree(path: folder.path).texts.map { String($0.name.dropFirst(folder.path.count + 1)) }
  }
}
