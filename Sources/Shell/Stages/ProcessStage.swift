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

  func ask<Asked: StageQuestion>(_ question: Asked) throws(StageProblem) -> Asked.Answer {
    let result: Result<Asked.Answer, Refusal>
    do throws(StageFailure) {
      result = try process.ask(question, isCancelled: isCancelled)
    } catch {
      throw .ended(error)
    }
    switch result {
    case .success(let answer): return answer
    case .failure(let refusal): throw .refused(refusal)
    }
  }

  func takeOutput() -> AppOutput { process.takeOutput() }

  func quit() { process.quit() }
}
