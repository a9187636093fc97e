import Routing
import ScreenKit

@testable import ViperApp

/// Makes empty screens, and writes down with what.
final class RecordingModuleFactory<Value>: @MainActor ModuleFactoryProtocol {
  let moduleURN: RouteTemplate
  let presentation: ModulePresentation
  var refusal: ModuleRefusal?
  private(set) var arguments: [NamedValuesType] = []
  private(set) var completions: [ModuleCompletionHandler<Value>?] = []

  init(_ moduleURN: RouteTemplate, _ presentation: ModulePresentation) {
    self.moduleURN = moduleURN
    self.presentation = presentation
  }

  func createModule(
    arguments: NamedValuesType, completion: ModuleCompletionHandler<Value>?
  ) throws(ModuleRefusal) -> ViewController {
    if let refusal { throw refusal }
    self.arguments.append(arguments)
    completions.append(completion)
    return ViewController()
  }
}
