import Foundation
import Grammar
import LessonKit
import StageProtocol
import TerminalText
import WorkshopKit
import Workspaces

/// Plays workshops: the open one, the learner's workspace, and the step at which it is.
final class WorkshopPlayer {
  /// The open workshop; nil until one is opened.
  private(set) var open: OpenWorkshop?
  /// The exercise that the learner works on; nil if none was named or looked at in this step.
  private(set) var exerciseID: String?
  /// What the last look at the exercise's goals has seen.
  var reachedGoals: ReachedGoals?
  let appSession: AppSession
  private let place: WorkshopPlace?
  private var progress: ProgressStore?

  /// - Parameters:
  ///   - place: where workspaces are; nil if none can be made.
  ///   - progress: where it is kept which exercises are done.
  init(appSession: AppSession, place: WorkshopPlace?, progress: URL?) {
    self.appSession = appSession
    self.place = place
    self.progress = progress.map { folder in
      ProgressStore(folder: folder) { [unowned appSession] in appSession.notices.append($0.description) }
    }
  }

  /// The wirings that have steps.
  var workshops: [Wiring] {
    (appSession.wirings.wirings + appSession.wirings.imports).filter {
      !($0.workshop?.overlays(.steps).isEmpty ?? true)
    }
  }

  /// - Throws: `ShellError.noWorkshopOpen`.
  func requireOpen() throws(ShellError) -> OpenWorkshop {
    guard let open else { throw .workshop(.noneOpen(firstToTry: workshops.first?.workshop?.id)) }
    return open
  }

  /// The workshop with an id, or with the name of its wiring.
  ///
  /// - Throws: `ShellError.noWorkshop`, with the nearest id.
  func workshop(_ name: String) throws(ShellError) -> (Wiring, Workshop) {
    let known = workshops.compactMap { wiring in wiring.workshop.map { (wiring, $0) } }
    if let found = known.first(where: { $0.1.id == name.lowercased() || $0.0.name == name.lowercased() }) {
      return found
    }
    let ids = known.compactMap(\.1.id)
    throw .workshop(.unknown(name, nearest: Spelling.nearest(to: name, among: ids), known: ids))
  }

  /// What a workshop's page says of its steps, by their ids.
  func guides(of workshop: Workshop) -> [String: StepGuide] {
    let guides = WorkshopPage(of: workshop).sections.filter { $0.subject == .step }.map(StepGuide.init)
    return Dictionary(guides.map { ($0.id, $0) }) { first, _ in first }
  }

  /// A step of a workshop.
  func place(in workshop: Workshop, of wiring: Wiring, at index: Int) -> StepPlace {
    StepPlace(wiring: wiring, workshop: workshop, steps: wiring.steps, guides: guides(of: workshop), index: index)
  }

  /// Makes or reopens the workspace of a workshop, and puts the learner's code on the stage.
  func open(_ name: String, at path: String?, isInsideAllowed: Bool) throws(ShellError) {
    let (wiring, workshop) = try workshop(name)
    let branches = try StepBranches(of: wiring, workshop)
    guard let place else { throw .workshop(.noPlace) }
    let folder = path.map {
      URL(
        filePath: NSString(string: $0).expandingTildeInPath, directoryHint: .isDirectory, relativeTo: appSession.folder
      ).standardizedFileURL
    }
    let workspace = try failing { () throws(WorkspaceError) in
      try Workspace(
        at: folder ?? place.workspaces.appending(path: branches.workshop, directoryHint: .isDirectory),
        branches: branches, isInsideAllowed: isInsideAllowed, environment: place.environment)
    }
    try writeFlags(place.kit, to: workspace)
    let step = try failing { () throws(WorkspaceError) in try workspace.step }
    let index = branches.steps.firstIndex(of: step) ?? 0
    open = OpenWorkshop(place: self.place(in: workshop, of: wiring, at: index), workspace: workspace)
    noteNames()
  }

  /// Writes the branches of a workshop into a folder, for a class to clone.
  ///
  /// - Returns: the folder.
  func export(_ name: String, to path: String) throws(ShellError) -> (folder: URL, branches: StepBranches) {
    let (wiring, workshop) = try workshop(name)
    let branches = try StepBranches(of: wiring, workshop)
    let folder = URL(
      filePath: NSString(string: path).expandingTildeInPath, directoryHint: .isDirectory, relativeTo: appSession.folder
    ).standardizedFileURL
    try failing { () throws(WorkspaceError) in
      try branches.export(to: folder, environment: place?.environment ?? ProcessInfo.processInfo.environment)
    }
    return (folder, branches)
  }

