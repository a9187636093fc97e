import Testing
import UserAppTesting
import UserDomain

@testable import ContextsDomain

struct NameDraftTests {
  @Test(arguments: NameEdit.samples)
  func `a draft can be saved when it has both names and one is new`(edit: NameEdit) {
    var draft = NameDraft(.ann)
    draft.firstName = edit.first
    draft.lastName = edit.last
    #expect(draft.canBeSaved == edit.canBeSaved)
  }

  @Test func `a draft that is being saved cannot be saved again`() {
    var draft = NameDraft(.ann)
    draft.firstName = "Anna"
    draft.isBeingSaved = true
    #expect(!draft.canBeSaved)
  }

  @Test func `white space around a name is dropped, within it is kept`() {
    var draft = NameDraft(User(id: 21, firstName: "Dee Dee", lastName: "O'Hara"))
    draft.firstName = " Dee  Dee\n"
    #expect(draft.user == User(id: 21, firstName: "Dee  Dee", lastName: "O'Hara"))
  }
}
