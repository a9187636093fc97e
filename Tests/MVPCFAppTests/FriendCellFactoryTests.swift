import Testing
import UserAppTesting
import UserDomain

@testable import MVPCFApp

struct FriendCellFactoryTests {
  @Test func `a row follows its friend, and no other one`() {
    let userManager = FakeUserManager([.ann, .bob])
    let factory = DefaultFriendCellFactory(userManager: userManager)
    let cell = factory.make(viewModel: FriendCellViewModel(userID: 7, name: "Bob Baker"))
    #expect(cell.text == "Bob Baker")
    userManager.known.value[42]?.firstName = "Anna"
    #expect(cell.text == "Bob Baker")
    userManager.known.value[7]?.firstName = "Rob"
    #expect(cell.text == "Rob Baker")
  }

  @Test func `a row that is gone follows nobody`() {
    let factory = DefaultFriendCellFactory(userManager: FakeUserManager([.bob]))
    weak let cell = factory.make(viewModel: FriendCellViewModel(userID: 7, name: "Bob Baker"))
    #expect(cell == nil)
  }
}
