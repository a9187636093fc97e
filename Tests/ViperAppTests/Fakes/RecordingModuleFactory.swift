import ScreenKit

@testable import ViperApp

/// Makes empty screens, and writes down with what.
final class RecordingModuleFactory: @MainActor ModuleFactoryProtocol {
  let moduleURN: String
  let presentation: ModulePresentation
  var refusal: ModuleRefusal?
  private(set) var arguments: [NamedValuesType] = []
  private(set) var completions: [ModuleCompletionHandler?] = []

  init(_ moduleURN: String, _ presentation: ModulePresentation) {
    self.moduleURN = moduleURN
    self.presentation = presentation
  }

  func createModule(
    arguments: NamedValuesType, completion: ModuleCompletionHandler?
  ) throws(ModuleRefusal) -> ViewController {
    if let refusal { throw refusal }
    self.arguments.append(arguments)
    completions.append(completion)
    return ViewController()
  }
}
