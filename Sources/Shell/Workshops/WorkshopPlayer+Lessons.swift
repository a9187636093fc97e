import Foundation
import HotCompiler
import LessonKit
import Workspaces

// Exercises of lessons.
extension WorkshopPlayer {
  /// Where the folders of lessons are, below the workspaces.
  private static let lessonsFolder = "lessons"

  private static func folderOfLessons(in place: WorkshopPlace) -> URL {
    place.workspaces.appending(path: lessonsFolder, directoryHint: .isDirectory)
  }

  /// Whether a folder is that of a lesson, and not the workspace of a workshop.
  func isFolderOfLesson(_ path: String) -> Bool {
    guard let place = try? requirePlace() else { return false }
    return URL(filePath: path).deletingLastPathComponent().standardizedFileURL.path
      == Self.folderOfLessons(in: place).standardizedFileURL.path
  }

  /// Makes or reopens the folder of a lesson, at one of its exercises. What was there before is kept.
  func open(_ code: LessonExerciseCode, as exercise: LessonExercise, of lesson: Lesson) throws(ShellError) {
    let place = try requirePlace()
    let branches = try StepBranches(of: lesson, for: self)
    let workspace = try failing { () throws(WorkspaceError) in
      try Workspace(
        at: Self.folderOfLessons(in: place).appending(path: lesson.id, directoryHint: .isDirectory),
        branches: branches, isInsideAllowed: true, environment: place.environment, isCancelled: appSession.isCancelled)
    }
    try writeFlags(place.kit, to: workspace.folder)
    try failing { () throws(WorkspaceError) in
      guard let step = branches.steps.first(where: { $0.name == exercise.id }), try workspace.step != step else {
        return
      }
      try workspace.move(to: step)
    }
    var opened = OpenWorkshop(place: code.place, workspace: workspace)
    opened.lesson = lesson
    opened.posed = exercise.own
    try opened.package.updateManifest(of: workspace)
    enter(opened)
  }

  /// The code with which a step of a lesson begins: that of a wiring, or else of the lesson's own place.
  ///
  /// - Parameter name: the wiring, as `switch` takes it.
  func wiring(_ name: String?, in lesson: Lesson) throws(ShellError) -> Wiring {
    switch (name, lesson.place) {
    case (let name?, _), (nil, .wiring(let name)):
      try appSession.wirings.wiring(name, relativeTo: appSession.folder)
    case (nil, .workshop(let id, let step)): try workshop(id).0.at(step: step)
    }
  }

  /// Makes an exercise of a lesson's the one that is done in the open workspace; nil for the workshop's own.
  func pose(_ exercise: Exercise?) {
    guard var opened = open, opened.lesson == nil, opened.posed != exercise else { return }
    opened.posed = exercise
    enter(opened)
  }
}

extension StepBranches {
  /// The exercises that are done in a folder of a lesson's own, as branches.
  ///
  /// - Throws: `ShellError` about what an exercise begins with.
  fileprivate init(of lesson: Lesson, for player: WorkshopPlayer) throws(ShellError) {
    var steps: [StepCode] = []
    for exercise in lesson.scratchExercises {
      let code = try LessonExerciseCode(exercise, of: lesson, for: player)
      let package = WorkspacePackage(
        workshop: code.place.workshop, libraries: code.place.wiring.libraries, owner: .lesson(lesson))
      var files = package.files()
      let app: [AppSource.File]
      do throws(CompileError) { app = try code.forms.start.source.files() } catch { throw .cannotCompile(error) }
      files.merge(package.manifest { path in app.contains { $0.place.hasPrefix("\(path)/") } }) { $1 }
      for file in app { files["\(Workspace.appFolderName)/\(file.place)"] = file.bytes }
      steps.append(StepCode(name: exercise.id, title: code.exercise.title, files: files))
    }
    self.init(workshop: WorkspacePackage.id(of: lesson), name: lesson.folder.lastPathComponent, steps: steps)
  }
}
