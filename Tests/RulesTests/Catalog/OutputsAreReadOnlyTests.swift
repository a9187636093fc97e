import Testing

struct OutputsAreReadOnlyTests {
  @Test(arguments: [
    (
      """
      final class UserViewModel {
        var items: [Item] = []
      }
      """,
      """
      2:7 UserViewModel.items can be changed from outside
        fix: declare it private(set), and offer a function for what may be changed
      """
    ),
    (
      """
      protocol UserViewModel: AnyObject {
        var items: [Item] { get set }
      }
      """,
      """
      2:7 UserViewModel.items can be changed from outside
        fix: declare it `{ get }`, and offer a function for what may be changed
      """
    ),
    (
      """
      final class UserViewModel {
        private(set) var showSpinner = false
      }
      """,
      """
      2:20 UserViewModel.showSpinner is named after a spinner
        fix: name it by what it means, as isLoading or summary
      """
    ),
    (
      """
      final class UserViewModel {
        var footerLabelText: String { "" }
      }
      """,
      """
      2:7 UserViewModel.footerLabelText is named after a label
        fix: name it by what it means, as isLoading or summary
      """
    ),
    (
      """
      final class UserViewModel {
        private(set) var searchFieldText = ""
      }
      """,
      """
      2:20 UserViewModel.searchFieldText is named after a field
        fix: name it by what it means, as isLoading or summary
      """
    ),
    // Somebody knows the class.
    (
      """
      protocol UserViewModelType {
        var items: [Item] { get }
      }
      final class UserViewModel: UserViewModelType {
        var items: [Item] = []
      }
      final class UserViewController {
        let viewModel: UserViewModel
      }
      """,
      """
      5:7 UserViewModel.items can be changed from outside
        fix: declare it private(set), and offer a function for what may be changed
      """
    ),
    // It is set again and again.
    (
      """
      final class UserViewModel {
        var items: [Item]!
        func load() { items = read() }
      }
      """,
      """
      2:7 UserViewModel.items can be changed from outside
        fix: declare it private(set), and offer a function for what may be changed
      """
    ),
  ])
  func `what FC-6 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "FC-6") == report)
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
    // Views know the protocol alone.
    """
    protocol UserViewModelType {
      var items: [Item] { get }
    }
    final class UserViewModel: UserViewModelType {
      var items: [Item] = []
    }
    final class UserViewController {
      let viewModel: UserViewModelType = UserViewModel()
    }
    """,
    // What a factory sets is given, and not shown.
    """
    final class UserViewModel {
      var id: String!
      var api: UserAPI!
      init(api: UserAPI) { self.api = api }
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
    // A tool that it makes when it needs it.
    """
    final class UserViewModel {
      lazy var uploader: Uploader = Uploader(bucket: .images)
    }
    """,
    // What each initialiser takes and nothing else sets goes in.
    """
    final class UserViewModel {
      var id: String
      init(id: String) { self.id = id }
    }
    """,
    // A bag shows nothing.
    """
    final class UserViewModel {
      var disposeBag = DisposeBag()
    }
    """,
  ])
  func `what FC-6 allows is not found`(source: String) throws {
    #expect(try found(source, by: "FC-6") == [])
  }
}
