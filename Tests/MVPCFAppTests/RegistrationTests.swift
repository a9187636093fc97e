import Injection
import Testing

@testable import MVPCFApp

struct RegistrationTests {
  @Test func `the registrations of every flow are whole`() throws {
    let app = makeTestContainer()
    let flows = [buildLoginContainer, buildUserContainer, buildEditNameContainer].map { $0(app) }
    for container in [app] + flows {
      #expect(try container.validate().problems.allSatisfy { $0.severity == .note })
    }
  }

  @Test func `every module can be made, and then nothing about its registrations is open`() throws {
    let app = makeTestContainer()
    let user = buildUserContainer(parent: app)
    _ = try user.resolve((any UserFactory).self).make(id: 42)
    _ = try user.resolve((any FriendsFactory).self).make(userID: 42)
    #expect(try user.validate().problems.allSatisfy { $0.id == .unused })
  }
}
