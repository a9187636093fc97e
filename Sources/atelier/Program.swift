import ArgumentParser
import Foundation
import HotCompiler
import Platform
import Shell
import StageClient

/// The shell put together: where its parts lie, what the person has set, and where answers are shown.
struct Program {
  let session: Session
  let folders: Folders
  /// The folder that lessons are read from.
  let lessons: URL
  /// The folder with the workshops.
  let workshops: URL
  private let builder: CompilerStageBuilder

  /// - Parameters:
  ///   - lessons: the folder to read lessons from, and from nowhere else; without one, the product's own and what was
  ///     added.
  ///   - budget: how long an app may take to settle; the usual time unless one is given.
  /// - Throws: `ProgramError`, which says what is missing.
  init(isInteractive: Bool, lessons: URL? = nil, budget: Duration? = nil) throws(ProgramError) {
    SignalPipe.install()
    ProcessPrivacy.begin()
    let environment = ProcessInfo.processInfo.environment
    folders = Folders(environment: environment)
    guard OpenFiles.ofThisProcess.areEnough else { throw .tooFewFiles(.ofThisProcess) }
    let installation = try Installation(executable: Self.executable)
    self.lessons = lessons ?? installation.lessons
    workshops = installation.workshops
    let compiler: HotCompiler
    let kit: Kit
    let toolchain: Toolchain
    do throws(CompileError) {
      toolchain = try Toolchain(environment: environment, beside: Self.executable)
      kit = try installation.kit(for: toolchain, in: folders) {
        TerminalOutput.standard.showProgress("building the kit for \($0), once; a minute or two…")
      }
      compiler = HotCompiler(kit: kit, cache: BuildCache(folder: folders.builds), toolchain: toolchain)
    } catch {
      throw .noCompiler(error)
    }
    let settingsFile = SettingsFile(folders.settings)
    builder = CompilerStageBuilder(
      compiler: compiler, limits: try StageLimits(environment: environment, budget: budget)
    ) { TerminalOutput.standard.showProgress($0) }
    session = Session(
      wirings: WiringCatalog(workshops: installation.workshops), builder: builder, settings: settingsFile.load(),
      terminal: Terminal(
        width: SystemTerminal.width, height: SystemTerminal.height, isInteractive: isInteractive),
      lessons: self.lessons, rulePages: installation.rulePages, progress: folders.progress,
      workshopPlace: WorkshopPlace(
        workspaces: folders.workspaces, imports: folders.imports,
        kit: WorkshopPlace.KitFlags(compile: kit.moduleFlags, link: kit.linkFlags), environment: environment),
      additions: lessons == nil ? Additions(folder: folders.additions) : nil)
    session.appSession.figures.keep(in: folders.figures, for: Self.identity)
    if self.lessons.standardizedFileURL.path != installation.lessons.standardizedFileURL.path {
      session.lessonsBefore = installation.lessons
    }
    session.unitTests = installation.checkout.map { checkout in
      UnitTests(
        checkout: checkout, swift: toolchain.compiler.deletingLastPathComponent().appending(path: "swift").path,
        environment: environment)
    }
    session.machineCheck = { width in
      MachineCheck(environment: environment, executable: Self.executable).report(width: width)
    }
    session.programUsage = ProgramUsage(Atelier.usage)
    session.version = Atelier.configuration.version
    session.presentationBoard = PresentationBoard(folder: folders.presenting)
    TemporaryFile.removeAbandoned()
    if isInteractive { session.journal = SessionJournal(in: JournalFolder(folders.sessions)) }
    TerminalOutput.use(session.settings.theme)
    session.onSettingsChanged = { (settings) throws(ShellError) in
      TerminalOutput.use(settings.theme)
      try settingsFile.save(settings)
    }
    session.appSession.onProgress = { TerminalOutput.standard.showProgress($0) }
    session.appSession.isCancelled = { SignalPipe.isInterrupted }
  }

  /// Compiles the wirings that are not built yet in the background, the one to begin with first, so that `switch` need
  /// not; and the steps of a presentation. `ATELIER_BACKGROUND=off` keeps it from doing so.
  func prepareWirings() {
    guard ProcessInfo.processInfo.environment["ATELIER_BACKGROUND"] != "off" else { return }
    let first = session.appSession.wirings.firstToTry
    builder.prepare(session.appSession.wirings.wirings.sorted { $0.name == first && $1.name != first })
    session.onPlan = builder.prepare
  }

  /// Ends the session, and what is still compiled for it.
  func end() {
    ProgressLine.shared.end()
    builder.stop()
    session.end()
  }

  /// Carries out a script, showing what there is to see; ends with the script's exit code.
  ///
  /// - Parameter name: what stands before a problem, with its line; nil for what was typed as one line.
  func run(script: String, named name: String?) -> ExitCode {
    let status = ScriptRunner(session: session, name: name).run(script) { TerminalOutput.standard.show($0) }
    end()
    return ExitCode(status.exitCode)
  }

  /// Carries out files, one after the other, or with wirings named, each on all of them.
  ///
  /// - Parameters:
  ///   - names: of wirings, as `--wirings` takes them.
  ///   - log: takes down what came of each file.
  func run(_ scenarios: [Scenario], wirings names: String?, log: CheckLog) throws -> ExitCode {
    guard let names else {
      return ExitCode(session.run(scenarios, log: log) { TerminalOutput.standard.show($0) }.exitCode)
    }
    do throws(ShellError) {
      let wirings = try session.appSession.wirings.wirings(listed: names, relativeTo: session.appSession.folder)
      return ExitCode(session.run(scenarios, on: wirings, log: log) { TerminalOutput.standard.show($0) }.exitCode)
    } catch {
      throw ValidationError(error.description)
    }
  }

  static var executable: URL {
    #if os(Linux)
      URL(filePath: "/proc/self/exe")
    #else
      Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    #endif
  }
}
