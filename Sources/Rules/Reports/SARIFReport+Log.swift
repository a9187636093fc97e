import Foundation

extension SARIFReport {
  /// The parts of SARIF that a report needs, by the names of the standard.
  struct Log: Encodable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    let runs: [Run]

    private enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }

    struct Run: Encodable {
      let tool: Tool
      let results: [Result]
      let invocations: [Invocation]
    }

    struct Tool: Encodable {
      let driver: Driver
    }

    struct Driver: Encodable {
      let name: String
      let rules: [Rule]
    }

    struct Rule: Encodable {
      let id: String
      let shortDescription: Message
      let help: Message
    }

    struct Result: Encodable {
      let ruleId: String
      let level: String
      let message: Message
      let locations: [Location]
    }

    struct Invocation: Encodable {
      let executionSuccessful: Bool
      let toolExecutionNotifications: [Notification]
    }

    struct Notification: Encodable {
      let level: String
      let message: Message
      let locations: [Location]
    }

    struct Message: Encodable {
      let text: String
    }

    struct Location: Encodable {
      let physicalLocation: PhysicalLocation

      init(file: String, line: Int, column: Int) {
        physicalLocation = PhysicalLocation(
          artifactLocation: Artifact(path: file), region: Region(startLine: line, startColumn: column))
      }
    }

    struct PhysicalLocation: Encodable {
      let artifactLocation: Artifact
      let region: Region
    }

    struct Artifact: Encodable {
      let uri: String

      init(path: String) {
        uri = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
      }
    }

    struct Region: Encodable {
      let startLine: Int
      let startColumn: Int
    }
  }
}
