import Foundation
import Platform
import Testing

/// The lines of JSON between shell and stage, as another program would write and read them.
struct ProtocolTests {
  @Test func `a stage answers each request with its id, in order`() throws {
    let stage = try RawStage(app: "Later", type: "LaterViewController")
    let replies = try stage.exchange([
      #"{"id":1,"request":"describe"}"#,
      #"{"id":2,"request":"event","event":["tap","Main"]}"#,
      #"{"id":3,"request":"event","event":["tap","Nothing"]}"#,
      #"{"id":4,"request":"event","event":["wait","1500ms"]}"#,
      #"{"id":5,"request":"describe"}"#,
      #"{"id":6,"request":"trace"}"#,
      #"{"id":7,"request":"fly"}"#,
      #"{"id":8,"request":"event"}"#,
      #"not JSON"#,
      #"{"id":9,"request":"routes"}"#,
      #"{"id":10,"request":"graph","kind":"ownership","includesKit":false}"#,
      #"{"id":11,"request":"validate"}"#,
      #"{"id":12,"request":"quit"}"#,
    ])
    #expect(replies.map { $0["id"] as? Int } == [1, 2, 3, 4, 5, 6, 7, 8, 0, 9, 10, 11, 12])
    #expect(
      replies.map { ($0["error"] as? [String: String])?["code"] } == [
        nil, nil, "not-on-screen", nil, nil, nil, "unknown-request", "malformed-request", "malformed-request", nil, nil,
        "malformed-request", nil,
      ])
    let described = replies.map { $0["ok"] as? [String: Any] }
    #expect(described[0]?["version"] as? Int == 2)
    #expect(described[0]?["delegate"] as? String == "AppDelegate")
    #expect(described[4]?["milliseconds"] as? Int == 1500)
    #expect(described[1]?["mayLeak"] as? Bool == false)
    let screen = try #require(described[1]?["screen"] as? [String: Any])
    let elements = try #require(screen["elements"] as? [[String: Any]])
    #expect(elements.first?["text"] as? String == "by the main queue")
    #expect((described[5]?["calls"] as? [Any])?.isEmpty == true)
    #expect((described[9]?["routes"] as? [Any])?.isEmpty == true)
    #expect(described[10]?["kind"] as? String == "ownership")
  }
}

/// A stage without a shell.
private struct RawStage {
  private let executable: URL

  /// Has the shell compile an app, and finds it by one of its types.
  init(app: String, type: String) throws {
    // A cache of its own: the one that all tests share may hold the app as an earlier kit's compiler made it.
    let home = Program.freshHome()
    try FileManager.default.createDirectory(
      at: home.appending(path: "cache"), withIntermediateDirectories: true)
    let program = try Program(home: home)
    #expect(try program.run("switch ./\(app)").exitCode == 0)
    let cache = program.home.appending(path: "cache").resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: cache, includingPropertiesForKeys: nil)
    let index = files?.compactMap { $0 as? URL }.first { file in
      file.lastPathComponent == "sources.json"
        && (try? String(contentsOf: file, encoding: .utf8))?.contains(type) == true
    }
    executable = try #require(index).deletingLastPathComponent().appending(path: "app")
  }

  /// Sends lines, then reads until the stage has ended.
  func exchange(_ lines: [String]) throws -> [[String: Any]] {
    let requests = try DescriptorPair.pipe()
    var environment = ProcessInfo.processInfo.environment
    environment["ATELIER_STAGE_REQUESTS"] = "3"
    environment["ATELIER_STAGE_REPLIES"] = "4"
    let (process, replies) = try Self.launch(executable, environment: environment, requests: requests.reading)
    requests.writing.write(Array((lines.joined(separator: "\n") + "\n").utf8))
    let reader = DescriptorReader(replies)
    var output = Data()
    while !reader.isAtEnd { output.append(contentsOf: reader.readAvailable()) }
    #expect(process.wait() == .exit(status: 0))
    return try output.split(separator: UInt8(ascii: "\n")).map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
    }
  }

  /// Keeps nothing open of what the stage alone writes to, or its end would not be seen.
  private static func launch(
    _ executable: URL, environment: [String: String], requests: Descriptor
  ) throws -> (SpawnedProcess, replies: Descriptor) {
    let replies = try DescriptorPair.pipe()
    let process = try SpawnedProcess(
      path: executable.path, environment: environment, files: [3: .open(requests), 4: .open(replies.writing)])
    return (process, replies.reading)
  }
}
