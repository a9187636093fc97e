import Testing

@testable import ViperApp

struct AssemblyTests {
  @Test func `services that were not set up stop the app with what to do`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { print(ServicesAssembly.shared) }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("ServicesAssembly has not been set up; call setup before anything else is made"))
  }

  @Test func `presentation that was not set up stops the app with what to do`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { print(PresentationAssembly.shared) }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("PresentationAssembly has not been set up; call setup before the first module is made"))
  }
}
