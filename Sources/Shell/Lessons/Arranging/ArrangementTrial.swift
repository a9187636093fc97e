import CodeMetrics
import Foundation
import HotCompiler
import LessonKit
import Platform

/// What came of putting parts in the place of a member's body: compiled, launched, played, and held to its goals.
enum ArrangementTrial {
  /// Something that the compiler says against it.
  struct Complaint: Hashable {
    /// The place of the part that it is about, from 0; nil if it is about the whole.
    let part: Int?
    let message: String
    /// The line of code.
    let line: String
  }

  case right
  case doesNotCompile([Complaint])
  case doesNotLaunch(reason: String)
  case fails(command: String, reason: String)
  case misses(Goal, reason: String)

  /// Puts parts together, in a folder that goes afterwards.
  ///
  /// - Parameter session: makes a session of its own.
  /// - Throws: `ShellError.cancelled`, or what keeps the parts from being written.
  init(of parts: [MemberBody.Part], in code: ArrangementCode, session: () -> Session) throws(ShellError) {
    let folder = TemporaryFile.url()
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = try code.app(with: parts, in: folder)
    let runner = session()
    defer { runner.end() }
    self = try Self.run(app, parts, in: code, on: runner)
    // What was stopped looks like code that does not work.
    if runner.appSession.isCancelled() { throw .cancelled }
  }

  private static func run(
    _ app: Wiring, _ parts: [MemberBody.Part], in code: ArrangementCode, on runner: Session
  ) throws(ShellError) -> ArrangementTrial {
    do throws(ShellError) {
      _ = try runner.appSession.switchTo(app)
    } catch .cancelled {
      throw .cancelled
    } catch .doesNotCompile(let failure) {
      return .doesNotCompile(complaints(failure.diagnostics, about: parts, in: code))
    } catch {
      return .doesNotLaunch(reason: error.description)
    }
    for command in code.arrangement.commands {
      var problem: Output?
      runner.run(line: command.text, isWatched: false) { if $0.kind == .problem { problem = $0 } }
      if let problem { return .fails(command: command.text, reason: problem.text.plain) }
    }
    for placed in code.arrangement.goals {
      if case .unmet(let reason) = placed.goal.verdict(asking: runner.appSession) {
        return .misses(placed.goal, reason: reason)
      }
    }
    return .right
  }

  private static func complaints(
    _ diagnostics: [Diagnostic], about parts: [MemberBody.Part], in code: ArrangementCode
  ) -> [Complaint] {
    let errors = diagnostics.filter { $0.severity == .error }.map { error in
      Complaint(
        part: code.part(of: error, in: parts), message: error.message,
        line: error.sourceLine.trimmingCharacters(in: .whitespaces))
    }
    // An error in a part brings errors elsewhere.
    let own = errors.filter { $0.part != nil }
    return own.isEmpty ? errors : own
  }

  var isRight: Bool { if case .right = self { true } else { false } }

  /// What speaks against it, in a line; nil if it is right.
  var reason: String? {
    switch self {
    case .right: nil
    case .doesNotCompile(let complaints): complaints.first?.message ?? "does not compile"
    case .doesNotLaunch(let reason): reason
    case .fails(let command, let reason): "`\(command)`: \(reason)"
    case .misses(let goal, let reason): "\(goal): \(reason)"
    }
  }
}
