import Foundation

extension SARIFReport {
  /// The parts of SARIF that a report needs, by the names of the standard.
  struct Log: Encodable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    private enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }

    struct Run: Encodable {
      let tool: Tool
      /// Where the folders are to which addresses are relative; `nil` if that is the current one.
      let originalUriBaseIds: [String: Artifact]?
      let results: [Result]
      let invocations: [Invocation]
      let columnKind = "unicodeCodePoints"
    }

    struct Tool: Encodable {
      let driver: Driver
    }

    struct Driver: Encodable {
      let name = "atelier"
      let version: String?
      let rules: [Rule]
    }

    struct Rule: Encodable {
      let id: String
      let shortDescription: Message
      let fullDescription: Message
      let help: Help
    }

    struct Help: Encodable {
      let text: String
      let markdown: String?
    }

    struct Result: Encodable {
      let ruleId: String
      /// Its place among the driver's rules.
      let ruleIndex: Int?
      let level: String
      let message: Message
      let locations: [Location]?
    }

    struct Invocation: Encodable {
      let executionSuccessful = true
      let toolExecutionNotifications: [Notification]
    }

    struct Notification: Encodable {
      let level: String
      let message: Message
      let locations: [Location]?
    }

    struct Message: Encodable {
      let text: String
    }

    struct Location: Encodable {
      let physicalLocation: PhysicalLocation

      init(file: String, line: Int?, column: Int?, in root: SourceRoot) {
        physicalLocation = PhysicalLocation(
          artifactLocation: Artifact(path: file, in: root),
          region: line.map { Region(startLine: $0, startColumn: column) })
      }
    }

    struct PhysicalLocation: Encodable {
      let artifactLocation: Artifact
      let region: Region?
    }

    struct Region: Encodable {
      let startLine: Int
      let startColumn: Int?
    }
  }
}
