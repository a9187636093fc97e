import LibC
import ScreenKit
import StageProtocol

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Answers the shell's questions, one at a time, each after the app has settled.
@MainActor
struct StageServer {
  let app: StageApp
  var channel: LineChannel
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()

  init(app: StageApp, channel: LineChannel) {
    self.app = app
    self.channel = channel
  }

  /// Serves until the shell says `quit` or can no longer be heard.
  ///
  /// - Returns: the status with which the stage is to end.
  mutating func run() -> Int32 {
    while true {
      if !channel.hasLine { MainLoop.waitForInput(on: channel.input) }
      guard let line = channel.readLine() else { return StageEnvironment.unheardStatus }
      guard serve(line) else { return 0 }
    }
  }

  /// - Returns: whether the stage goes on.
  private func serve(_ line: Data) -> Bool {
    let header: StageRequestHeader
    do {
      header = try decoder.decode(StageRequestHeader.self, from: line)
    } catch {
      refuse(0, Refusal(code: "malformed-request", message: "not a request: \(error)"))
      return true
    }
    guard let question = AnsweredQuestions.named(header.request) else {
      let known = AnsweredQuestions.names.joined(separator: ", ")
      let message = "unknown request \"\(header.request)\"; this stage understands \(known)"
      refuse(header.id, Refusal(code: "unknown-request", message: message))
      return true
    }
    answer(question, line: line, id: header.id)
    return header.request != QuitQuestion.name
  }

  private func answer<Asked: AnsweredQuestion>(_ type: Asked.Type, line: Data, id: Int) {
    let question: Asked
    do {
      question = try decoder.decode(StageRequest<Asked>.self, from: line).question
    } catch {
      let message = "not a request \"\(Asked.name)\": \(error)"
      return refuse(id, Refusal(code: "malformed-request", message: message))
    }
    do throws(Refusal) {
      write(StageReply(id: id, ok: try question.answer(in: app)))
    } catch {
      refuse(id, error)
    }
  }

  private func refuse(_ id: Int, _ refusal: Refusal) {
    write(StageReply<StageDescription>(id: id, error: refusal))
  }

  /// What the app has printed goes out first, so that the shell shows it beside the event that it belongs to.
  private func write<Answer>(_ reply: StageReply<Answer>) {
    fflush(nil)
    guard let data = try? encoder.encode(reply) else { return }
    channel.write(data)
  }
}
