import Foundation
import Platform

/// Keeps what a learner has done, one JSON file a lesson.
///
/// A file is replaced as a whole, so a crash leaves either the old one or the new one. Shells that run at once take
/// turns. What a later version has written stays in the file.
public struct ProgressStore {
  private let folder: URL
  private let reportDamage: (DamagedProgress) -> Void

  /// A store in a folder, which need not be there yet.
  ///
  /// - Parameters:
  ///   - folder: where the files are; made when something is first kept.
  ///   - reportDamage: called when a file could not be understood and was put aside.
  public init(folder: URL, reportDamage: @escaping (DamagedProgress) -> Void) {
    self.folder = folder
    self.reportDamage = reportDamage
  }

  /// What was done in a lesson.
  public func progress(in lesson: Lesson.ID) throws(ProgressError) -> LessonProgress {
    LessonProgress(try read(file(of: lesson)))
  }

  /// Changes what was done in a lesson, and keeps it before returning.
  @discardableResult
  public func update(
    _ lesson: Lesson.ID, _ change: (inout LessonProgress) -> Void
  ) throws(ProgressError) -> LessonProgress {
    let file = file(of: lesson)
    return try lock().whileHeld { () throws(ProgressError) in
      var json = try read(file)
      var progress = LessonProgress(json)
      change(&progress)
      progress.write(into: &json)
      try write(json, to: file)
      return progress
    }
  }

  /// The ids under which something is kept, that which was changed last first.
  public var lastChanged: [Lesson.ID] {
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let dated = (files ?? []).filter { $0.pathExtension == "json" }.map { file in
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      return (file.deletingPathExtension().lastPathComponent, attributes?[.modificationDate] as? Date ?? .distantPast)
    }
    return dated.sorted { ($0.1, $0.0) > ($1.1, $1.0) }.map(\.0)
  }

  private func file(of lesson: Lesson.ID) -> URL { folder.appending(path: "\(lesson).json") }

  private func lock() throws(ProgressError) -> FileLock {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try FileLock(path: folder.appending(path: ".lock").path)
    } catch {
      throw .unwritable(file: folder.path, reason: error.systemReason)
    }
  }

  private func read(_ file: URL) throws(ProgressError) -> JSONValue {
    guard FileManager.default.fileExists(atPath: file.path) else { return .object([:]) }
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw .unreadable(file: file.path, reason: error.systemReason)
    }
    if let json = try? JSONDecoder().decode(JSONValue.self, from: data), case .object = json { return json }
    try putAside(file)
    return .object([:])
  }

  private func putAside(_ file: URL) throws(ProgressError) {
    let names = (1...).lazy.map { "\(file.lastPathComponent).damaged-\($0)" }
    guard let name = names.first(where: { !FileManager.default.fileExists(atPath: folder.appending(path: $0).path) })
    else { return }
    let kept = folder.appending(path: name)
    do {
      try FileManager.default.moveItem(at: file, to: kept)
    } catch {
      throw .unwritable(file: file.path, reason: error.systemReason)
    }
    reportDamage(DamagedProgress(file: file.path, keptAs: kept.path))
  }

  private func write(_ json: JSONValue, to file: URL) throws(ProgressError) {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try ReplacedFile(file).write(encoder.encode(json))
    } catch {
      throw .unwritable(file: file.path, reason: error.systemReason)
    }
  }
}
