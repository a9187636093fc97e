import StageClient
import Testing

struct StageFailureTests {
  @Test(
    arguments: [
      (.launch(path: "/app", reason: "no such file"), "the app at /app could not be started: no such file"),
      (.trap(message: nil), "the app trapped"),
      (.trap(message: "Index out of range"), "the app trapped: Index out of range"),
      (.recursion, "the app called itself without end until its stack was used up"),
      (.memory(limit: 1 << 30), "the app took more than its 1024 MiB of memory"),
      (.outOfTime, "the app took longer than `ulimit -t` allows"),
      (.hang(budget: .seconds(2)), "the app was still busy after 2 s"),
      (.hang(budget: .milliseconds(500)), "the app was still busy after 0.5 s"),
      (.exit(status: 3), "the app ended its own process with status 3"),
      (.disconnected, "the app closed or wrote to a descriptor through which the shell speaks to it"),
      (.killed(signal: 9), "the app was killed by signal 9"),
      (.cancelled, "the app was stopped while it was busy"),
    ] as [(StageFailure.Cause, String)])
  func `each cause has its words`(cause: StageFailure.Cause, words: String) {
    #expect(StageFailure(cause).description == words)
  }

  @Test func `the innermost call is named with its place`() {
    let frames = [
      StackFrame(function: "User.name.getter", file: "/app/User.swift", line: 7),
      StackFrame(function: "main", file: "/app/App.swift", line: 2),
    ]
    #expect(
      StageFailure(.recursion, frames: frames).description == """
        the app called itself without end until its stack was used up, in User.name.getter at /app/User.swift:7
        """)
  }
}
