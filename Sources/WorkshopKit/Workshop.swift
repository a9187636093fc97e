import Foundation

/// A workshop: a folder with a finished app, the overlays that change it, and a page that says what it is about.
///
/// ```
/// VIPER/
///   workshop.md     front matter (id, title, wiring, architecture, modules), then the page
///   App/            the finished app's Swift files
///   Steps/01-…/     files that take the app back to an earlier step
///   Variations/…/   files that change one thing about the app
/// ```
public struct Workshop: Hashable, Sendable {
  /// A kind of files that are put over the app's, each overlay in a folder of its own.
  public enum Overlay: String, Hashable, Sendable, CaseIterable {
    case steps = "Steps"
    case variations = "Variations"

    /// The folder beside the app that holds these overlays.
    public var folderName: String { rawValue }
  }

  /// A folder of an app that is a module for the rest of it.
  public struct Module: Hashable, Sendable {
    /// Relative to the app's folder: `User`.
    public let path: String
    /// The name by which the rest imports it: `ViperUser`.
    public let name: String
  }

  /// The name of the folder with the finished app.
  public static let appFolderName = "App"
  /// The name of the file that makes a folder a workshop.
  public static let pageName = "workshop.md"

  public let folder: URL
  public let id: String?
  public let title: String?
  /// The name of its wiring in the shell: `viper`.
  public let wiring: String?
  /// The prefix of the rules that its app follows: `VI`.
  public let architecture: String?
  /// The folders of the app that are modules for the rest of it, in the order of the page.
  public let modules: [Module]

  /// Reads a folder's page; `nil` if the folder has no page or no finished app.
  ///
  /// What the page does not say, or says in a way that is not understood, is `nil` here.
  public init?(folder: URL) {
    guard Self.isWorkshop(folder.path),
      let text = try? String(contentsOf: folder.appending(path: Self.pageName), encoding: .utf8)
    else { return nil }
    let header = FrontMatterBlock(of: text)?.mapping
    func value(_ key: String) -> String? { header?[key]?.scalar.flatMap { $0.string.isEmpty ? nil : $0.string } }
    self.folder = folder
    id = value("id")
    title = value("title")
    wiring = value("wiring")
    architecture = value("architecture")
    let pairs = header?["modules"]?.mapping?.map { ($0.key.string, $0.value.string) } ?? []
    modules = pairs.compactMap { path, name in
      guard let path, let name else { return nil }
      return Module(path: path, name: name)
    }
  }

  /// The workshops in a folder, in the order of their folders' names.
  public static func all(in folder: URL) -> [Workshop] {
    subfolders(of: folder).compactMap { Workshop(folder: $0) }
  }

  /// The folders of the modules that every workshop's app may import, by the modules' names: each folder of
  /// `UserApp/Common` with Swift files is one.
  ///
  /// - Parameter folder: the folder with the workshops.
  public static func sharedModules(in folder: URL) -> [String: URL] {
    let folders = subfolders(of: folder.appending(path: "UserApp/Common", directoryHint: .isDirectory))
    return Dictionary(uniqueKeysWithValues: folders.filter(\.holdsSwiftFiles).map { ($0.lastPathComponent, $0) })
  }

  /// The folder of the app of one screen with which one of one's own begins; nil if there is none.
  ///
  /// - Parameter folder: the folder with the workshops.
  public static func newApp(in folder: URL) -> URL? {
    let app = folder.appending(path: "UserApp/New", directoryHint: .isDirectory)
    return app.holdsSwiftFiles ? app : nil
  }

  /// Whether a folder is laid out as a workshop.
  public static func isWorkshop(_ folder: String) -> Bool {
    [pageName, appFolderName].allSatisfy { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
  }

  /// The folder with the finished app.
  public var app: URL { folder.appending(path: Self.appFolderName, directoryHint: .isDirectory) }

  /// The folder with the scenarios that every wiring plays.
  public var scenarios: URL {
    folder.deletingLastPathComponent().appending(path: "UserApp/Scenarios", directoryHint: .isDirectory)
  }

  /// The file of a scenario; those of exercises are in a folder of their own, `Exercises/friend-count`.
  public func scenario(_ name: String) -> URL { scenarios.appending(path: "\(name).atl") }

  /// The names of these scenarios, in alphabetical order.
  public var scenarioNames: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: scenarios.path)) ?? []
    return files.filter { $0.hasSuffix(".atl") }.map { String($0.dropLast(4)) }.sorted()
  }

  /// The workshop whose finished app is in a folder; `nil` if there is none.
  public static func ofApp(in folder: URL) -> Workshop? {
    folder.lastPathComponent == appFolderName ? Workshop(folder: folder.deletingLastPathComponent()) : nil
  }

  /// The folders of one kind of overlay, in the order of their names.
  public func overlays(_ kind: Overlay) -> [URL] {
    Self.subfolders(of: folder.appending(path: kind.folderName, directoryHint: .isDirectory))
  }

  private static func subfolders(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
      .map { folder.appending(path: $0, directoryHint: .isDirectory) }
      .filter(\.isFolder)
  }
}
