import Foundation
import HotCompiler

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
  /// What the wiring is called without its variation: `viper` where the name is `viper+strong-view`.
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
  }

  /// This wiring overlaid with a variation, in place of any that it had.
  init(_ wiring: Wiring, variation: Variation?) {
    name = variation.map { "\(wiring.ownName)\(Wiring.variationMark)\($0.name)" } ?? wiring.ownName
    ownName = wiring.ownName
    title = wiring.title
    reference = variation.map { "\(wiring.ownReference) --variation \($0.name)" } ?? wiring.ownReference
    ownReference = wiring.ownReference
    architecture = wiring.architecture
    folder = wiring.folder
    libraries = wiring.libraries
    layers = wiring.layers
    self.variation = variation
  }

  /// The wiring without a variation.
  public var base: Wiring { Wiring(self, variation: nil) }
}
