import Foundation

/// The places of the product's parts, found from its executable.
///
/// In a checkout that is `.build/debug` and the checkout itself; installed, `lib/atelier` and `share/atelier`.
struct Installation {
  /// The folder with the library that apps are linked with, and its modules.
  let kit: URL
  /// The kit's sources; nil in a checkout, where it is built with everything else.
  let kitSource: URL?
  let workshops: URL
  let lessons: URL
  let rulePages: URL
  /// The folder of the whole project; nil where it was installed from there.
  let checkout: URL?

  /// - Throws: `ProgramError.noContent` when there is no installation around the executable.
  init(executable: URL) throws(ProgramError) {
    let bin = executable.resolvingSymlinksInPath().deletingLastPathComponent()
    let prefix = bin.deletingLastPathComponent()
    let shared = prefix.appending(path: "share/atelier", directoryHint: .isDirectory)
    if Self.holdsContent(shared) {
      self.init(
        kit: prefix.appending(path: "lib/atelier", directoryHint: .isDirectory), content: shared,
        rulePages: "Rules.docc", checkout: nil)
      return
    }
    var folder = prefix
    while folder.pathComponents.count > 1 {
      if Self.holdsContent(folder) {
        self.init(kit: bin, content: folder, rulePages: "Sources/Rules/Rules.docc", checkout: folder)
        return
      }
      folder.deleteLastPathComponent()
    }
    throw .noContent(executable: executable.resolvingSymlinksInPath().path)
  }

  private init(kit: URL, content: URL, rulePages: String, checkout: URL?) {
    self.kit = kit
    self.checkout = checkout
    kitSource = checkout == nil ? content.appending(path: "Kit", directoryHint: .isDirectory) : nil
    workshops = content.appending(path: "Workshops", directoryHint: .isDirectory).resolvingSymlinksInPath()
    self.rulePages = content.appending(path: rulePages, directoryHint: .isDirectory).resolvingSymlinksInPath()
    lessons = content.appending(path: "Lessons", directoryHint: .isDirectory).resolvingSymlinksInPath()
  }

  private static func holdsContent(_ folder: URL) -> Bool {
    ["Workshops", "Lessons"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
    }
  }
}
