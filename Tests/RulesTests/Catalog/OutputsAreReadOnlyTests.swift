import Testing

struct OutputsAreReadOnlyTests {
  @Test(arguments: [
    """
    final class UserViewModel {
      var items: [Item] = []
    }
    """,
    """
    final class UserViewModel {
      private(set) var showSpinner = false
    }
    """,
    """
    final class UserViewModel {
      var footerLabelText: String { "" }
    }
    """,
    """
    final class UserViewModel {
      private(set) var searchFieldText = ""
    }
    """,
  ])
  func `what FC-6 forbids is found`(source: String) throws {
    #expect(try found(source, by: "FC-6").isEmpty == false)
  }

  @Test(arguments: [
    """
    final class UserViewModel {
      private(set) var items: [Item] = []
    }
    """,
    """
    final class UserViewModel {
      let isLoading: Bool
    }
    """,
    """
    final class UserViewModel {
      private var showSpinner = false
    }
    """,
    """
    final class UserViewModel {
      var onUpdate: (() -> Void)?
      weak var delegate: UserViewModelDelegate?
    }
    """,
    """
    final class UserViewModel {
      private(set) var labels: [Label] = []
      private(set) var summaryText = ""
    }
    """,
    """
    struct CellViewModel {
      var title: String
    }
    """,
    """
    final class LoginViewModel: ObservableObject {
      @Published var email = ""
    }
    struct LoginView: View {
      @StateObject var viewModel = LoginViewModel()
      var body: some View { TextField("Email", text: $viewModel.email) }
    }
    """,
  ])
  func `what FC-6 allows is not found`(source: String) throws {
    #expect(try found(source, by: "FC-6") == [])
  }
}
