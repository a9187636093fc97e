import Foundation
import WorkshopKit

/// A wiring as it is written down: what another shell needs to find it again.
struct WiringReference: Codable, Hashable, Sendable {
  /// The name of a wiring, or the whole path of a folder.
  let name: String
  /// The variation that overlays it.
  let variation: String?
  /// The step of its workshop at which it is.
  let step: String?

  init(_ wiring: Wiring, in catalog: WiringCatalog) {
    if let alias = catalog.alias(of: wiring) {
      (name, variation, step) = (alias, nil, nil)
    } else {
      name = catalog.isOwn(wiring) ? wiring.folder.path : wiring.base.name
      (variation, step) = (wiring.variation?.name, wiring.step?.id)
    }
  }

  /// The code in a folder, without what surrounds it in a workshop.
  init(folderOf wiring: Wiring) {
    let folder = wiring.folder
    let isInside = folder.lastPathComponent == Workshop.appFolderName
    self.init(folder: (isInside ? folder.deletingLastPathComponent() : folder).path)
  }

  /// The code in a folder.
  init(folder: String) {
    (name, variation, step) = (folder, nil, nil)
  }

  /// The wiring that is meant.
  ///
  /// - Throws: what `switch` would say of it.
  func wiring(in catalog: WiringCatalog) throws(ShellError) -> Wiring {
    let wiring = try catalog.wiring(name, relativeTo: URL(filePath: "/"))
    if let step { return try wiring.at(step: step) }
    return try variation.map { name throws(ShellError) in try wiring.with(variation: name) } ?? wiring
  }

  /// What the prompt shows: `viper+strong-view`.
  var shortName: String {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return last + (variation.map { "\(Wiring.variationMark)\($0)" } ?? "")
      + (step.map { "\(Wiring.stepMark)\($0)" } ?? "")
  }
}
