import ScreenKit
import Testing

@testable import ViperApp

struct AppRouterTests {
  @Test(arguments: [
    ("Usr:7", "refused: there is no route Usr:7; the nearest is User:{id}"),
    ("Friends:ann", "refused: \"ann\" is not the id of a person; ids are numbers"),
  ])
  func `a module that cannot be opened says so at once, and nothing changes`(urn: String, word: String) throws {
    let navigation = NavigationController()
    let router = try AppRouterImpl(navigation: navigation, modules: [UserFactory(), FriendsFactory()])
    let outcomes = OutcomeLog()
    router.pushModule(byUrn: urn, animated: false, completion: outcomes.append)
    #expect(outcomes.words == [word])
    #expect(navigation.viewControllers.isEmpty)
  }
}
