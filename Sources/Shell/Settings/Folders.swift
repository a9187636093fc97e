import Foundation

/// The folders for a learner's own files; never the folder that the shell was installed in.
public struct Folders: Hashable, Sendable {
  /// What `set` keeps.
  public let config: URL
  /// Progress.
  public let data: URL
  /// History.
  public let state: URL
  /// Compiled apps and reports; may be deleted at any time.
  public let cache: URL

  /// The folders of the XDG base directory specification (https://specifications.freedesktop.org/basedir-spec),
  /// or those in `ATELIER_HOME` where that is set.
  public init(environment: [String: String]) {
    if let home = environment["ATELIER_HOME"], !home.isEmpty {
      let root = URL(filePath: home, directoryHint: .isDirectory).absoluteURL
      self.init(workspaces: root.appending(path: "workspaces")) {
        root.appending(path: $0.name, directoryHint: .isDirectory)
      }
      return
    }
    let home = URL(filePath: environment["HOME"] ?? NSHomeDirectory(), directoryHint: .isDirectory)
    self.init(workspaces: home.appending(path: "atelier", directoryHint: .isDirectory)) { folder in
      // The specification says that a relative path is to be ignored.
      let named = environment[folder.variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
      let base = named.map { URL(filePath: $0, directoryHint: .isDirectory) } ?? home.appending(path: folder.usual)
      return base.appending(path: "atelier", directoryHint: .isDirectory)
    }
  }

  /// The lines that were entered in earlier sessions.
  public var history: URL { state.appending(path: "history") }
  /// What sessions are written down in as they go on.
  public var sessions: URL { state.appending(path: "sessions", directoryHint: .isDirectory) }
  /// Where a presentation is, for a second terminal with the speaker notes.
  public var presenting: URL { state.appending(path: "presenting", directoryHint: .isDirectory) }
  /// What `set` keeps.
  public var settings: URL { config.appending(path: "settings.json") }
  /// What has been learnt.
  public var progress: URL { data.appending(path: "progress", directoryHint: .isDirectory) }
  /// Workspaces for which no folder was named: `~/atelier`, where people find them, or below `ATELIER_HOME`.
  public let workspaces: URL
  /// Workshops that were made of repositories.
  public var imports: URL { data.appending(path: "workshops", directoryHint: .isDirectory) }
  /// Lessons and workshops from elsewhere.
  public var additions: URL { data.appending(path: "added", directoryHint: .isDirectory) }
  /// Kits that were built for other compilers.
  public var kits: URL { cache.appending(path: "kits", directoryHint: .isDirectory) }
  /// The compiled apps.
  public var builds: URL { cache.appending(path: "builds", directoryHint: .isDirectory) }
  /// What was counted.
  public var figures: URL { cache.appending(path: "figures", directoryHint: .isDirectory) }
  /// What checking sources has found.
  public var reports: URL { cache.appending(path: "reports", directoryHint: .isDirectory) }

  private typealias Folder = (name: String, variable: String, usual: String)

  private init(workspaces: URL, _ place: (Folder) -> URL) {
    self.workspaces = workspaces
    config = place(("config", "XDG_CONFIG_HOME", ".config"))
    data = place(("data", "XDG_DATA_HOME", ".local/share"))
    state = place(("state", "XDG_STATE_HOME", ".local/state"))
    cache = place(("cache", "XDG_CACHE_HOME", ".cache"))
  }
}
