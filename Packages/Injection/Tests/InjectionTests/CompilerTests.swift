#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  /// What the compiler refuses, and what it lets pass: the files in `Tests/Refused` and `Tests/Accepted`.
  ///
  /// Each is compiled by itself, against the module that the tests were built with.
  ///
  /// Not run where the module is not beside the tests, as in Xcode.
  @Suite(.serialized, .enabled(if: FileManager.default.fileExists(atPath: modules.path)))
  struct CompilerTests {
    @Test(arguments: files(in: "Refused"))
    func `a comment says what is wrong with the line after it, and with no other`(file: URL) throws {
      let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      let expected = lines.enumerated().compactMap { number, line in
        line.range(of: "// error: ").map { "line \(number + 2): \(line[$0.upperBound...])" }
      }
      #expect(!expected.isEmpty)
      let found = try errors(in: file)
      // The comment may leave out how the message ends.
      #expect(
        found.count == expected.count && zip(found, expected).allSatisfy { $0.hasPrefix($1) },
        "\(found.joined(separator: "\n"))")
    }

    @Test(arguments: files(in: "Accepted"))
    func `a gap compiles, until the compiler learns to refuse it`(file: URL) throws {
      #expect(try errors(in: file) == [])
    }

    /// The errors in a file, each as `line 7: what is wrong`.
    private func errors(in file: URL) throws -> [String] {
      let compiler = Process()
      compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      // Whether values may be sent is known only once the code has been lowered, so checking types is not enough.
      compiler.arguments = [
        "swiftc", "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-diagnostic-style", "llvm",
        "-I", modules.path, file.path,
      ]
      let output = Pipe()
      compiler.standardError = output
      try compiler.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      compiler.waitUntilExit()
      let lines = text.components(separatedBy: "\n")
      let errors = lines.indices.compactMap { index -> String? in
        let line = lines[index]
        guard let range = line.range(of: ": error: ") else {
          return line.hasPrefix("error: ") || line.hasPrefix("<unknown>") ? line : nil
        }
        // What is wrong with an expanded default argument is said of the expansion, and then where that is.
        let isExpanded = !line.hasPrefix(file.path)
        let origin = isExpanded ? lines[index...].first { $0.hasPrefix(file.path) } : line
        let number = origin?.dropFirst(file.path.count + 1).prefix { $0 != ":" }
        // The compiler appends the diagnostic's group, in brackets.
        let message = String(line[range.upperBound...]).components(separatedBy: " [#")[0]
        return "line \(number ?? "?"): \(message)"
      }
      #expect((compiler.terminationStatus == 0) == errors.isEmpty, "\(text)")
      return errors
    }
  }

  private func files(in folder: String) -> [URL] {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(folder)
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.path < $1.path }
  }

  /// Where the module is that the tests were built with: beside them.
  private let modules: URL = {
    #if os(macOS)
      final class Anchor {}
      let tests = Bundle(for: Anchor.self).bundleURL
    #else
      let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    #endif
    return tests.deletingLastPathComponent().appendingPathComponent("Modules")
  }()
#endif
