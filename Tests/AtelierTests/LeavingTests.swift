import Testing

/// What belongs to a screen that has gone, in each way in which it may be needed still, or live on by mistake.
struct LeavingTests {
  /// What is done, and what is said of it then.
  struct Way: CustomTestStringConvertible {
    let commands: String
    let explanation: String

    var testDescription: String { commands }
  }

  @Test(arguments: [
    // The next screen goes on with the view model of the one before.
    "tap \"Hand on\"; tap Next",
    // The coordinator's own screen has gone, but it keeps the coordinator whose screen is there.
    "tap \"Child flow\"; tap Next",
    "tap \"Child flow\"; tap Next; tap Next; tap Next",
    // The coordinator came with a screen that has gone, and serves the next one; its provider is for all of them.
    "tap \"Same flow\"; tap Next",
    "tap \"Same flow\"; tap Next; tap Next",
    // Delayed work holds the view model until it is done.
    "tap Timer; back",
    "tap Timer; back; wait 6s",
    // What a static holds is meant to stay, though a screen was the first to ask for it.
    "tap Singleton; back",
  ])
  func `what is still used, or meant to stay, is not a leak`(commands: String) throws {
    let result = try Program().run("switch ./Leaving; \(commands); leaks")
    #expect(result.output == "no leaks: nothing lives on of the screens that have gone")
    #expect(!result.problems.contains("leak"))
  }

  static let leaks = [
    Way(
      commands: "tap \"Strong parent\"; tap Next; back",
      explanation: """
        FlowCoordinator#2 lives on: Card went at event 3
          kept by  AppDelegate  delegate
                   └─ coordinator: MainCoordinator
                      └─ children[0]: FlowCoordinator
                         └─ children[0]: FlowCoordinator#2
          cycle    FlowCoordinator#2
                   └─ parent: FlowCoordinator
                      └─ children[0]: FlowCoordinator#2  (cycle)
          written  FlowCoordinator.swift:13
          fix      take it out of FlowCoordinator.children when its screen goes,
                   whichever way it goes; a swipe is one, too
          with it  CardProvider#2
        """),
    Way(
      commands: "tap Global; back",
      explanation: """
        CardViewController lives on: Card went at event 2
          kept by  CardViewController  static keptScreens[0]
          written  MainCoordinator.swift:63
          fix      take it out of keptScreens when its screen goes: what a static or
                   global holds lives as long as the app
          or       if keptScreens is meant to keep it, as a cache is, say so above that
                   line: `// atelier:keeps <reason>`
          with it  CardViewModel
        """),
    Way(
      commands: "tap Cache; back",
      explanation: """
        CardViewController lives on: Card went at event 2
          kept by  CardCache  static CardCache.shared
                   └─ cards[0]: CardViewController
          written  CardCache.swift:6
          fix      take it out of CardCache.cards when its screen goes, whichever way it
                   goes; a swipe is one, too
          or       if CardCache.shared is meant to keep it, as a cache is, say so above
                   that line: `// atelier:keeps <reason>`
          with it  CardViewModel
        """),
    Way(
      commands: "tap Property; back",
      explanation: """
        CardViewController lives on: Card went at event 2
          kept by  Window
                   └─ rootViewController: NavigationController
                      └─ viewControllers[0]: MenuViewController
                         └─ last: CardViewController
          written  App.swift:7
          fix      let MenuViewController.last go when the screen goes, or make it weak
          with it  CardViewModel
        """),
    Way(
      commands: "tap Observer; back",
      explanation: """
        CardInteractor lives on: Card went at event 2
          kept by  AppDelegate                         delegate
                   └─ coordinator: MainCoordinator
                      └─ observers[0]: CardInteractor  in a closure
          written  MainCoordinator.swift:44
          fix      capture it weakly: `[weak …]` in the closure that
                   MainCoordinator.observers[0] holds
        """),
    Way(
      commands: "tap \"Strong delegate\"; back",
      explanation: """
        CardViewController lives on: Card went at event 2
          cycle    CardViewController
                   └─ viewModel: CardViewModel
                      └─ delegate: CardViewController  (cycle)
          written  Card.swift:27
          fix      make CardViewModel.delegate weak: the screen is kept by whoever shows
                   it, and needs no second owner
          with it  CardViewModel
        """),
    Way(
      commands: "tap \"Lazy closure\"; back",
      explanation: """
        CardViewModel lives on: Card went at event 2
          cycle    CardViewModel
                   └─ describe: CardViewModel  in a closure, (cycle)
          written  Card.swift:32
          fix      capture it weakly: `[weak self]` in the closure that
                   CardViewModel.describe holds
        """),
    Way(
      commands: "tap Sink; back",
      explanation: """
        CardViewModel lives on: Card went at event 2
          cycle    CardViewModel
                   └─ name: CardViewModel  subscribed through map, sink, (cycle)
          written  Card.swift:36
          fix      capture it weakly: `[weak self]` in the subscription to
                   CardViewModel.name, or cancel that when the screen goes
        """),
    Way(
      commands: "tap Stream; back",
      explanation: """
        CardViewModel lives on: Card went at event 2
          kept by  CardViewModel  a task that is not over
          started  Card.swift:43
          fix      a task that is not over uses it: capture it weakly, and only for as
                   long as it is used, or cancel the task when the screen goes
        """),
    Way(
      commands: "tap Container; back",
      explanation: """
        CardViewModel lives on: Card went at event 2
          kept by  AppDelegate  delegate
                   └─ coordinator: MainCoordinator
                      └─ container: CardViewModel
          written  MainCoordinator.swift:9
          fix      give its registration a shorter life: graph or weak scope instead of
                   singleton
        """),
  ]

  @Test(arguments: leaks)
  func `what lives on is told of at once, and explained`(way: Way) throws {
    let result = try Program().run("switch ./Leaving; \(way.commands); leaks")
    #expect(result.output == way.explanation)
    #expect(result.problems.split(separator: "\n").last?.hasPrefix("leak: ") == true)
  }

  @Test func `what the code says is meant to stay is no leak, and leaks gives the reason`() throws {
    let result = try Program().run("switch ./Leaving; tap Meant; back; expect no leaks; leaks")
    #expect(
      result.output == """
        no leaks: what lives on of the screens that have gone is meant to

        CardViewController is meant to live on: Card went at event 2
          kept by  CardViewController  static dearCards[0]
          written  CardCache.swift:12
          reason   cards take long to make
          with it  CardViewModel
        """)
    #expect(result.exitCode == 0)
    #expect(!result.problems.contains("leak"))
  }
}
