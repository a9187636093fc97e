import Dispatch
import Foundation
import Platform
import Testing

struct DescriptorTests {
  @Test func `a child keeps nothing open of a pipe that it was not given`() throws {
    let (child, reader) = try {
      let pipe = try DescriptorPair.pipe()
      let child = try SpawnedProcess(
        path: "/bin/sh", arguments: ["-c", "sleep 60"], environment: [:], files: [STDIN_FILENO: .path("/dev/null")])
      return (child, DescriptorReader(pipe.reading))
    }()
    defer {
      child.sendToGroup(SIGKILL)
      child.wait()
    }
    #expect(reader.readAvailable() == [])
    #expect(reader.isAtEnd)
  }

  @Test func `what a child prints is read to its end`() throws {
    let (child, reader) = try echoing("one two")
    var bytes: [UInt8] = []
    while !reader.isAtEnd { bytes += reader.readAvailable() }
    #expect(String(decoding: bytes, as: UTF8.self) == "one two\n")
    #expect(child.wait() == .exit(status: 0))
  }

  @Test func `more bytes than a pipe holds are written whole`() throws {
    let pipe = try DescriptorPair.pipe()
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 251) }
    let writing = pipe.writing
    DispatchQueue.global().async { writing.write(bytes) }
    let reader = DescriptorReader(pipe.reading)
    var read: [UInt8] = []
    while read.count < bytes.count, !reader.isAtEnd { read += reader.readAvailable() }
    #expect(read == bytes)
  }

  @Test func `there is news when bytes are there, and when the end is`() throws {
    let reader = try {
      let pipe = try DescriptorPair.pipe()
      let reader = DescriptorReader(pipe.reading)
      #expect(!reader.hasNews())
      pipe.writing.write([1])
      #expect(reader.hasNews())
      #expect(reader.readAvailable() == [1])
      return reader
    }()
    // A child that another test is just starting has the other end until it runs its program.
    #expect(reader.hasNews(within: 10_000))
    #expect(reader.readAvailable() == [])
    #expect(!reader.hasNews())
  }

  /// A child that prints some words, and its output; nobody else can write to that.
  private func echoing(_ words: String) throws -> (SpawnedProcess, DescriptorReader) {
    let pipe = try DescriptorPair.pipe()
    let child = try SpawnedProcess(
      path: "/bin/sh", arguments: ["-c", "echo \(words)"], environment: [:], files: [STDOUT_FILENO: .open(pipe.writing)]
    )
    return (child, DescriptorReader(pipe.reading))
  }
}
