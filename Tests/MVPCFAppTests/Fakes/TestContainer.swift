import Injection
import UserAppTesting
import UserDomain
import UserServer

@testable import MVPCFApp

/// The app's container over simulated services, for tests of coordinators.
func makeTestContainer(
  sessionStore: any SessionStore = InMemorySessionStore(userID: 42), clock: any Clock<Duration> = ManualClock()
) -> Container {
  let server = SimulatedServer(clock: clock)
  return buildAppContainer(
    userAPI: RemoteUserAPI(server: server), networkPath: server, sessionStore: sessionStore,
    launchStore: DefaultLaunchStore(hasLaunchedBefore: true), clock: clock)
}
