import Testing
import UserDomain

/// What a person does with the app, and what it must show: the same in every wiring.
public nonisolated struct Scenario: Sendable, CustomTestStringConvertible {
  public let testDescription: String
  private let signedInUserID: User.ID?
  private let play: @MainActor @Sendable (AppDriver) async throws -> Void

  init(
    _ name: String, signedIn userID: User.ID? = User.ann.id,
    play: @escaping @MainActor @Sendable (AppDriver) async throws -> Void
  ) {
    testDescription = name
    signedInUserID = userID
    self.play = play
  }

  public static let all = session + names + friends + failures + links + notifications + lifetimes

  /// Plays the scenario with an app that is launched for it.
  @MainActor
  public func run(launch: (Surroundings) throws -> AppDriver) async throws {
    try await play(launch(Surroundings(signedIn: signedInUserID)))
  }
}
