import Foundation
import Grammar
import WorkshopKit

extension Wiring {
  /// What stands between a wiring's name and its variation's.
  static let variationMark: Character = "+"

  /// The variations that there are, in the order of their names.
  ///
  /// They are looked for each time, so that one that was just written is there.
  public var variations: [Variation] {
    guard let workshop = Workshop.ofApp(in: folder) else { return [] }
    let page = WorkshopPage(of: workshop)
    return workshop.overlays(.variations)
      .map { folder in
        let name = folder.lastPathComponent
        let choice = page.section(.choice, name)
        let section = page.section(.variation, name) ?? choice
        return Variation(
          folder: folder.resolvingSymlinksInPath(), summary: section?.summary, kind: choice == nil ? .trap : .choice,
          // The shell's own words, in the listing of the page.
          isLeaking: section?.body.contains("\nleak: ") == true)
      }
      .sorted { $0.name < $1.name }
  }

  /// This wiring overlaid with one of its variations.
  ///
  /// - Throws: `ShellError.unknownVariation`, with the nearest name.
  public func with(variation name: String) throws(ShellError) -> Wiring {
    let known = variations
    guard let variation = known.first(where: { $0.name == name.lowercased() }) else {
      let names = known.map(\.name)
      throw .unknownVariation(
        name, wiring: base.reference, nearest: Spelling.nearest(to: name, among: names), known: names)
    }
    return Wiring(base, variation: variation)
  }
}
