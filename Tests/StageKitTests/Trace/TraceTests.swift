import StageProtocol
import Testing

@testable import StageKit

/// What the recorder makes of the calls that instrumented code tells it of.
struct TraceTests {
  @Test func `calls are nested as they were made, with their arguments`() {
    let recorder = TraceRecorder()
    recorder.begin()
    recorder.call("UserViewController\tsignOutTapped()") {
      recorder.call("UserPresenter\tsignOut(reason:times:_:)", ["tap", 2, nil]) {}
      recorder.call("Router\treplaceStack(rootUrn:)", ["Login"]) {
        recorder.call("Router\tdepth") {}
      }
    }
    recorder.call("Router\tinit()") {}
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
    recorder.call("SignOutUseCase\tsignOut()", type: Screen.Context.self) {}
    recorder.call("Context\tclose()", type: Screen.Context.self) {}
    recorder.call("Screen.Context\tclose()", type: Screen.Context.self) {}
    recorder.call("Store\tload()", type: Store<[Int]>.self) {}
    recorder.call("Result\tisUnreachable", type: Result<Int, any Error>.self) {}
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
    let outer = recorder.enter("A\touter()")
    _ = recorder.enter("A\tlost()")
    _ = recorder.enter("A\tlostToo()")
    recorder.exit(outer)
    recorder.call("A\tnext()") {}
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
    let running = recorder.enter("A\trunning()")
    recorder.begin()
    recorder.call("A\twithin()") {}
    recorder.exit(running)
    recorder.call("A\tafter()") {}
    #expect(
      traceText(recorder) == """
        A.within() after 0: A.running()
        A.after()
        """)
  }

  @Test func `recording stops at ten thousand calls, and says how many more there were`() {
    let recorder = TraceRecorder()
    for _ in 0..<10_003 { recorder.call("A\tagain()") {} }
    #expect(recorder.trace.calls.count == 10_000)
    #expect(recorder.trace.omitted == 3)
    recorder.begin()
    recorder.call("A\tagain()") {}
    #expect(recorder.trace.omitted == nil)
  }

  @Test @MainActor func `tasks that take turns keep their own stacks, below what made them`() async {
    let recorder = TraceRecorder()
    let gates = (Gate(), Gate(), Gate())
    let maker = recorder.enter("Maker\tstart()")
    let first = Task { @MainActor in
      await recorder.call("First\tload()") {
        gates.0.open()
        await gates.1.wait()
        recorder.call("First\tparse()") {}
      }
      gates.2.open()
    }
    recorder.noteTask(number(of: first))
    let second = Task { @MainActor in
      await gates.0.wait()
      await recorder.call("Second\tload()") {
        gates.1.open()
        await gates.2.wait()
        recorder.call("Second\tparse()") {}
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
    recorder.call("Model\tload()") {
      work.append(recorder.continuing { recorder.call("Model\tloaded()") {} })
    }
    work.append(recorder.continuing { recorder.call("Timer\ttick()") {} })
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
    recorder.call("Model\tload(id:)", [42]) {
      work = recorder.continuing { recorder.call("Model\tloaded()") {} }
    }
    recorder.begin()
    recorder.call("View\ttapped()") {}
    recorder.begin()
    work?()
    #expect(traceText(recorder) == "Model.loaded() after 1: Model.load(id: 42)")
  }

  @Test func `each event keeps its calls, and a refused one leaves none`() {
    let recorder = TraceRecorder()
    recorder.beginLaunch()
    recorder.call("A\tlaunch()") {}
    recorder.begin()
    recorder.call("A\ttapped()") {}
    recorder.begin()
    recorder.call("A\trefused()") {}
    recorder.abandon()
    #expect(traceText(recorder) == "A.tapped()")
    #expect(recorder.trace(ofEvent: 0)?.calls.map(\.path) == ["A.launch()"])
    #expect(recorder.trace(ofEvent: 1)?.calls.map(\.path) == ["A.tapped()"])
    #expect(recorder.trace(ofEvent: 2) == nil)
  }

  @Test func `calls from many threads at once are all recorded, each below its own caller`() async {
    let recorder = TraceRecorder()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask {
          recorder.call("A\touter()") {
            for _ in 0..<10 { recorder.call("A\tinner()") {} }
          }
        }
      }
    }
    let depths = recorder.trace.calls.map { "\($0.member) \($0.depth)" }
    #expect(
      depths == Array(repeating: ["outer() 0"] + Array(repeating: "inner() 1", count: 10), count: 50).flatMap { $0 })
  }
}

enum Screen {
  final class Context {}
}

final class Store<Value> {}
