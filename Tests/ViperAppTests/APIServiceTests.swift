import Testing
import UserDomain

@testable import ViperApp

struct APIServiceTests {
  private let api = SimulatedUserAPI()

  @Test(arguments: [0, 1, 2])
  func `what cannot be reached is tried three times`(failures: Int) async {
    api.failuresToCome = failures
    #expect(await name(id: 42) == .success("Ann"))
  }

  @Test func `the third failure is the last`() async {
    api.failuresToCome = 4
    #expect(await name(id: 42) == .failure(.unreachable))
    #expect(api.failuresToCome == 1)
  }

  @Test func `an answer that says no is not asked for again`() async {
    #expect(await name(id: 99) == .failure(.noUser(id: 99)))
  }

  @Test func `a server that is too slow cannot be reached`() async {
    api.latency = .seconds(3600)
    #expect(await name(id: 42, timeout: .zero) == .failure(.unreachable))
  }

  private func name(id: User.ID, timeout: Duration = .seconds(60)) async -> Result<String, UserAPIError> {
    let service = APIServiceImpl(userAPI: api, timeout: timeout, retryDelay: .zero)
    return await withCheckedContinuation { continuation in
      service.perform { api throws(UserAPIError) in
        try await api.user(id: id).firstName
      } completion: { result in
        continuation.resume(returning: result)
      }
    }
  }
}
