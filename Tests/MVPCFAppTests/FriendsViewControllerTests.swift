import OpenCombine
import ScreenKit
import Testing
import UserDomain

@testable import MVPCFApp

private final class FakeFriendsPresenter: FriendsPresenter {
  let rows = CurrentValueSubject<[FriendCellViewModel], Never>([])

  var friends: AnyPublisher<[FriendCellViewModel], Never> { rows.eraseToAnyPublisher() }
  let isEmpty = Just(false).eraseToAnyPublisher()
  let isLoading = Just(false).eraseToAnyPublisher()
  let failure = Empty<FailureViewModel, Never>().eraseToAnyPublisher()

  func load() {}
}

/// Makes rows that can be told from those of the real one.
private struct LoudCellFactory: FriendCellFactory {
  func make(viewModel: FriendCellViewModel) -> ListCell {
    ListCell(text: viewModel.name.uppercased())
  }
}

struct FriendsViewControllerTests {
  private let presenter = FakeFriendsPresenter()
  private let window = Window()

  @Test func `rows are made by the factory, and a selected one is a route`() throws {
    let routes: any FriendsRoutes = FriendsViewController(
      presenter: presenter, viewContainer: DefaultFriendsView(), cellFactory: LoudCellFactory())
    var shown: [User.ID] = []
    routes.showUser = { shown.append($0) }
    window.rootViewController = routes.viewController
    window.makeKeyAndVisible()
    presenter.rows.send([
      FriendCellViewModel(userID: 7, name: "Bob Baker"), FriendCellViewModel(userID: 13, name: "Cy Young"),
    ])
    #expect(window.screen.elements.map(\.text) == ["BOB BAKER", "CY YOUNG"])
    try window.select(row: "CY YOUNG")
    #expect(shown == [13])
  }
}
