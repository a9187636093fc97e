import Foundation
import Platform
import TerminalText

/// The file in which settings are kept.
public struct SettingsFile: Sendable {
  private struct Form: Codable {
    var accessible: Bool?
    var width: Int?
    var watch: Bool?
    var pager: String?
    var theme: String?
  }

  private let file: URL

  /// Settings that are kept in a file, which need not be there.
  public init(_ file: URL) {
    self.file = file
  }

  /// The settings as they were kept; the usual ones if the file is missing or unreadable.
  public func load() -> Settings {
    guard let data = try? Data(contentsOf: file), let form = try? JSONDecoder().decode(Form.self, from: data) else {
      return Settings()
    }
    return Settings(
      isAccessible: form.accessible ?? false, fixedWidth: form.width, watchesSaves: form.watch ?? true,
      pager: form.pager.flatMap(Settings.Pager.init) ?? .on,
      theme: form.theme.flatMap(Palette.Theme.init) ?? .auto)
  }

  /// Keeps settings for the next session.
  ///
  /// - Throws: `ShellError.unwritable` when the file cannot be written.
  public func save(_ settings: Settings) throws(ShellError) {
    let form = Form(
      accessible: settings.isAccessible, width: settings.fixedWidth, watch: settings.watchesSaves ? nil : false,
      pager: settings.pager == .on ? nil : settings.pager.rawValue,
      theme: settings.theme == .auto ? nil : settings.theme.rawValue)
    let text = try JSONText.encode(form)
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try ReplacedFile(file).write(text)
    } catch {
      throw .unwritable(file: file.path, reason: error.systemReason)
    }
  }
}
