import Testing

/// Calls are connected to what set them going, by whatever means.
struct CallLinkTests {
  @Test(
    arguments: [
      (
        "tap Delegate; trace",
        """
        Model.tellDelegate()
        └─ ViewModel.heard("delegate")
           └─ note("delegate")
              └─ check()
        """
      ),
      (
        "tap Closure; trace",
        """
        Model.callClosure()
        └─ ViewModel.onDone { … }
           └─ ViewModel.heard("closure")
              └─ note("closure")
                 └─ check()
        """
      ),
      (
        "tap Publisher; trace",
        """
        Model.publish()
        └─ ViewModel.heard("publisher")
           └─ note("publisher")
              └─ check()
        """
      ),
      (
        "tap Task; trace",
        """
        Model.startTask()
        ├─ Model.fetch()            later
        └─ ViewModel.heard("task")  later
           └─ note("task")
              └─ check()
        """
      ),
      (
        "tap Queue; trace",
        """
        Model.useQueue()
        └─ ViewModel.heard("queue")  later
           └─ note("queue")
              └─ check()
        """
      ),
      (
        "tap Delay; wait 2s; trace 1; trace",
        """
        Model.waitAWhile()
        ViewModel.heard("delay")  set going by Model.waitAWhile(), event 1
        └─ note("delay")
           └─ check()
        """
      ),
    ])
  func `a call hangs below what set it going`(events: String, trace: String) throws {
    #expect(try Program().run("switch ./Linked; \(events)").output == trace)
  }
}
