import Foundation
import Grammar
import HotCompiler
import LibC
import Platform
import Shell
import TerminalText

/// Looks at everything that the shell needs of a machine, one thing after the other.
///
/// None of it needs the shell to start, since it is asked when that does not.
struct MachineCheck {
  let environment: [String: String]
  let executable: URL
  let folders: Folders

  init(environment: [String: String], executable: URL) {
    self.environment = environment
    self.executable = executable
    folders = Folders(environment: environment)
  }

  /// What was found. The first ones need no compiler; the last one compiles and starts a small app.
  private func checkups() -> [Checkup] {
    let installation = Result { () throws(ProgramError) in try Installation(executable: executable) }
    let toolchain = Result { () throws(CompileError) in try Toolchain(environment: environment, beside: executable) }
    return [
      content(installation), openFiles, compiler(toolchain), build(installation, toolchain), home, cache, terminal, git,
      editor, graphviz,
    ]
  }

  /// What was found, a line or two each, and whether all that is needed is there.
  func report(width: Int) -> MachineReport {
    let checkups = checkups()
    let bad = checkups.count { $0.state == .bad }
    let verdict =
      bad == 0
      ? StyledText("all that is needed is there") : StyledText("\(bad.counted("thing")) to be put right", .bold)
    let text = (checkups.map { $0.text(width: width) } + ["", verdict]).joined(separator: "\n")
    return MachineReport(findings: checkups.map(\.form), text: text, isGood: bad == 0)
  }

  private func content(_ installation: Result<Installation, ProgramError>) -> Checkup {
    switch installation {
    case .failure(let error): return .bad("content", "\(error)")
    case .success(let installation):
      let wirings = (try? FileManager.default.contentsOfDirectory(atPath: installation.workshops.path)) ?? []
      let lessons = (try? FileManager.default.contentsOfDirectory(atPath: installation.lessons.path)) ?? []
      let counts = [
        lessons.count { $0.hasSuffix(".md") }.counted("lesson"),
        wirings.count { FileManager.default.fileExists(atPath: "\(installation.workshops.path)/\($0)/workshop.md") }
          .counted("workshop"),
      ]
      return .good("content", "\(counts.joined(separator: ", ")) in \(installation.workshops.path)")
    }
  }

  private func compiler(_ toolchain: Result<Toolchain, CompileError>) -> Checkup {
    do throws(CompileError) {
      let found = try toolchain.get()
      let version = try found.version(rememberedIn: BuildCache(folder: folders.builds))
      return .good("compiler", "\(version), \(found.compiler.path)")
    } catch {
      return .bad("compiler", "\(error)")
    }
  }

