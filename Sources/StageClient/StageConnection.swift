import Foundation
import LibC
import Platform
import StageProtocol

/// A stage's process, and the pipes through which the shell speaks to it and hears its app.
///
/// The process is killed, with all that it has started, when its last user lets go of it.
final class StageConnection {
  private enum ChildDescriptor {
    static let requests: Int32 = 3
    static let replies: Int32 = 4
  }

  /// A pipe holds no more pieces than these.
  private static let mostPieces = 64

  /// The environment variables that tell a stage where to listen, with their values.
  static let environment = [
    StageEnvironment.requests: "\(ChildDescriptor.requests)", StageEnvironment.replies: "\(ChildDescriptor.replies)",
  ]

  private let process: SpawnedProcess
  private let requests: Descriptor
  private let replies: DescriptorReader
  private var replyLines = LineBuffer()
  private let output: DescriptorReader
  /// What the app has printed.
  var printed: OutputCollector
  /// Whether the process was waited for, so that its number may be another's by now.
  private var isOver = false

  /// Starts an executable.
  ///
  /// - Parameter outputLines: how many lines of what the app prints are kept.
  init(executable: URL, environment: [String: String], outputLines: Int) throws(SystemError) {
    let requestPipe = try DescriptorPair.pipe()
    let replyPipe = try DescriptorPair.pipe()
    let outputPipe = try DescriptorPair.pipe()
    requests = requestPipe.writing
    replies = DescriptorReader(replyPipe.reading)
    output = DescriptorReader(outputPipe.reading)
    printed = OutputCollector(lineLimit: outputLines)
    process = try SpawnedProcess(
      path: executable.path, environment: environment,
      files: [
        // What is typed is for the shell, not for the app.
        STDIN_FILENO: .path("/dev/null"),
        STDOUT_FILENO: .open(outputPipe.writing), STDERR_FILENO: .open(outputPipe.writing),
        ChildDescriptor.requests: .open(requestPipe.reading), ChildDescriptor.replies: .open(replyPipe.writing),
      ],
      // Without a terminal: neither /dev/tty nor its modes are the app's.
      group: .session, hasFixedAddresses: true)
  }

  deinit {
    kill()
  }

  /// Sends a line, without its end. A stage that has just died cannot read it, and its reply never comes.
  func send(_ line: Data) {
    requests.write(Array(line) + [UInt8(ascii: "\n")])
  }

  /// The next line that the stage has written, where it is whole.
  func nextReply() -> Data? { replyLines.nextLine() }

  /// Whether the stage writes what cannot be a reply, as it does when the app writes to its descriptor.
  var isFlooded: Bool { replyLines.isTooLong }

  /// Whether nothing more comes from the stage: it has closed its side, as it does when its process ends, or the process
  /// has ended, and what that has started holds its side open.
  var isClosed: Bool { replies.isAtEnd || !isRunning && !replies.hasNews() }

  /// Whether the process has not ended yet.
  var isRunning: Bool { !isOver && process.isRunning }

  /// How long the process has waited for a processor.
  var timeInQueue: Duration { process.timeInQueue }

  /// Reads whatever the stage has written, waiting for the first byte of it.
  func waitForNews(upTo limit: Duration) {
    let readers = [replies, output].filter { !$0.isAtEnd }
    var entries = readers.map { pollfd(fd: $0.descriptor.number, events: Int16(POLLIN), revents: 0) }
    guard poll(&entries, nfds_t(entries.count), Int32(limit.wholeMilliseconds)) > 0 else { return }
    for (reader, entry) in zip(readers, entries) where entry.revents != 0 {
      let news = reader.readAvailable()
      if reader === replies { replyLines.append(news) } else { printed.append(news) }
    }
  }

  /// Reads what has been printed, but no more than once for each piece of a pipe: an app may print without end.
  func drainOutput() {
    for _ in 0..<Self.mostPieces where output.hasNews() { printed.append(output.readAvailable()) }
  }

  /// Has the runtime report where the app is.
  func askForReport() {
    process.send(SIGQUIT)
    // A stopped process takes no signal before it goes on.
    process.send(SIGCONT)
  }

  /// Takes note of how the process has ended by itself, and kills what it has started.
  func end() -> SpawnedProcess.Ending {
    process.killSession()
    let ending = process.wait()
    isOver = true
    return ending
  }

  /// Kills the process, with all that it has started.
  func kill() {
    guard !isOver else { return }
    process.killSession()
    process.wait()
    isOver = true
  }
}
