import Testing
import UserAppTesting
import UserDomain

@testable import MVVMFCApp

struct ShownUsersUseCaseTests {
  private let service = FakeUserService()
  private let useCase: ShownUsersUseCase
  private let log = Log()

  private final class Log {
    var names: [[String]] = []
  }

  init() {
    useCase = ShownUsersUseCase(userService: service)
    useCase.onChange = { [log, useCase] in log.names.append(useCase.users?.map(\.fullName) ?? []) }
  }

  @Test func `nobody is shown before it is known whom`() {
    #expect(useCase.users == nil)
    useCase.show([])
    #expect(useCase.users == [])
  }

  @Test func `a new name is in its place, a stranger's is nobody's business`() {
    useCase.show([.bob, .cy])
    for user in [User(id: 7, firstName: "Rob", lastName: "Baker"), .ann] {
      service.listener?.userService(service, didUpdate: user)
    }
    #expect(log.names == [["Bob Baker", "Cy Young"], ["Rob Baker", "Cy Young"]])
  }
}
