import StageProtocol
import Testing

@testable import StageKit

/// What the recorder makes of the calls that instrumented code tells it of.
struct TraceTests {
  @Test func `calls are nested as they were made, with their arguments`() {
    let recorder = TraceRecorder()
    recorder.begin()
    recorder.call("UserViewController\tfunction\tsignOutTapped()") {
      recorder.call("UserPresenter\tfunction\tsignOut(reason:times:_:)", ["tap", 2, nil]) {}
      recorder.call("Router\tfunction\treplaceStack(rootUrn:)", ["Login"]) {
        recorder.call("Router\tgetter\tdepth") {}
      }
    }
    recorder.call("Router\tinitialiser\tinit()") {}
    #expect(
      traceText(recorder) == """
        UserViewController.signOutTapped()
          UserPresenter.signOut(reason: "tap", times: 2, …)
          Router.replaceStack(rootUrn: "Login")
            Router.depth
        Router.init()
        """)
  }

  @Test func `the dynamic type is shown, and where the member is declared if that is elsewhere`() {
    let recorder = TraceRecorder()
    recorder.call("SignOutUseCase\tfunction\tsignOut()", type: Screen.Context.self) {}
    recorder.call("Context\tfunction\tclose()", type: Screen.Context.self) {}
    recorder.call("Screen.Context\tfunction\tclose()", type: Screen.Context.self) {}
    recorder.call("Store\tfunction\tload()", type: Store<[Int]>.self) {}
    recorder.call("Result\tgetter\tisUnreachable", type: Result<Int, any Error>.self) {}
    #expect(
      traceText(recorder) == """
        Screen.Context.signOut() in SignOutUseCase
        Screen.Context.close()
        Screen.Context.close()
        Store<Array<Int>>.load()
        Result.isUnreachable
        """)
  }

  @Test func `an exit that never came is made up for by the caller's`() {
    let recorder = TraceRecorder()
    let outer = recorder.enter("A\tfunction\touter()")
    _ = recorder.enter("A\tfunction\tlost()")
    _ = recorder.enter("A\tfunction\tlostToo()")
    recorder.exit(outer)
    recorder.call("A\tfunction\tnext()") {}
    recorder.exit(outer)
    #expect(
      traceText(recorder) == """
        A.outer()
          A.lost()
            A.lostToo()
        A.next()
        """)
  }

  @Test func `a new event begins with an empty trace`() {
    let recorder = TraceRecorder()
    let running = recorder.enter("A\tfunction\trunning()")
    recorder.begin()
    recorder.call("A\tfunction\twithin()") {}
    recorder.exit(running)
    recorder.call("A\tfunction\tafter()") {}
    #expect(
      traceText(recorder) == """
        A.within() after 0: A.running()
        A.after()
        """)
  }

  @Test func `recording stops at ten thousand calls, and says how many more there were`() {
    let recorder = TraceRecorder()
    for _ in 0..<10_003 { recorder.call("A\tfunction\tagain()") {} }
    #expect(recorder.trace.calls.count == 10_000)
    #expect(recorder.trace.omitted == 3)
    recorder.begin()
    recorder.call("A\tfunction\tagain()") {}
    #expect(recorder.trace.omitted == nil)
  }

  @Test @MainActor func `tasks that take turns keep their own stacks, below what made them`() async {
    let recorder = TraceRecorder()
    let gates = (Gate(), Gate(), Gate())
    let maker = recorder.enter("Maker\tfunction\tstart()")
    let first = Task { @MainActor in
      await recorder.call("First\tfunction\tload()") {
        gates.0.open()
        await gates.1.wait()
        recorder.call("First\tfunction\tparse()") {}
      }
      gates.2.open()
    }
    recorder.noteTask(number(of: first))
    let second = Task { @MainActor in
      await gates.0.wait()
      await recorder.call("Second\tfunction\tload()") {
        gates.1.open()
        await gates.2.wait()
        recorder.call("Second\tfunction\tparse()") {}
      }
    }
    recorder.exit(maker)
    await first.value
    await second.value
    #expect(
      traceText(recorder) == """
        Maker.start()
          First.load() later
            First.parse()
        Second.load()
          Second.parse()
        """)
  }

  @Test func `work that is done later hangs below the call that asked for it`() {
    let recorder = TraceRecorder()
    recorder.begin()
    var work: [@Sendable () -> Void] = []
    recorder.call("Model\tfunction\tload()") {
      work.append(recorder.continuing { recorder.call("Model\tfunction\tloaded()") {} })
    }
    work.append(recorder.continuing { recorder.call("Timer\tfunction\ttick()") {} })
    for piece in work { piece() }
    #expect(
      traceText(recorder) == """
        Model.load()
          Model.loaded() later
        Timer.tick()
        """)
  }

  @Test func `work of a later event says which call of which event asked for it`() {
    let recorder = TraceRecorder()
    recorder.begin()
    var work: (@Sendable () -> Void)?
    recorder.call("Model\tfunction\tload(id:)", [42]) {
      work = recorder.continuing { recorder.call("Model\tfunction\tloaded()") {} }
    }
    recorder.begin()
    recorder.call("View\tfunction\ttapped()") {}
    recorder.begin()
    work?()
    #expect(traceText(recorder) == "Model.loaded() after 1: Model.load(id: 42)")
  }

  @Test func `each event keeps its calls, and a refused one leaves none`() {
    let recorder = TraceRecorder()
    recorder.beginLaunch()
    recorder.call("A\tfunction\tlaunch()") {}
    recorder.begin()
    recorder.call("A\tfunction\ttapped()") {}
    recorder.begin()
    recorder.call("A\tfunction\trefused()") {}
    recorder.abandon()
    #expect(traceText(recorder) == "A.tapped()")
    #expect(recorder.trace(ofEvent: 0)?.calls.map { $0.member.text(in: $0.type) } == ["A.launch()"])
    #expect(recorder.trace(ofEvent: 1)?.calls.map { $0.member.text(in: $0.type) } == ["A.tapped()"])
    #expect(recorder.trace(ofEvent: 2) == nil)
  }

  @Test func `calls from many threads at once are all recorded, each below its own caller`() async {
    let recorder = TraceRecorder()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask {
          recorder.call("A\tfunction\touter()") {
            for _ in 0..<10 { recorder.call("A\tfunction\tinner()") {} }
          }
        }
      }
    }
    let depths = recorder.trace.calls.map { "\($0.member.text) \($0.depth)" }
    #expect(
      depths == Array(repeating: ["outer() 0"] + Array(repeating: "inner() 1", count: 10), count: 50).flatMap { $0 })
  }
}

enum Screen {
  final class Context {}
}

final class Store<Value> {}
