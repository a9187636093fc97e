import Foundation

/// One step of a workshop, from the code that everybody begins with to the finished app.
///
/// The finished app is whole, and each earlier step unwinds from the one after it: the app with the overlays of the last
/// step down to this one. So a fix in the app reaches every step that does not show that file in an older form.
public struct WorkshopStep: Hashable, Sendable {
  /// Where a step's code comes from.
  public enum Source: Hashable, Sendable {
    /// A whole tree of its own: the start, which all workshops share.
    case tree(URL)
    /// The app overlaid with these folders, in this order.
    case overlays([URL])
  }

  /// From 0 for the start.
  public let number: Int
  /// Its name in the page's headings: `use-cases`.
  public let id: String
  /// Where its code comes from.
  public let source: Source

  /// The name of its folder and its branch: `03-use-cases`.
  public var name: String { (number < 10 ? "0" : "") + "\(number)-\(id)" }

  /// The folder of its own in the workshop's; nil for the start and for the finished app.
  public var overlay: URL? {
    switch source {
    case .tree: nil
    case .overlays(let folders): folders.last
    }
  }

  /// The step with other overlays.
  public func laid(_ overlays: [URL]) -> WorkshopStep {
    WorkshopStep(number: number, id: id, source: .overlays(overlays))
  }
}

extension Workshop {
  /// The steps, the start first and the finished app last; empty if the workshop has none.
  ///
  /// The start is `UserApp/Start` beside the workshop; the folders in `Steps` follow, `01-use-cases` and so on; the last
  /// is the finished app, called as the last step on the page.
  public var steps: [WorkshopStep] {
    let overlays = overlays(.steps)
    guard !overlays.isEmpty else { return [] }
    var steps: [WorkshopStep] = []
    if let start { steps.append(WorkshopStep(number: 0, id: "start", source: .tree(start))) }
    for (index, overlay) in overlays.enumerated() {
      let name = overlay.lastPathComponent
      let digits = name.prefix { $0.isNumber }
      let id = name.dropFirst(digits.count).drop { $0 == "-" }
      steps.append(
        WorkshopStep(
          number: Int(digits) ?? steps.count, id: String(id), source: .overlays(overlays[index...].reversed())))
    }
    let taken = Set(steps.map(\.id))
    let last = WorkshopPage(of: self).sections.last { $0.subject == .step && !taken.contains($0.name) }
    steps.append(
      WorkshopStep(number: (steps.last?.number ?? -1) + 1, id: last?.name ?? "finished", source: .overlays([])))
    return steps
  }

  /// The step that is meant by a number, `3` or `03`, an id, `use-cases`, or both, `03-use-cases`; nil if there is none.
  public func step(_ text: String) -> WorkshopStep? {
    let steps = steps
    if let number = Int(text) { return steps.first { $0.number == number } }
    return steps.first { $0.id == text.lowercased() || $0.name == text.lowercased() }
  }

  /// The folder with the code that every workshop starts from; nil if there is none.
  private var start: URL? {
    let folder = folder.deletingLastPathComponent().appending(path: "UserApp/Start", directoryHint: .isDirectory)
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }
}
