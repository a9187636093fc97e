import Testing

struct InputsAreIntentsTests {
  @Test(arguments: [
    (
      """
      final class UserViewModel {
        func searchButtonClicked(text: String) {}
      }
      """,
      """
      2:8 UserViewModel.searchButtonClicked is named by what is touched (button)
        fix: name it by what the person wants, as search(text:) or signOut()
      """
    ),
    (
      """
      final class UserViewModel {
        func cellSelected(index: Int) {}
      }
      """,
      """
      2:8 UserViewModel.cellSelected is named by what is touched (cell)
        fix: name it by what the person wants, as search(text:) or signOut()
      """
    ),
    (
      """
      final class UserViewModel {
        func saveTapped() {}
      }
      """,
      """
      2:8 UserViewModel.saveTapped is named by what is touched (tapped)
        fix: name it by what the person wants, as search(text:) or signOut()
      """
    ),
    (
      """
      final class UserViewModel {
        func didTapSave() {}
      }
      """,
      """
      2:8 UserViewModel.didTapSave is named by what is touched (tap)
        fix: name it by what the person wants, as search(text:) or signOut()
      """
    ),
  ])
  func `what FC-7 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "FC-7") == report)
  }

  @Test(arguments: [
    """
    final class UserViewModel {
      func search(text: String) {}
    }
    """,
    """
    final class UserViewModel {
      func selectItem(at index: Int) {}
    }
    """,
    """
    final class UserViewModel {
      func cancelSubscription() {}
      func pressRelease() {}
    }
    """,
    """
    final class UserViewModel {
      private func saveTapped() {}
    }
    """,
    """
    final class UserViewController {
      func saveTapped() {}
    }
    """,
    """
    final class UserListViewModel {
      func cellViewModel(at index: Int) -> UserCellViewModel { cells[index] }
      func buttonTitle() -> String { "Save" }
    }
    """,
    // Cells that are view models.
    """
    final class UserListViewModel {
      func replaceCell(_ cell: UserCellViewModel, at index: Int) {}
    }
    """,
  ])
  func `what FC-7 allows is not found`(source: String) throws {
    #expect(try found(source, by: "FC-7") == [])
  }
}
