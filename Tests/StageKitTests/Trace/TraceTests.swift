import StageProtocol
import Testing

@testable import StageKit

/// What the recorder makes of the calls that instrumented code tells it of.
struct TraceTests {
  @Test func `calls are nested as they were made, with their arguments`() {
    let recorder = TraceRecorder()
    recorder.begin()
    recorder.call("UserViewController", "signOutTapped()") {
      recorder.call("UserPresenter", "signOut(reason:times:_:)", ["tap", 2, nil]) {}
      recorder.call("Router", "replaceStack(rootUrn:)", ["Login"]) {
        recorder.call("Router", "depth") {}
      }
    }
    recorder.call("Router", "init()") {}
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
    recorder.call("SignOutUseCase", "signOut()", type: Screen.Context.self) {}
    recorder.call("Context", "close()", type: Screen.Context.self) {}
    recorder.call("Screen.Context", "close()", type: Screen.Context.self) {}
    recorder.call("Store", "load()", type: Store<[Int]>.self) {}
    recorder.call("Result", "isUnreachable", type: Result<Int, any Error>.self) {}
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
    let outer = recorder.enter("A", "outer()")
    _ = recorder.enter("A", "lost()")
    _ = recorder.enter("A", "lostToo()")
    recorder.exit(outer)
    recorder.call("A", "next()") {}
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
    let running = recorder.enter("A", "running()")
    recorder.begin()
    recorder.call("A", "within()") {}
    recorder.exit(running)
    recorder.call("A", "after()") {}
    #expect(
      traceText(recorder) == """
        A.within()
        A.after()
        """)
  }

  @Test func `recording stops at ten thousand calls, and says how many more there were`() {
    let recorder = TraceRecorder()
    for _ in 0..<10_003 { recorder.call("A", "again()") {} }
    #expect(recorder.trace.calls.count == 10_000)
    #expect(recorder.trace.omitted == 3)
    recorder.begin()
    recorder.call("A", "again()") {}
    #expect(recorder.trace.omitted == nil)
  }

  @Test @MainActor func `tasks that take turns keep their own stacks, below what made them`() async {
    let recorder = TraceRecorder()
    let gates = (Gate(), Gate(), Gate())
    let maker = recorder.enter("Maker", "start()")
    let first = Task { @MainActor in
      await recorder.call("First", "load()") {
        gates.0.open()
        await gates.1.wait()
        recorder.call("First", "parse()") {}
      }
      gates.2.open()
    }
    recorder.noteTask(number(of: first))
    let second = Task { @MainActor in
      await gates.0.wait()
      await recorder.call("Second", "load()") {
        gates.1.open()
        await gates.2.wait()
        recorder.call("Second", "parse()") {}
      }
    }
    recorder.exit(maker)
    await first.value
    await second.value
    #expect(
      traceText(recorder) == """
        Maker.start()
          First.load()
            First.parse()
        Second.load()
          Second.parse()
        """)
  }

  @Test func `calls from many threads at once are all recorded, each below its own caller`() async {
    let recorder = TraceRecorder()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask {
          recorder.call("A", "outer()") {
            for _ in 0..<10 { recorder.call("A", "inner()") {} }
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
