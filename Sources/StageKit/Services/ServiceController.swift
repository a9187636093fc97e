import StageProtocol

/// Shows and sets an app's simulated services.
@MainActor
struct ServiceController {
  private let controls: any ServiceControls

  /// - Throws: a refusal if the app has none.
  init(_ controls: (any ServiceControls)?) throws(Refusal) {
    guard let controls else {
      let message = "this app has no simulated services; its delegate's \"serviceControls\" would name them"
      throw Refusal(code: "no-services", message: message)
    }
    self.controls = controls
  }

  var settings: ServiceSettings {
    TraceRecorder.shared.leavingOut {
      let common: [ServiceChange] = [
        .latency(controls.latency), .offline(controls.isOffline), .failures(controls.failuresToCome),
      ]
      return ServiceSettings(
        settings: common.map { ServiceSettings.Setting(name: $0.words[0], value: $0.words[1]) }
          + controls.details.map { ServiceSettings.Setting(name: $0.name, value: $0.value) })
    }
  }

  func perform(_ change: ServiceChange) throws {
    switch change {
    case .latency(let duration): controls.latency = duration
    case .offline(let isOffline): controls.isOffline = isOffline
    case .failures(let count): controls.failuresToCome = count
    case .detail(let words):
      try requireDetail(words[0])
      try controls.setDetail(words)
    }
  }

  private func requireDetail(_ word: String) throws(Refusal) {
    var names: [String] = []
    for setting in settings.settings {
      let name = String(setting.name.prefix { $0 != " " })
      if !names.contains(name) { names.append(name) }
    }
    guard names.contains(word) else {
      let message = "there is no service setting \"\(word)\"; there are \(names.joined(separator: ", "))"
      throw Refusal(code: "no-setting", message: message)
    }
  }
}
