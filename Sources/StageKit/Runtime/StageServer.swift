import LibC
import ScreenKit
import StageProtocol

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Answers the shell's requests, one at a time, each after the app has settled.
@MainActor
struct StageServer {
  let application: Application
  let delegate: any ApplicationDelegate
  let index: SourceIndex
  var channel: LineChannel
  private let leaks = LeakWatch()
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()

  init(application: Application, delegate: any ApplicationDelegate, index: SourceIndex, channel: LineChannel) {
    self.application = application
    self.delegate = delegate
    self.index = index
    self.channel = channel
  }

  /// Serves until the shell says `quit` or goes away.
  mutating func run() {
    while true {
      if !channel.hasLine { MainLoop.waitForInput(on: channel.input) }
      guard let line = channel.readLine() else { return }
      guard let request = read(line) else { continue }
      if request.request == StageRequest.Kind.quit.rawValue { return reply(to: request, StageDescription(self)) }
      answer(request)
    }
  }

  private func read(_ line: Data) -> StageRequest? {
    do {
      return try decoder.decode(StageRequest.self, from: line)
    } catch {
      refuse(StageRequest(id: 0, request: ""), Refusal(code: "malformed-request", message: "not a request: \(error)"))
      return nil
    }
  }

  private func answer(_ request: StageRequest) {
    guard let kind = StageRequest.Kind(rawValue: request.request) else {
      let known = StageRequest.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      let message = "unknown request \"\(request.request)\"; this stage understands \(known)"
      return refuse(request, Refusal(code: "unknown-request", message: message))
    }
    switch kind {
    case .describe, .quit: reply(to: request, StageDescription(self))
    case .routes: reply(to: request, TraceRecorder.shared.leavingOut { RouteList(routes: delegate.routes) })
    case .services: reply(to: request) { () throws(Refusal) in try serviceDesk.settings }
    case .time: reply(to: request, VirtualTime.shared.report)
    case .graph where request.graph == .registrations:
      reply(to: request, ObjectGraph(ContainerCatalogue.shared.graph()))
    case .graph where request.graph == .injection: reply(to: request, inside.injectionGraph)
    case .trace: reply(to: request) { () throws(Refusal) in try trace(of: request.number) }
    case .graph: reply(to: request, inside.map(includesKit: request.kit ?? false).graph)
    case .leaks: reply(to: request, leaks.report(inside))
    case .registrations: reply(to: request, ContainerCatalogue.shared.graph())
    case .validate:
      let isStrict = request.subject == StageRequest.strictly
      reply(to: request, ContainerCatalogue.shared.graph(strictly: isStrict).validated())
    case .inspect: reply(to: request) { () throws(Refusal) in try questions.inspection(of: request.subject ?? "") }
    case .why: reply(to: request) { () throws(Refusal) in try reasons(for: request.subject ?? "") }
    case .screen: reply(to: request) { () throws(Refusal) in try screen }
    case .event: reply(to: request) { () throws(Refusal) in try perform(request.event) }
    }
  }

  private var screen: Screen {
    get throws(Refusal) { try window.screen }
  }

  private var window: Window {
    get throws(Refusal) {
      guard let window = delegate.window else {
        let message = "the app has no window; its delegate's \"window\" must be set when launching ends"
        throw Refusal(code: "no-window", message: message)
      }
      return window
    }
  }

  private var serviceDesk: ServiceController {
    get throws(Refusal) { try ServiceController(delegate.serviceControls) }
  }

  /// Why objects live, and who asked containers for what is called so. What is only a key has no objects.
  private func reasons(for subject: String) throws(Refusal) -> ObjectReasons {
    let requests = ContainerCatalogue.shared.requests(forKeysNamed: subject)
    do throws(Refusal) {
      let reasons = try questions.reasons(for: subject)
      return ObjectReasons(objects: reasons.objects, omitted: reasons.omitted, requests: requests)
    } catch {
      guard let requests else { throw error }
      return ObjectReasons(objects: [], requests: requests)
    }
  }

  private var inside: Inside { Inside(delegate: delegate, index: index) }

  private var questions: ObjectQuestions { ObjectQuestions(map: inside.map(), index: index) }

  private func trace(of number: Int?) throws(Refusal) -> CallTrace {
    guard let trace = TraceRecorder.shared.trace(ofEvent: number) else {
      let last = TraceRecorder.shared.snapshot.number
      let message = "there is no event \(number ?? 0); the last one is \(last), and 0 is the launch"
      throw Refusal(code: "no-such-event", message: message)
    }
    return trace.completed(by: index)
  }

  private func perform(_ event: StageEvent?) throws(Refusal) -> Screen {
    guard let event else { throw Refusal(code: "malformed-request", message: "an event request needs an \"event\"") }
    let performer = EventPerformer(application: application, delegate: delegate, window: try window)
    leaks.note(inside)
    TraceRecorder.shared.begin()
    ObjectRegistry.shared.begin()
    OutputWatch.begin()
    do {
      try performer.perform(event)
    } catch {
      // A refused event has no number.
      TraceRecorder.shared.abandon()
      throw error
    }
    MainLoop.settle()
    ObjectRegistry.shared.conclude()
    leaks.noteGone(inside, event: TraceRecorder.shared.snapshot.number)
    return try screen
  }

  private func reply<Payload: Codable>(to request: StageRequest, of payload: () throws(Refusal) -> Payload) {
    do throws(Refusal) {
      reply(to: request, try payload())
    } catch {
      refuse(request, error)
    }
  }

  private func reply<Payload: Codable>(to request: StageRequest, _ payload: Payload) {
    write(StageReply(id: request.id, ok: payload))
  }

  private func refuse(_ request: StageRequest, _ refusal: Refusal) {
    write(StageReply<StageDescription>(id: request.id, error: refusal))
  }

  /// What the app has printed goes out first, so that the shell shows it beside the event that it belongs to.
  private func write<Payload: Codable>(_ reply: StageReply<Payload>) {
    fflush(nil)
    guard let data = try? encoder.encode(reply) else { return }
    channel.write(data)
  }
}

extension StageDescription {
  @MainActor
  fileprivate init(_ server: StageServer) {
    self.init(
      delegate: String(describing: type(of: server.delegate)),
      milliseconds: VirtualTime.shared.now.wholeMilliseconds)
  }
}
