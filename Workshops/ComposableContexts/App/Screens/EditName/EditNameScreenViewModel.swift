import ContextsDomain
import OpenCombine
import UserDomain

final class EditNameScreenViewModel {
  typealias UseCases = LoadUserUseCase & ObserveUserUseCase & RenameUserUseCase

  let userID: User.ID
  /// `nil` until the person is known.
  @Published var draft: NameDraft?

  private(set) lazy var canSave =
    $draft
    .map { $0?.canBeSaved ?? false }
    .removeDuplicates()
    .eraseToAnyPublisher()
  private(set) lazy var loadFailure = loadFailures.eraseToAnyPublisher()
  private(set) lazy var saveFailure = saveFailures.eraseToAnyPublisher()

  private let useCases: any UseCases
  private let loadFailures = PassthroughSubject<Failure, Never>()
  private let saveFailures = PassthroughSubject<Failure, Never>()
  private var ended: ((EditNameOutcome) -> Void)?
  private var observing: AnyCancellable?
  private var loading: AnyCancellable?
  private var saving: AnyCancellable?

  init(useCases: any UseCases, arguments: EditNameScreenArguments) {
    self.useCases = useCases
    userID = arguments.userID
    ended = arguments.ended
  }

  /// Fills in the names: at once if somebody has loaded the person, otherwise as soon as they are here.
  func load() {
    observing = useCases.user(id: userID)
      .compactMap { $0 }
      .first()
      .sink { [weak self] user in self?.draft = NameDraft(user) }
    guard draft == nil else { return }
    loading = Task { [weak self, useCases, userID] in
      do throws(UserError) {
        try await useCases.loadUser(id: userID)
      } catch {
        self?.loadFailures.send(Failure(error))
      }
    }
    .eraseToAnyCancellable()
  }

  /// Saves the draft, unless that is under way already.
  func save() {
    guard let user = draft?.user, draft?.canBeSaved == true else { return }
    draft?.isBeingSaved = true
    saving = Task { [weak self, useCases] in
      do throws(UserError) {
        try await useCases.rename(user)
        self?.end(.saved)
      } catch {
        self?.didFailToSave(error)
      }
    }
    .eraseToAnyCancellable()
  }

  func cancel() {
    end(.cancelled)
  }

  private func didFailToSave(_ error: UserError) {
    draft?.isBeingSaved = false
    saveFailures.send(Failure(error))
  }

  /// A screen that was saved is dismissed next, and says so with `cancel()`: only the first outcome counts.
  private func end(_ outcome: EditNameOutcome) {
    let ended = ended
    self.ended = nil
    ended?(outcome)
  }
}
