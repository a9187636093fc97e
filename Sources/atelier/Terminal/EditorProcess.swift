import Foundation
import Platform
import Shell

/// Starts editors.
enum EditorProcess {
  /// Opens an editor, and waits for its end if it draws in the terminal.
  ///
  /// - Throws: `ShellError.editorNotStarted` when it cannot be started.
  static func open(_ call: EditorCall) throws(ShellError) {
    do throws(SystemError) {
      if call.takesTerminal { try wait(for: call) } else { try leave(call) }
    } catch {
      throw .editorNotStarted(command: call.command, reason: error.systemReason)
    }
  }

  /// The shell's own reading of what is typed, which it turns off while a command runs, is the editor's meanwhile.
  private static func wait(for call: EditorCall) throws(SystemError) {
    ProgressLine.shared.end()
    SystemTerminal.setEcho(true)
    defer { SystemTerminal.setEcho(false) }
    try start(call, files: [:], group: .parent).wait()
    // Ctrl-C was the editor's.
    SignalPipe.forgetInterrupt()
  }

  private static func leave(_ call: EditorCall) throws(SystemError) {
    let process = try start(
      call,
      files: [
        STDIN_FILENO: .path("/dev/null"), STDOUT_FILENO: .copy(of: STDIN_FILENO),
        STDERR_FILENO: .copy(of: STDIN_FILENO),
      ], group: .session)
    _ = BackgroundWork { _ in process.wait() }
  }

  /// The editor's name may hold options and quotes, which only a shell reads as the person has meant them.
  private static func start(
    _ call: EditorCall, files: [Int32: SpawnedProcess.File], group: SpawnedProcess.Group
  ) throws(SystemError) -> SpawnedProcess {
    try SpawnedProcess(
      path: "/bin/sh", arguments: ["-c", "\(call.command) \"$@\"", call.command] + call.arguments,
      environment: ProcessInfo.processInfo.environment, files: files, group: group)
  }
}
