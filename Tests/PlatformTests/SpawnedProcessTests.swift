import Foundation
import LibC
import Platform
import Testing

struct SpawnedProcessTests {
  @Test func `a child works in the folder that it is given`() throws {
    #expect(try words(of: "pwd", in: "/usr") == "/usr\n")
    #expect(try words(of: "pwd", in: nil) == FileManager.default.currentDirectoryPath + "\n")
  }

  @Test func `a child does not start in a folder that is not there`() {
    #expect(throws: SystemError(code: ENOENT)) { try words(of: "pwd", in: "/no such folder") }
  }

  @Test(arguments: ["setsid", "env -i setsid"])
  func `what a process has started is killed with it, also what has left its session, and its environment`(
    leaving: String
  ) throws {
    let pipe = try DescriptorPair.pipe()
    let reader = DescriptorReader(pipe.reading)
    let child = try SpawnedProcess(
      path: "/bin/sh", arguments: ["-c", "\(leaving) sleep 300 & echo $!; wait"],
      environment: ["PATH": "/usr/bin:/bin"], files: [STDOUT_FILENO: .open(pipe.writing)], group: .session)
    _ = reader.hasNews(within: 10_000)
    let numbers = String(decoding: reader.readAvailable(), as: UTF8.self).split(whereSeparator: \.isWhitespace)
    let daemon = try #require(numbers.first.flatMap { pid_t($0) })
    // It may not have begun its session yet, nor be the program that stays.
    for _ in 1...500 where name(of: daemon) != "sleep" { usleep(20_000) }
    #expect(getsid(daemon) == daemon)
    child.killSession()
    child.wait()
    for _ in 1...200 where isAlive(daemon) { usleep(20_000) }
    #expect(!isAlive(daemon))
  }

  @Test func `what stops a program in a terminal does not stop a child`() throws {
    let pipe = try DescriptorPair.pipe()
    let reader = DescriptorReader(pipe.reading)
    let child = try SpawnedProcess(
      path: "/bin/sh", arguments: ["-c", "kill -TSTP $$; echo goes on"], environment: [:],
      files: [STDOUT_FILENO: .open(pipe.writing)])
    let goesOn = reader.hasNews(within: 20_000)
    // One that was stopped would be waited for without end.
    child.killSession()
    child.wait()
    #expect(goesOn)
  }

  @Test func `what a program has started in a group of its own is stopped with it`() throws {
    let program = try WatchedProcess(
      path: "/bin/bash", arguments: ["-c", "set -m; sleep 300 & echo $!; wait"], environment: ["PATH": "/usr/bin:/bin"])
    var output: [UInt8] = []
    while !output.contains(UInt8(ascii: "\n")), let news = program.nextOutput() { output += news }
    let line = String(decoding: output, as: UTF8.self)
    let started = try #require(pid_t(line.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(getpgid(started) == started)
    program.stop()
    for _ in 1...200 where isAlive(started) { usleep(20_000) }
    #expect(!isAlive(started))
  }

  /// Whether a process has not ended; one whose end nobody has asked about yet has.
  private func isAlive(_ process: pid_t) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
    return !status.contains(") Z ")
  }

  private func name(of process: pid_t) -> String? {
    let line = try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8)
    return line?.split(separator: "\0").first.map(String.init)
  }

  private func words(of command: String, in folder: String?) throws -> String {
    let pipe = try DescriptorPair.pipe()
    let reader = DescriptorReader(pipe.reading)
    let child = try SpawnedProcess(
      path: "/bin/sh", arguments: ["-c", command], environment: [:], folder: folder,
      files: [STDOUT_FILENO: .open(pipe.writing)])
    child.wait()
    return String(decoding: reader.readAvailable(), as: UTF8.self)
  }
}
