import Foundation

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

  /// A wiring in a folder; the reference is its name unless told otherwise.
  public init(
    name: String, reference: String? = nil, title: String? = nil, architecture: String? = nil, folder: URL,
    libraries: [String: URL] = [:]
  ) {
    self.name = name
    self.reference = reference ?? name
    self.title = title
    self.architecture = architecture
    self.folder = folder
    self.libraries = libraries
  }
}
