import Foundation
import WorkshopKit

/// Where the shell finds and puts what workshops need on this machine.
public struct WorkshopPlace: Sendable {
  /// The folder in which workspaces are made where no folder is named.
  public let workspaces: URL
  /// The folder of the workshops that were imported.
  public let imports: URL
  /// How the kit that app code links is found.
  public let kit: KitFlags
  /// What git finds in its environment.
  public let environment: [String: String]

  /// The compiler's and the linker's flags with which app code finds the kit.
  public struct KitFlags: Codable, Sendable {
    public let compile: [String]
    public let link: [String]

    /// Flags for the compiler and the linker.
    public init(compile: [String], link: [String]) {
      (self.compile, self.link) = (compile, link)
    }
  }

  /// A place for workspaces.
  public init(workspaces: URL, imports: URL, kit: KitFlags, environment: [String: String]) {
    (self.workspaces, self.imports, self.kit, self.environment) = (workspaces, imports, kit, environment)
  }
}
