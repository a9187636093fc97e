import Testing

struct InputsAreIntentsTests {
  @Test(arguments: [
    """
    final class UserViewModel {
      func searchButtonClicked(text: String) {}
    }
    """,
    """
    final class UserViewModel {
      func cellSelected(index: Int) {}
    }
    """,
    """
    final class UserViewModel {
      func saveTapped() {}
    }
    """,
    """
    final class UserViewModel {
      func didTapSave() {}
    }
    """,
  ])
  func `what FC-7 forbids is found`(source: String) throws {
    #expect(try found(source, by: "FC-7").isEmpty == false)
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
  ])
  func `what FC-7 allows is not found`(source: String) throws {
    #expect(try found(source, by: "FC-7") == [])
  }
}