  /// Whether an app can be compiled and linked, which is what all else stands on.
  private func build(
    _ installation: Result<Installation, ProgramError>, _ toolchain: Result<Toolchain, CompileError>
  ) -> Checkup {
    guard case .success(let installation) = installation, case .success(let toolchain) = toolchain else {
      return .bad("apps", "not tried, since something above is missing")
    }
    // Where apps are compiled, so that what keeps them from it shows here.
    let scratch = folders.cache.appending(path: "doctor-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: scratch) }
    do {
      let app = scratch.appending(path: "App")
      try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
      try Data(Self.smallestApp.utf8).write(to: app.appending(path: "AppDelegate.swift"))
      let compiler = HotCompiler(
        kit: try installation.kit(for: toolchain, in: folders) {
          TerminalOutput.standard.showProgress("building the kit for \($0), once; a minute or two…")
        }, cache: BuildCache(folder: scratch.appending(path: "builds")),
        toolchain: toolchain)
      _ = try compiler.build(AppSource(name: "doctor", folder: app)) { SignalPipe.isInterrupted }
      return .good("apps", "a small one compiles, and is linked with the kit")
    } catch let error as CompileError {
      return .bad("apps", "\(error)")
    } catch {
      return .bad(
        "apps", "\(scratch.path) cannot be written: \(error.systemReason)",
        advice: "make room there, or set `XDG_CACHE_HOME` to a folder that can be written")
    }
  }

  private static let smallestApp = """
    import ScreenKit
    import StageKit

    @main
    final class AppDelegate: ApplicationDelegate {
      private(set) var window: Window?

      func application(
        _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = Window()
        window.rootViewController = ViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
    }
    """

  private var openFiles: Checkup {
    let files = OpenFiles.ofThisProcess
    return files.areEnough
      ? .good("files", files.finding) : .bad("files", files.finding, advice: files.advice)
  }

  private var home: Checkup {
    let places = [folders.config, folders.data, folders.state, folders.workspaces]
    for place in places {
      guard let reason = Self.obstacle(in: place) else { continue }
      return .bad(
        "home", "\(place.path) cannot be written: \(reason)",
        advice: "make it writable, or set `ATELIER_HOME` to a folder that is; without it nothing is kept")
    }
    return .good("home", "progress in \(folders.data.path), your code in \(folders.workspaces.path)")
  }

  private var cache: Checkup {
    if let reason = Self.obstacle(in: folders.cache) {
      return .bad(
        "cache", "\(folders.cache.path) cannot be written: \(reason)",
        advice: "make it writable, or set `XDG_CACHE_HOME`; apps are compiled into it")
    }
    let values = try? Self.existing(folders.cache).resourceValues(forKeys: [.volumeAvailableCapacityKey])
    guard let free = values?.volumeAvailableCapacity else { return .good("cache", folders.cache.path) }
    let words = "\(folders.cache.path), \(free >> 20) MB free"
    guard free < 1 << 30 else { return .good("cache", words) }
    if free < 16 << 20 { return .bad("cache", words, advice: "make some room: a compiled app takes some megabytes") }
    return .note("cache", words, advice: "make some room: compiled apps take up to 512 MB")
  }

  private var terminal: Checkup {
    guard let name = environment["TERM"], !name.isEmpty, name != "dumb" else {
      return .note(
        "terminal", "it does not say what it can do (TERM)",
        advice: "say `export TERM=xterm-256color`, if it can do colours")
    }
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    let isUTF8 = locale.lowercased().replacing("-", with: "").hasSuffix("utf8")
    let size = "\(SystemTerminal.width) × \(SystemTerminal.height ?? 24)"
    guard isUTF8 else {
      return .note(
        "terminal", "\(name), \(size), locale \(locale)",
        advice: "say `export LC_ALL=C.UTF-8` before you start, to type letters of all languages")
    }
    guard SystemTerminal.width >= 60 else {
      return .note("terminal", "\(name), \(size)", advice: "make it 60 columns wide or more; 80 × 24 is what fits best")
    }
    return .good("terminal", "\(name), \(size), locale \(locale)")
  }

  private var git: Checkup {
    guard let git = GitProgram(environment: environment, isCancelled: { SignalPipe.isInterrupted }) else {
      return .note("git", "there is none in PATH", advice: "install git, for `workshop`; lessons do without it")
    }
    return .good("git", git.path)
  }

  private var editor: Checkup {
    if let editor = ["VISUAL", "EDITOR"].lazy.compactMap({ environment[$0] }).first(where: { !$0.isEmpty }) {
      return .good("editor", editor)
    }
    return .note(
      "editor", "neither VISUAL nor EDITOR is set",
      advice: "say `export EDITOR=nano`, or whichever you like; `edit` opens it at the line")
  }

  private var graphviz: Checkup {
    let places = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/dot" }
    if let dot = places.first(where: FileManager.default.isExecutableFile) { return .good("graphviz", dot) }
    return .note("graphviz", "there is no dot in PATH", advice: "only `graph --svg` and `--png` need it")
  }

  /// Why nothing can be written in a folder, or where it would have to be made; nil if it can.
  private static func obstacle(in folder: URL) -> String? {
    let place = existing(folder)
    return access(place.path, W_OK | X_OK) == 0 ? nil : SystemError.last.description
  }

  /// The folder, or the nearest one above it that is there.
  private static func existing(_ folder: URL) -> URL {
    var place = folder.standardizedFileURL
    while !FileManager.default.fileExists(atPath: place.path), place.pathComponents.count > 1 {
      place.deleteLastPathComponent()
    }
    return place
  }
}
