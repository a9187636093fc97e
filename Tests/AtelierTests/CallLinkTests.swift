import Testing

/// Calls are connected to what set them going, by whatever means.
struct CallLinkTests {
  @Test(
    arguments: [
      (
        "tap Delegate; trace",
        """
        closure in LinkedViewController.viewDidLoad()
        └─ Model.tellDelegate()
           └─ ViewModel.heard("delegate")
              └─ note("delegate")
                 └─ check()
        """
      ),
      (
        "tap Closure; trace",
        """
        closure in LinkedViewController.viewDidLoad()
        └─ Model.callClosure()
           └─ ViewModel.onDone { … }
              └─ ViewModel.heard("closure")
                 └─ note("closure")
                    └─ check()
        """
      ),
      (
        "tap Publisher; trace",
        """
        closure in LinkedViewController.viewDidLoad()
        └─ Model.publish()
           └─ ViewModel.heard("publisher")
              └─ note("publisher")
                 └─ check()
        """
      ),
      (
        "tap Task; trace",
        """
        closure in LinkedViewController.viewDidLoad()
        └─ Model.startTask()
           └─ closure in Model.startTask()  later
              ├─ Model.fetch()
              └─ ViewModel.heard("task")
                 └─ note("task")
                    └─ check()
        """
      ),
      (
        "tap Queue; trace",
        """
        closure in LinkedViewController.viewDidLoad()
        └─ Model.useQueue()
           └─ closure in Model.useQueue()     later
              └─ closure in Model.useQueue()  later
                 └─ ViewModel.heard("queue")
                    └─ note("queue")
                       └─ check()
        """
      ),
      (
        "tap Delay; wait 2s; trace 1; trace",
        """
        closure in LinkedViewController.viewDidLoad()
        └─ Model.waitAWhile()
        closure in Model.waitAWhile()  set going by Model.waitAWhile(), event 1
        └─ ViewModel.heard("delay")
           └─ note("delay")
              └─ check()
        """
      ),
      (
        "tap Completion; trace",
        """
        closure in LinkedViewController.viewDidLoad()
        └─ Model.askService()
           └─ Service.answer(then: …)
              └─ closure in Model.askService()
                 └─ ViewModel.heard("service A")
                    └─ note("service A")
                       └─ check()
        """
      ),
      (
        "tap Patience; trace",
        """
        closure in LinkedViewController.viewDidLoad()
        └─ Model.askPatiently()
           └─ Service.answerLater(then: …)
              └─ Service.answerAll()  later
                 └─ closure in Model.askPatiently()
                    └─ ViewModel.heard("patience")
                       └─ note("patience")
                          └─ check()
        """
      ),
    ])
  func `a call hangs below what set it going`(events: String, trace: String) throws {
    #expect(try Program().run("switch ./Linked; \(events)").output == trace)
  }
}
