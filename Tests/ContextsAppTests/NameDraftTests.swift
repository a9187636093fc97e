import Testing
import UserDomain

@testable import ContextsApp

struct NameDraftTests {
  @Test(arguments: [
    ("Ann", "Appleseed", false),
    (" Ann ", "Appleseed", false),
    ("Anna", "Appleseed", true),
    ("Ann", "Apple seed", true),
    ("", "Appleseed", false),
    ("Anna", " \t", false),
  ])
  func `a draft can be saved when it has both names and one is new`(first: String, last: String, canBeSaved: Bool) {
    var draft = NameDraft(User(id: 42, firstName: "Ann", lastName: "Appleseed"))
    draft.firstName = first
    draft.lastName = last
    #expect(draft.canBeSaved == canBeSaved)
  }

  @Test func `white space around a name is dropped, within it is kept`() {
    var draft = NameDraft(User(id: 21, firstName: "Dee Dee", lastName: "O'Hara"))
    draft.firstName = " Dee  Dee\n"
    #expect(draft.user == User(id: 21, firstName: "Dee  Dee", lastName: "O'Hara"))
  }
}
