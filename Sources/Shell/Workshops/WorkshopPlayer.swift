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
  /// Says what day it is.
  private let today: () -> Day
  private let place: WorkshopPlace?
  /// Reads the workshops anew that are not the product's own.
  private let readImports: () -> Void
  private var progress: ProgressStore?

  /// - Parameters:
  ///   - place: where workspaces are; nil if none can be made.
  ///   - progress: where it is kept which exercises are done.
  ///   - today: says what day it is.
  ///   - readImports: reads the workshops anew that are not the product's own.
  init(
    appSession: AppSession, place: WorkshopPlace?, progress: URL?, today: @escaping () -> Day,
    readImports: @escaping () -> Void
  ) {
    self.appSession = appSession
    self.readImports = readImports
    self.today = today
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
    StepPlace(
      wiring: wiring, workshop: workshop, steps: wiring.steps, guides: guides(of: workshop),
      peers: appSession.wirings.wirings, index: index)
  }

  /// Makes or reopens the workspace of a workshop, and puts the learner's code on the stage.
  func open(_ name: String, at path: String?, isInsideAllowed: Bool) throws(ShellError) {
    let (wiring, workshop) = try workshop(name)
    let branches = try StepBranches(of: wiring, workshop)
    let place = try requirePlace()
    let folder = path.map {
      URL(
        filePath: NSString(string: $0).expandingTildeInPath, directoryHint: .isDirectory, relativeTo: appSession.folder
      ).standardizedFileURL
    }
    let workspace = try failing { () throws(WorkspaceError) in
      try Workspace(
        at: folder ?? place.workspaces.appending(path: branches.workshop, directoryHint: .isDirectory),
        branches: branches, isInsideAllowed: isInsideAllowed, environment: place.environment,
        isCancelled: appSession.isCancelled)
    }
    try writeFlags(place.kit, to: workspace.folder)
    let step = try failing { () throws(WorkspaceError) in try workspace.step }
    let index = branches.steps.firstIndex(of: step) ?? 0
    let opened = OpenWorkshop(place: self.place(in: workshop, of: wiring, at: index), workspace: workspace)
    try opened.package.updateManifest(of: workspace)
    enter(opened)
  }

  /// Makes this the open workshop, at one of its exercises or at none.
  func enter(_ opened: OpenWorkshop?, at exercise: String? = nil) {
    open = opened
    exerciseID = exercise
    noteNames()
  }

  /// - Throws: `ShellError.workshop` if no workspace can be made.
  func requirePlace() throws(ShellError) -> WorkshopPlace {
    guard let place else { throw .workshop(.noPlace) }
    return place
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
      try branches.export(
        to: folder, environment: place?.environment ?? ProcessInfo.processInfo.environment,
        isCancelled: appSession.isCancelled)
    }
    return (folder, branches)
  }

  /// Makes a workshop of a repository's branches, in place of one that was imported under this name before.
  ///
  /// - Returns: its id, and its steps with what their last commits say.
  func importBranches(
    of repository: String
  ) throws(ShellError) -> (id: String, steps: [(id: String, subject: String)]) {
    let place = try requirePlace()
    let path = NSString(string: repository).expandingTildeInPath
    let local = URL(filePath: path, relativeTo: appSession.folder).standardizedFileURL
    let isLocal = FileManager.default.fileExists(atPath: local.path)
    appSession.onProgress("fetching \(repository)…")
    let branches = try failing { () throws(WorkspaceError) in
      try BranchImport(
        of: isLocal ? local.path : repository, environment: place.environment, isCancelled: appSession.isCancelled)
    }
    let id = Self.id(of: isLocal ? local.path : repository)
    guard !appSession.wirings.names.contains(id) else {
      throw .workshop(.nameTaken(id))
    }
    let model = try? branches.workshop.map { name throws(ShellError) in try workshop(name).1 }
    let page = ImportedPage(id: id, branches: branches, model: model).text
    try failing { () throws(WorkspaceError) in try branches.write(to: place.imports.appending(path: id), page: page) }
    readImports()
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
    try replacing { workspace throws(WorkspaceError) in
      try workspace.move(to: workspace.branches.steps[index], carrying: carrying)
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
    do throws(ShellError) {
      try open.package.updateManifest(of: open.workspace)
      try keepVersion()
    } catch {
      appSession.notices.append("this save was not kept: \(error.description)")
    }
  }

  /// Puts a file of the step, or all of its code, where the learner works.
  ///
  /// - Returns: the files that were put back.
  func reset(_ path: String?) throws(ShellError) -> [String] {
    try replacing { workspace throws(WorkspaceError) in try workspace.reset(path) }
  }

  /// Does something that puts other code into the open workspace.
  func replacing<Result>(
    _ work: (Workspace) throws(WorkspaceError) -> Result
  ) throws(ShellError) -> Result {
    let open = try requireOpen()
    let result = try failing { () throws(WorkspaceError) in try work(open.workspace) }
    try open.package.updateManifest(of: open.workspace)
    return result
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
    guard let open, open.lesson == nil, let progress = try? progress?.progress(in: Self.progressID(of: open.id)) else {
      return []
    }
    return Set(progress.steps.filter(\.value.isDone).keys)
  }

  /// The exercises that are done in each workshop, in the order of the workshops and of their ids.
  var doneExercisesOfAll: [(workshop: String, done: [(id: String, on: Day?)])] {
    workshops.compactMap { wiring -> (String, [(String, Day?)])? in
      guard let id = wiring.workshop?.id, let kept = try? progress?.progress(in: Self.progressID(of: id)) else {
        return nil
      }
      let done = kept.steps.filter(\.value.isDone).sorted { $0.key < $1.key }.map { ($0.key, $0.value.doneOn) }
      return done.isEmpty ? nil : (id, done)
    }
  }

  /// How many exercises each workshop has, by its id.
  var exerciseCounts: [String: Int] {
    let pairs = workshops.compactMap(\.workshop).compactMap { workshop in
      workshop.id.map { ($0, guides(of: workshop).values.reduce(0) { $0 + $1.exercises.count }) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Keeps that an exercise is done.
  func noteDone(_ exercise: Exercise) {
    guard let open, open.posed == nil else { return }
    do {
      try progress?.update(Self.progressID(of: open.id)) { $0[step: exercise.id].finish(on: today()) }
    } catch {
      appSession.notices.append(error.description)
    }
  }

  private static func progressID(of workshop: String) -> String { "workshop-\(workshop)" }

  /// Makes `mine` and `reference` names of wirings.
  private func noteNames() {
    guard let open else { return }
    appSession.wirings.names(OpenWorkshop.mineName, open.mine)
    let exercise = open.exercises.first { $0.id == exerciseID }
    if let reference = try? reference(of: exercise) {
      appSession.wirings.names(OpenWorkshop.referenceName, reference)
    }
  }

  /// Writes down where the kit is on this machine, for the package in a folder.
  func writeFlags(_ kit: WorkshopPlace.KitFlags, to folder: URL) throws(ShellError) {
    let file = folder.appending(path: WorkspacePackage.flagsFile)
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try JSONEncoder().encode(kit).write(to: file, options: .atomic)
    } catch {
      throw .unwritable(file: file.path, reason: error.localizedDescription)
    }
  }
}
