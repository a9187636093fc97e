import OpenCombine
import ScreenKit
import Testing
import UserDomain

@testable import MVVMCApp

private final class FakeFriendsViewModel: FriendsViewModel {
  let data = CurrentValueSubject<FriendsViewInputData, Never>(.loading)
  let events = PassthroughSubject<FriendsViewEvent, Never>()
  var onFriendSelected: ((User.ID) -> Void)?
  var onFailure: ((UserAPIError, _ retry: @escaping () -> Void) -> Void)?

  var viewInputData: AnyPublisher<FriendsViewInputData, Never> { data.eraseToAnyPublisher() }
}

extension FriendsViewInputData {
  nonisolated fileprivate static let loading = FriendsViewInputData(rows: [], isLoading: true, hasNoFriends: false)
  nonisolated fileprivate static let none = FriendsViewInputData(rows: [], isLoading: false, hasNoFriends: true)

  nonisolated fileprivate static func bob(isLoading: Bool = false) -> FriendsViewInputData {
    FriendsViewInputData(rows: [Row(userID: 7, name: "Bob Baker")], isLoading: isLoading, hasNoFriends: false)
  }
}

/// Stands in front of a list's data source, and counts the rows that it is asked for.
private final class RowCounter: ListViewDataSource {
  private(set) var rowCount = 0
  private let dataSource: any ListViewDataSource

  init(_ dataSource: any ListViewDataSource) {
    self.dataSource = dataSource
  }

  func numberOfRows(in listView: ListView) -> Int {
    dataSource.numberOfRows(in: listView)
  }

  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
    rowCount += 1
    return dataSource.listView(listView, cellForRowAt: row)
  }
}

struct FriendsViewControllerTests {
  private let viewModel = FakeFriendsViewModel()
  private let viewController: FriendsViewController
  private let window = Window()

  init() {
    viewController = FriendsViewController(viewModel: viewModel)
    window.rootViewController = viewController
    window.makeKeyAndVisible()
  }

  @Test(
    arguments: [
      (.loading, ["Loading"]),
      (.none, ["No friends yet"]),
      (.bob(), ["Bob Baker"]),
    ] as [(FriendsViewInputData, [String])])
  func `what is rendered depends on the data alone, however often it comes`(
    data: FriendsViewInputData, expected: [String]
  ) {
    for next in [data, data, .bob(), data] { viewModel.data.send(next) }
    #expect(window.screen.elements.map(\.text) == expected)
  }

  @Test func `a row is only built again when the rows have changed`() throws {
    let listView = try #require(viewController.view.subviews.lazy.compactMap { $0 as? ListView }.first)
    let counter = RowCounter(viewController)
    listView.dataSource = counter
    for data in [.bob(isLoading: true), .bob(), .bob()] as [FriendsViewInputData] { viewModel.data.send(data) }
    #expect(counter.rowCount == 1)
  }

  @Test func `a selected row is sent as an event`() throws {
    let log = Log()
    let observing = viewModel.events.sink { log.add("\($0)") }
    viewModel.data.send(.bob())
    try window.select(row: "Bob Baker")
    #expect(log.entries == ["friendSelected(7)"])
    observing.cancel()
  }
}
