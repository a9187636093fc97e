import Foundation
import HotCompiler
import WorkshopKit

/// App code that can be put on a stage.
public struct Wiring: Hashable, Sendable {
  /// What the prompt shows: `viper`.
  public let name: String
  /// The workshop's title, for a wiring of ours: `VIPER with module URNs`.
  public let title: String?
  /// What one types after `switch` for this wiring: its name, or its folder where it is none of ours.
  public let reference: String
  /// The name of its architecture: `VIPER`.
  public let architecture: String?
  /// The folder with the app's Swift files.
  public let folder: URL
  /// The folder of each module that the app may import beside the kit, by the module's name.
  public let libraries: [String: URL]
  /// The folders of the app that are modules too, each one before those that import it.
  public let layers: [LayerSource]
  /// The variation that overlays the app; nil for the app as it is.
  public let variation: Variation?
  /// The step of its workshop at which it is; nil for the app as it is.
  public let step: WorkshopStep?
  /// The last overlays, each over those before it: a solution of an exercise.
  let overlays: [OverlaySource]
  /// What the wiring is called without variation and step: `viper` where the name is `viper+strong-view`.
  private let ownName: String
  private let ownReference: String

  /// A wiring in a folder; the reference is its name by default.
  public init(
    name: String, reference: String? = nil, title: String? = nil, architecture: String? = nil, folder: URL,
    libraries: [String: URL] = [:], layers: [LayerSource] = []
  ) {
    self.name = name
    ownName = name
    self.reference = reference ?? name
    ownReference = reference ?? name
    self.title = title
    self.architecture = architecture
    self.folder = folder
    self.libraries = libraries
    self.layers = layers
    variation = nil
    step = nil
    overlays = []
  }

  /// This wiring overlaid with a variation, in place of any that it had.
  init(_ wiring: Wiring, variation: Variation?) {
    self.init(
      wiring, name: variation.map { "\(wiring.ownName)\(Wiring.variationMark)\($0.name)" },
      reference: variation.map { "\(wiring.ownReference) --variation \($0.name)" }, variation: variation)
  }

  /// A wiring as it is at a step of its workshop.
  init(_ wiring: Wiring, step: WorkshopStep) {
    let name = "\(wiring.ownName)\(Wiring.stepMark)\(step.id)"
    self.init(wiring, name: name, reference: name, step: step)
  }

  /// A wiring with one more overlay, called like that.
  init(_ wiring: Wiring, overlay: OverlaySource) {
    self.init(
      wiring, name: "\(wiring.name)+\(overlay.folder.lastPathComponent)",
      reference: "\(wiring.name)+\(overlay.folder.lastPathComponent)", variation: wiring.variation, step: wiring.step,
      overlays: wiring.overlays + [overlay])
  }

  private init(
    _ wiring: Wiring, name: String?, reference: String?, variation: Variation? = nil, step: WorkshopStep? = nil,
    overlays: [OverlaySource] = []
  ) {
    self.name = name ?? wiring.ownName
    self.reference = reference ?? wiring.ownReference
    ownName = wiring.ownName
    ownReference = wiring.ownReference
    title = wiring.title
    architecture = wiring.architecture
    folder = wiring.folder
    libraries = wiring.libraries
    layers = wiring.layers
    self.variation = variation
    self.step = step
    self.overlays = overlays
  }

  /// The wiring without variation and step.
  public var base: Wiring { Wiring(self, variation: nil) }
}