  /// Makes a workshop of a repository's branches, in place of one that was imported under this name before.
  ///
  /// - Returns: its id, and its steps with what their last commits say.
  func importBranches(
    of repository: String
  ) throws(ShellError) -> (id: String, steps: [(id: String, subject: String)]) {
    guard let place else { throw .workshop(.noPlace) }
    let path = NSString(string: repository).expandingTildeInPath
    let local = URL(filePath: path, relativeTo: appSession.folder).standardizedFileURL
    let isLocal = FileManager.default.fileExists(atPath: local.path)
    let branches = try failing { () throws(WorkspaceError) in
      try BranchImport(of: isLocal ? local.path : repository, environment: place.environment)
    }
    let id = Self.id(of: isLocal ? local.path : repository)
    guard !appSession.wirings.names.contains(id) else {
      throw .workshop(.nameTaken(id))
    }
    let model = try? branches.workshop.map { name throws(ShellError) in try workshop(name).1 }
    let page = ImportedPage(id: id, branches: branches, model: model).text
    try failing { () throws(WorkspaceError) in try branches.write(to: place.imports.appending(path: id), page: page) }
    appSession.wirings.read(imports: place.imports)
    return (id, branches.steps.map { ($0.id, $0.subject) })
  }

  /// What a repository's workshop is called: the last part of its path or address.
  private static func id(of repository: String) -> String {
    let last = repository.split(separator: "/").last.map(String.init) ?? repository
    let name = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    return name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  /// Goes to a step; the learner's code here is committed first.
  func move(to index: Int, carrying: Carrying) throws(ShellError) {
    let open = try requireOpen()
    try failing { () throws(WorkspaceError) in
      try open.workspace.move(to: open.workspace.branches.steps[index], carrying: carrying)
    }
    self.open?.place.index = index
    exerciseID = nil
    noteNames()
  }

  /// Makes an exercise the one that the learner works on.
  func choose(_ exercise: Exercise) {
    let isNew = exerciseID != exercise.id
    exerciseID = exercise.id
    noteNames()
    if isNew { lookAtGoals() }
  }

  /// Keeps the code as it is, so that it can be found again.
  func keepVersion() throws(ShellError) {
    let open = try requireOpen()
    _ = try failing { () throws(WorkspaceError) in try open.workspace.keepVersion() }
  }

  /// Keeps what was just saved, where it is the learner's code that is on the stage.
  func keepSaved() {
    guard let open, appSession.app?.wiring.folder == open.mine.folder else { return }
    do throws(WorkspaceError) {
      _ = try open.workspace.keepVersion()
    } catch {
      appSession.notices.append("this save was not kept: \(error.description)")
    }
  }

  /// Puts a file of the step, or all of its code, where the learner works.
  ///
  /// - Returns: the files that were put back.
  func reset(_ path: String?) throws(ShellError) -> [String] {
    let open = try requireOpen()
    return try failing { () throws(WorkspaceError) in try open.workspace.reset(path) }
  }

  /// Does something with the workspace, telling its problems in the shell's words.
  func failing<Result>(_ work: () throws(WorkspaceError) -> Result) throws(ShellError) -> Result {
    do throws(WorkspaceError) {
      return try work()
    } catch {
      throw .workspace(error)
    }
  }

  /// The right solution of an exercise, or else the next step.
  func reference(of exercise: Exercise?) throws(ShellError) -> Wiring? {
    let open = try requireOpen()
    return exercise.map { ExerciseForms($0, at: open.step, next: open.next) }?.reference ?? open.next
  }

  /// Notes which exercises of the open workshop are done.
  func doneExercises() -> Set<String> {
    guard let open, let progress = try? progress?.progress(in: Self.progressID(of: open)) else { return [] }
    return Set(progress.steps.filter(\.value.isDone).keys)
  }

  /// Keeps that an exercise is done.
  func noteDone(_ exercise: Exercise) {
    guard let open else { return }
    do {
      try progress?.update(Self.progressID(of: open)) { $0[step: exercise.id].isDone = true }
    } catch {
      appSession.notices.append(error.description)
    }
  }

  private static func progressID(of open: OpenWorkshop) -> String { "workshop-\(open.id)" }

  /// Makes `mine` and `reference` names of wirings.
  private func noteNames() {
    guard let open else { return }
    appSession.wirings.names(OpenWorkshop.mineName, open.mine)
    let exercise = open.guide?.exercises.first { $0.id == exerciseID }
    if let reference = try? reference(of: exercise) {
      appSession.wirings.names(OpenWorkshop.referenceName, reference)
    }
  }

  private func writeFlags(_ kit: WorkshopPlace.KitFlags, to workspace: Workspace) throws(ShellError) {
    let file = workspace.folder.appending(path: WorkspacePackage.flagsFile)
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try JSONEncoder().encode(kit).write(to: file, options: .atomic)
    } catch {
      throw .unwritable(file: file.path, reason: error.localizedDescription)
    }
  }
}
