import CodeMetrics
import Foundation
import LessonKit

/// Holds what is to be arranged in lessons to what it promises: the member's own order passes, and fails with each of its
/// parts left out, and with each part added that does not belong there.
public struct ArrangementChecker {
  /// With fewer there is nothing to think about.
  private static let leastParts = 3

  private let session: Session
  private let lessons: [Lesson]
  private let memory: Memory?
  private let log: CheckLog?
  private let builder: CachingStageBuilder

  /// - Parameters:
  ///   - session: the lessons, the wirings, and how they are compiled.
  ///   - scope: which lessons are checked.
  ///   - memory: the folder in which is remembered what was seen; nil to run everything.
  ///   - log: takes down what was looked at, and what was found.
  public init(session: Session, scope: CheckScope = .everything, memory: URL?, log: CheckLog? = nil) {
    self.session = session
    lessons = session.lessons.library.curriculum.lessons.filter(scope.includes)
    self.memory = memory.map(Memory.init)
    self.log = log
    builder = CachingStageBuilder(session.appSession.builder)
  }

  /// Everything that does not hold, in the order of lessons and steps.
  ///
  /// - Parameters:
  ///   - isQuick: whether the code is only read.
  ///   - willCheck: called with a lesson's id and a member's name before it is checked.
  public func problems(
    isQuick: Bool = false, willCheck: (_ lesson: String, _ member: String) -> Void = { _, _ in }
  ) throws(ShellError) -> [WorkshopProblem] {
    var problems: [WorkshopProblem] = []
    for lesson in lessons {
      for arrangement in lesson.steps.compactMap(\.arrangement) {
        func note(_ issues: [WorkshopProblem.Issue]) {
          let found = issues.map { WorkshopPlaceName(lesson).onPage(arrangement.line, $0) }
          log?.note("arrange \(arrangement.member)", in: lesson.id, found)
          problems += found
        }
        do throws(ShellError) {
          let code = try ArrangementCode(arrangement, of: lesson, for: session.workshops)
          guard code.body.parts.count >= Self.leastParts else {
            note([.tooFewParts(arrangement.member)])
            continue
          }
          if isQuick {
            note([])
            continue
          }
          willCheck(lesson.id, arrangement.member)
          note(try issues(of: code))
        } catch .cancelled {
          throw .cancelled
        } catch {
          note([.unreadable(reason: error.description)])
        }
      }
    }
    return problems
  }

  private func issues(of code: ArrangementCode) throws(ShellError) -> [WorkshopProblem.Issue] {
    let (member, parts) = (code.arrangement.member, code.body.parts)
    func fails(_ parts: [MemberBody.Part]) throws(ShellError) -> Bool {
      try reason(against: parts, in: code) { $0 != nil } != nil
    }
    if let reason = try reason(against: parts, in: code, isExpected: { $0 == nil }) {
      return [.notArranged(member, reason: reason)]
    }
    var issues: [WorkshopProblem.Issue] = []
    for (index, part) in parts.enumerated() {
      var rest = parts
      rest.remove(at: index)
      if try !fails(rest) { issues.append(.notNeeded(member, part: part.text)) }
    }
    for distractor in code.distractors {
      // What stands behind a `return` is never reached.
      let isLast = parts.last?.text.hasPrefix("return") == true
      var more = parts
      more.insert(distractor, at: isLast ? parts.count - 1 : parts.count)
      if try !fails(more) { issues.append(.harmless(member, part: distractor.text)) }
    }
    return issues
  }

  /// What came of a trial, as it is remembered.
  private struct Verdict: Codable {
    /// Nil if it was right.
    let reason: String?
  }

  /// - Parameter isExpected: whether a verdict is as it should be. Others are not remembered: an app may have been too
  ///   slow on a busy machine.
  private func reason(
    against parts: [MemberBody.Part], in code: ArrangementCode, isExpected: (String?) -> Bool
  ) throws(ShellError) -> String? {
    // The build of the whole app stands for all other files, and for the compiler.
    let identity = (try? builder.build(code.wiring, isCancelled: session.appSession.isCancelled))?.id
    let key = identity.map { identity in
      [identity, code.file, code.body.file(with: parts).text] + code.arrangement.commands.map(\.text)
        + code.arrangement.goals.map { "\($0.goal)" }
    }
    if let key, let known: Verdict = memory?.value(of: key) { return known.reason }
    let trial = try ArrangementTrial(of: parts, in: code) { session.sibling(building: session.appSession.builder) }
    if let key, isExpected(trial.reason) { memory?.keep(Verdict(reason: trial.reason), for: key) }
    return trial.reason
  }
}
