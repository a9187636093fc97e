import Testing

/// Which streams go on for ever, so that what a closure on them holds is kept.
struct StreamLengthTests {
  @Test(arguments: [
    "model.$title.sink { self.show($0) }",
    "model.titleSubject.sink { self.show($0) }",
    "self.titles.receive(on: queue).sink { self.show($0) }",
    "inherited.titles.map(\\.count).sink { self.show($0) }",
    "titleRelay.asObservable().skip(1).bind { self.show($0) }",
    "model.transform(input).title.drive(onNext: { self.show($0) })",
    "button.rx.controlEvent(.editingChanged).bind { self.show($0) }",
    "NotificationCenter.default.publisher(for: .saved).sink { self.show($0) }",
    "NotificationCenter.default.rx.notification(.saved).bind { self.show($0) }",
    "Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { self.show($0) }",
    "Observable<Int>.interval(.seconds(1), scheduler: main).bind { self.show($0) }",
    "Publishers.CombineLatest(model.$title, service.load()).sink { self.show($0) }",
    "Observable.merge(service.load(), button.rx.tap.asObservable()).bind { self.show($0) }",
    "session.titles().sink { self.show($0) }",
    "model.$title.take(until: rx.deallocated).sink { self.show($0) }",
    "session.changes().sink { self.show($0) }",
  ])
  func `streams that go on are found`(stream: String) throws {
    let source = """
      final class Menu {
        private var titles: AnyPublisher<String, Never>
        func f() { \(stream).store(in: &bag) }
      }
      final class Session {
        private let titleSubject = PassthroughSubject<String, Never>()
        func titles() -> AnyPublisher<String, Never> { return titleSubject.eraseToAnyPublisher() }
        func changes() -> PassthroughSubject<String, Never> { changed }
      }
      """
    #expect(try findings(in: ["Sample.swift": source], by: "SM-3").map(\.line) == [3])
  }

  @Test(arguments: [
    "service.load().sink { self.show($0) }",
    "service.load().flatMap { self.follow($0) }.sink { print($0) }",
    "service.load().handleEvents(receiveOutput: { self.note($0) }).sink { print($0) }",
    "service.load().asDriver(onErrorJustReturn: 0).drive(onNext: { self.show($0) })",
    "ids.take(1).flatMap(updates).subscribe(onNext: { self.show($0) })",
    "model.$title.first().sink { self.show($0) }",
    "model.$title.take(until: { $0 == nil }).sink { self.show($0) }",
    "model.$title.take(until: model.closed).sink { self.show($0) }",
    "model.$title.take(while: { $0 != nil }).sink { self.show($0) }",
    "model.$title.take(for: .seconds(60), scheduler: main).sink { self.show($0) }",
    "request.subscribe(onNext: { self.show($0) })",
    "made.sink { self.show($0) }",
    "given.sink { self.show($0) }",
    "Just(1).sink { self.show($0) }",
    "Observable.merge(service.load(), service.save()).bind { self.show($0) }",
    "session.user().sink { self.show($0) }",
    "service.ids().publisher.flatMap { self.follow($0) }.sink { print($0) }",
    #"service.load().assign(to: \.title, on: self)"#,
  ])
  func `streams that may end by themselves are SM-8's`(stream: String) throws {
    let source = """
      final class Menu {
        private let ids = PublishRelay<Int>()
        private let request: Single<Int>
        private var bag: Set<AnyCancellable> = []
        func f(given: AnyPublisher<Int, Never>) {
          let made = service.load()
          \(stream).store(in: &bag)
        }
      }
      final class Session {
        func user() -> AnyPublisher<User, Never> { return client.get("user").eraseToAnyPublisher() }
      }
      """
    #expect(try found(source, by: "SM-3") == [])
    #expect(try findings(in: ["Sample.swift": source], by: "SM-8").map(\.line) == [7])
  }
}
