import Foundation
import Platform
import WorkshopKit

/// The file in which a presenting shell says where it is, and in which another one reads it.
///
/// Whoever presents holds a lock beside it, so that a shell that was killed is known by the lock being free.
public final class PresentationBoard {
  /// Where a presentation is.
  public struct Place: Codable, Hashable, Sendable {
    /// The page that the notes are on.
    public var page: URL
    public var workshop: String
    /// How the step is named where a wiring can be: `viper@router`.
    public var wiring: String
    /// The step: its id, its number, and the number of the last.
    public var step: String
    public var index: Int
    public var last: Int
    /// How many beats of the step are done, and of how many.
    public var beat: Int
    public var beats: Int
    /// The command that comes next in this step; nil where something is shown next, or nothing.
    public var next: String?
    /// What is to be seen after it, in the words of the demo's `expect` lines.
    public var expected: [String]
    /// Whether the app is not what it is without detours.
    public var isDetour: Bool
    /// When the step was come to, and the seconds that were spent at each step before that.
    public var since: Date
    public var spent: [String: TimeInterval]
  }

  /// What there is to read.
  public enum State: Hashable, Sendable {
    /// Nothing is being presented.
    case nothing
    case presents(Place)
    /// The shell that has presented this was ended from outside.
    case lost(Place)
  }

  /// The name of the file.
  static let fileName = "place.json"

  /// What says how late it is.
  public var now: () -> Date = Date.init
  private let folder: URL?
  private var lock: FileLock?
  private var last: Place?

  /// - Parameter folder: the folder of the file; nil if nobody is to read it.
  public init(folder: URL?) {
    self.folder = folder
    let copies = folder ?? TemporaryFile.url()
    self.copies = copies.appending(path: "copy", directoryHint: .isDirectory)
  }

  /// Where code is copied that is edited in a detour.
  let copies: URL

  /// Says where a presentation is.
  ///
  /// - Throws: `ShellError.unwritable`.
  func show(_ presentation: Presentation, isDetour: Bool) throws(ShellError) {
    guard let folder else { return }
    let place = place(of: presentation, isDetour: isDetour)
    last = place
    let file = folder.appending(path: Self.fileName)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      takeLock(in: folder)
      try JSONEncoder().encode(place).write(to: file, options: .atomic)
    } catch {
      throw .unwritable(file: file.path, reason: error.systemReason)
    }
  }

  /// Says that nothing is presented any more.
  func clear() {
    try? FileManager.default.removeItem(at: copies)
    guard let folder, last != nil else { return }
    last = nil
    try? FileManager.default.removeItem(at: folder.appending(path: Self.fileName))
    lock = nil
  }

  /// What the file says now.
  public func state() -> State {
    guard let folder, let data = try? Data(contentsOf: folder.appending(path: Self.fileName)),
      let place = try? JSONDecoder().decode(Place.self, from: data)
    else { return .nothing }
    let isFree = FileLock(ifFreeAt: lockPath(in: folder)) != nil
    return isFree ? .lost(place) : .presents(place)
  }

  /// Beside the folder, so that whoever watches that does not hear of its own looks at the lock.
  private func lockPath(in folder: URL) -> String { folder.standardizedFileURL.path + ".lock" }

  /// A reader may hold the lock for a moment. Where another shell presents too, its lock is as good.
  private func takeLock(in folder: URL) {
    var tries = 20
    guard lock == nil else { return }
    lock = try? FileLock(path: lockPath(in: folder)) {
      tries -= 1
      return tries < 0
    }
  }

  private func place(of presentation: Presentation, isDetour: Bool) -> Place {
    let step = presentation.place.step.step
    var place = Place(
      page: presentation.place.workshop.folder.appending(path: Workshop.pageName),
      workshop: presentation.place.workshop.title ?? presentation.place.id,
      wiring: presentation.place.step.name, step: step?.id ?? "", index: presentation.place.index,
      last: presentation.place.steps.count - 1,
      beat: presentation.done, beats: presentation.current.count, next: presentation.next?.command?.text,
      expected: presentation.next?.command?.expectations.map { String($0.text.dropFirst("expect ".count)) } ?? [],
      isDetour: isDetour, since: now(), spent: [:])
    guard let last, last.page == place.page else { return place }
    place.spent = last.spent
    if last.step == place.step {
      place.since = last.since
    } else {
      place.spent[last.step, default: 0] += place.since.timeIntervalSince(last.since)
    }
    return place
  }
}
