import Testing

@testable import ContextsApp
@testable import ContextsScreens

struct CompositionTests {
  /// `A & B` and `B & A` are one type: two screens with the same set would get one context, that of the second.
  @Test func `no two screens have the same set of use cases`() {
    let sets: [any Any.Type] = [
      (any RootViewModel.UseCases).self,
      (any LoginScreenViewModel.UseCases).self,
      (any UserScreenViewModel.UseCases).self,
      (any EditNameScreenViewModel.UseCases).self,
      (any FriendsScreenViewModel.UseCases).self,
    ]
    #expect(Set(sets.map(ObjectIdentifier.init)).count == sets.count)
  }
}
