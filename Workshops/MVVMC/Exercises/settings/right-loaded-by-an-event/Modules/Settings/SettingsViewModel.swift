import OpenCombine

protocol SettingsViewModel: AnyObject {
  var viewInputData: AnyPublisher<SettingsViewInputData, Never> { get }
  var events: PassthroughSubject<SettingsViewEvent, Never> { get }

  var onSignedOut: (() -> Void)? { get set }
}
