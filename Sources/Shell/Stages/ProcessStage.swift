import Injection
import ScreenKit
import StageClient
import StageProtocol

/// An app in a process of its own.
final class ProcessStage: Stage {
  private let process: StageProcess
  private let isCancelled: () -> Bool

  init(_ process: StageProcess, isCancelled: @escaping () -> Bool) {
    self.process = process
    self.isCancelled = isCancelled
  }

  func send(_ event: StageEvent) throws(StageProblem) -> Screen { try ask(.event, event: event) }

  func screen() throws(StageProblem) -> Screen { try ask(.screen) }

  func graph(_ kind: ObjectGraph.Kind, includingKit: Bool) throws(StageProblem) -> ObjectGraph {
    try ask(.graph, graph: kind, kit: includingKit ? true : nil)
  }

  func trace(ofEvent number: Int?) throws(StageProblem) -> CallTrace { try ask(.trace, number: number) }

  func routes() throws(StageProblem) -> RouteList { try ask(.routes) }

  func registrations() throws(StageProblem) -> RegistrationGraph { try ask(.registrations) }

  func validation(strictly: Bool) throws(StageProblem) -> ValidationReport {
    try ask(.validate, subject: strictly ? StageRequest.strictly : nil)
  }

  func leaks() throws(StageProblem) -> LeakReport { try ask(.leaks) }

  func inspection(of subject: String) throws(StageProblem) -> ObjectInspection { try ask(.inspect, subject: subject) }

  func reasons(for subject: String) throws(StageProblem) -> ObjectReasons { try ask(.why, subject: subject) }

  func services() throws(StageProblem) -> ServiceSettings { try ask(.services) }

  func time() throws(StageProblem) -> StageTime { try ask(.time) }

  func takeOutput() -> AppOutput { process.takeOutput() }

  func quit() { process.quit() }

  private func ask<Answer: Codable>(
    _ kind: StageRequest.Kind, event: StageEvent? = nil, subject: String? = nil, graph: ObjectGraph.Kind? = nil,
    number: Int? = nil, kit: Bool? = nil
  ) throws(StageProblem) -> Answer {
    let result: Result<Answer, Refusal>
    do throws(StageFailure) {
      result = try process.request(
        kind, event: event, subject: subject, graph: graph, number: number, kit: kit, isCancelled: isCancelled)
    } catch {
      throw .ended(error)
    }
    switch result {
    case .success(let answer): return answer
    case .failure(let refusal): throw .refused(refusal)
    }
  }
}
