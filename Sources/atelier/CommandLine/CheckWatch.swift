import Foundation
import LibC
import Platform

/// Checks again whenever a file of lessons or workshops is saved, until Ctrl-C.
struct CheckWatch {
  /// How long a look at the signals may wait.
  private static let patience: Int32 = 500

  /// The folders whose files are checked.
  let folders: [String]
  /// Checks everything, and says what came of it behind these words.
  let check: (_ words: String) throws -> Void

  func run() throws {
    // Made first, so that what is saved during a check is checked next.
    let watch = FolderWatch(folders) { name in
      [".md", ".swift", ".atl"].contains { name.hasSuffix($0) } || name == "absent"
    }
    try check("")
    TerminalOutput.standard.say("checking again at each save; Ctrl-C ends")
    while !isInterrupted {
      let changes = watch.takeChanges()
      if !changes.isEmpty {
        try check("\(Self.names(of: changes)) saved: ")
        continue
      }
      wait(for: watch)
    }
  }

  /// Also where the signal came during a check, which begins by forgetting it.
  private var isInterrupted: Bool {
    SignalPipe.takeSignals().contains(.interrupt) || SignalPipe.isInterrupted
  }

  private func wait(for watch: FolderWatch) {
    var descriptors = [pollfd(fd: SignalPipe.descriptor, events: Int16(POLLIN), revents: 0)]
    if let notices = watch.descriptor { descriptors.append(pollfd(fd: notices, events: Int16(POLLIN), revents: 0)) }
    let left = Int32(clamping: Int(((watch.deadline - .now) / .milliseconds(1)).rounded(.up)))
    _ = poll(&descriptors, nfds_t(descriptors.count), min(Self.patience, max(1, left)))
  }

  private static func names(of files: [String]) -> String {
    let first = URL(filePath: files[0]).lastPathComponent
    return files.count == 1 ? first : "\(first) and \(files.count - 1) more"
  }
}
