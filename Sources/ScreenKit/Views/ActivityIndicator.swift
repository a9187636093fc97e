/// Shows that something is going on.
@MainActor
open class ActivityIndicator: View {
  /// Whether something is going on.
  public private(set) final var isAnimating = false
  /// Whether an indicator that does not animate is left out of the screen.
  open var hidesWhenStopped = true

  /// An indicator that does not animate yet.
  public override init() {}

  /// Shows that something is going on.
  open func startAnimating() {
    isAnimating = true
  }

  /// Shows that it is over.
  open func stopAnimating() {
    isAnimating = false
  }

  override func contribute(to builder: inout ScreenBuilder) {
    guard isAnimating || !hidesWhenStopped else { return }
    builder.append(.spinner, text: accessibilityLabel ?? "Loading", isEnabled: isAnimating, of: self)
  }
}
