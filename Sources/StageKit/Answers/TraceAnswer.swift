import StageProtocol

extension TraceQuestion: AnsweredQuestion {
  func answer(in app: StageApp) throws(Refusal) -> CallTrace {
    guard let trace = TraceRecorder.shared.trace(ofEvent: event) else {
      let last = TraceRecorder.shared.snapshot.number
      let message = "there is no event \(event ?? 0); the last one is \(last), and 0 is the launch"
      throw Refusal(code: "no-such-event", message: message)
    }
    return trace.completed(by: app.index)
  }
}
