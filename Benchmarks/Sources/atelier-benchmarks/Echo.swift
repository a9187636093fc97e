import Foundation

/// `/bin/cat`, which answers each line with the line itself: the least that a child process can do.
final class Echo {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  init() throws {
    process.executableURL = URL(filePath: "/bin/cat")
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit {
    process.terminate()
  }

  /// Sends a line and waits until all of it has come back.
  func exchange(_ line: String) throws {
    let bytes = Data((line + "\n").utf8)
    try input.fileHandleForWriting.write(contentsOf: bytes)
    var missing = bytes.count
    while missing > 0 {
      let chunk = output.fileHandleForReading.availableData
      guard !chunk.isEmpty else { throw Problem("/bin/cat has ended") }
      missing -= chunk.count
    }
  }
}
