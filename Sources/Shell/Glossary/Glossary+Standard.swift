extension Glossary {
  /// The words of the five wirings.
  static let standard = Glossary(entries: streams + container + architecture + kit)

  private static let streams = [
    Entry(
      term: "AnyPublisher", meaning: "a stream that can be read, and not written",
      elsewhere: [Counterpart("RxSwift", "Observable"), Counterpart("Combine", "AnyPublisher")]),
    Entry(
      term: "CurrentValueSubject", meaning: "a stream with a current value, which whoever has it can write",
      elsewhere: [Counterpart("RxSwift", "BehaviorRelay", "BehaviorSubject")]),
    Entry(
      term: "PassthroughSubject", meaning: "a stream of events without a current value",
      elsewhere: [Counterpart("RxSwift", "PublishRelay", "PublishSubject")]),
    Entry(
      term: "AnyCancellable", meaning: "what keeps a subscription; when it goes, the subscription ends",
      elsewhere: [Counterpart("RxSwift", "Disposable")]),
    Entry(
      term: "Set<AnyCancellable>", meaning: "the subscriptions of an object, which end with it",
      elsewhere: [Counterpart("RxSwift", "DisposeBag")]),
    Entry(
      term: "sink", meaning: "subscribes, and does something with each value",
      elsewhere: [Counterpart("RxSwift", "subscribe(onNext:)", "bind(to:)")]),
  ]

  private static let container = [
    Entry(
      term: "Container", meaning: "builds objects from what was registered",
      elsewhere: [
        Counterpart("Swinject", "Container", "Resolver"), Counterpart("Dip", "DependencyContainer"),
        Counterpart("DITranquillity", "DIContainer"),
      ]),
    Entry(
      term: "registration", meaning: "how one type is built, and how long it is kept",
      elsewhere: [
        Counterpart("Swinject", "service entry"), Counterpart("Dip", "definition"),
        Counterpart("DITranquillity", "component"),
      ]),
    Entry(
      term: "transient", meaning: "a scope: each request builds a new object",
      elsewhere: [
        Counterpart("Swinject", "transient"), Counterpart("Dip", "unique"), Counterpart("DITranquillity", "prototype"),
      ]),
    Entry(
      term: "graph", meaning: "a scope: one object for all that one resolve builds; what holds if nothing is said",
      elsewhere: [
        Counterpart("Swinject", "graph"), Counterpart("Dip", "shared"), Counterpart("DITranquillity", "objectGraph"),
      ]),
    Entry(
      term: "singleton", meaning: "a scope: one object for as long as its container lives",
      elsewhere: [
        Counterpart("Swinject", "container"), Counterpart("Dip", "singleton"),
        Counterpart("DITranquillity", "perContainer(.strong)"),
      ]),
    Entry(
      term: "resolvingProperties", meaning: "gives a built object what it can only get afterwards",
      elsewhere: [
        Counterpart("Swinject", "initCompleted"), Counterpart("Dip", "resolvingProperties"),
        Counterpart("DITranquillity", "injection(cycle: true)"),
      ]),
    Entry(
      term: "implements", meaning: "makes a registration answer for a protocol too",
      elsewhere: [Counterpart("Swinject", "implements", "forward"), Counterpart("DITranquillity", "as")]),
    Entry(
      term: "Part", meaning: "registrations that belong together, of a module or of a screen",
      elsewhere: [Counterpart("Swinject", "Assembly"), Counterpart("DITranquillity", "DIPart", "DIFramework")]),
  ]

  private static let architecture = [
    Entry(
      term: "use case", meaning: "Composable Contexts: one thing that a screen may do, as a protocol with one member",
      elsewhere: [Counterpart("VIPER", "interactor"), Counterpart("MVPCF", "manager")]),
    Entry(
      term: "context", meaning: "Composable Contexts: what a screen's use cases work on; it has no code", elsewhere: []),
    Entry(
      term: "presenter", meaning: "MVPCF, VIPER: the logic behind a view; in MVPCF with streams, as a view model has",
      elsewhere: [Counterpart("MVVM", "view model")]),
    Entry(
      term: "FriendCellViewModel", meaning: "MVPCF: plain values that a view can show as they are",
      elsewhere: [Counterpart("MVVM-C", "ViewInputData")]),
    Entry(
      term: "routes", meaning: "MVPCF: the ways out of a module, as closures that the coordinator sets",
      elsewhere: [
        Counterpart("VIPER", "module completion"), Counterpart("MVVM-C", "onFriendSelected"),
        Counterpart("Composable Contexts", "segue"),
      ]),
    Entry(
      term: "coordinator", meaning: "MVPCF, MVVM-C: runs one flow, and decides which screen comes next",
      elsewhere: [
        Counterpart("VIPER", "AppRouter"), Counterpart("MVVM-FC", "flow controller"),
        Counterpart("Composable Contexts", "router"),
      ]),
    Entry(
      term: "URN", meaning: "VIPER: the name of a module and its arguments, `User:42`",
      elsewhere: [Counterpart("MVVM-C", "DeepLinkOption"), Counterpart("MVPCF", "CoordinatorAction")]),
    Entry(
      term: "InAppNotifications", meaning: "VIPER: what is said over any module",
      elsewhere: [Counterpart("Whisper", "whisper"), Counterpart("MVPCF", "NotificationManager")]),
    Entry(
      term: "DTO", meaning: "a value as the server writes it, before the app makes one of its own of it",
      elsewhere: [Counterpart("Swift", "Codable")]),
  ]

  private static let kit = [
    Entry(
      term: "ViewController", meaning: "shows a screen; as in UIKit, without the two letters",
      elsewhere: [Counterpart("UIKit", "UIViewController")]),
    Entry(
      term: "NavigationController", meaning: "shows a stack of screens",
      elsewhere: [Counterpart("UIKit", "UINavigationController")]),
    Entry(
      term: "ListView", meaning: "shows rows, which a data source makes",
      elsewhere: [Counterpart("UIKit", "UITableView")]),
    Entry(
      term: "ActivityIndicator", meaning: "shows that something is under way",
      elsewhere: [Counterpart("UIKit", "UIActivityIndicatorView")]),
    Entry(
      term: "AlertController", meaning: "says something that the person has to answer",
      elsewhere: [Counterpart("UIKit", "UIAlertController")]),
    Entry(
      term: "Banner", meaning: "says something over the screen, for a while",
      elsewhere: [Counterpart("Whisper", "whisper")]),
  ]
}
