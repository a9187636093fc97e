import Dispatch

@MainActor
final class ClockViewModel {
  private var ticks = 0
  private var task: Task<Void, Never>?
  private let poller = Poller()

  deinit { task?.cancel() }

  func begin(_ way: Way) {
    switch way {
    case .loop: loop()
    case .function: callFunction()
    case .clock: sleepByClock()
    case .detached: detach()
    case .unwrapped: unwrapBeforeLoop()
    case .poller: poller.poll(for: self)
    case .weak: captureWeakly()
    case .timeout: timeOut()
    case .retry: retry()
    case .backoff: backOff()
    case .calls: call()
    case .weakCalls: callWeakly()
    case .fewCalls: call(times: 4)
    case .laterCalls: callLater(after: 1)
    }
  }

  private func loop() {
    task = Task {
      while true {
        try? await Task.sleep(for: .seconds(1))
        self.ticks += 1
      }
    }
  }

  private func callFunction() {
    Task { await tick() }
  }

  private func tick() async {
    while !Task.isCancelled {
      ticks += 1
      try? await Task.sleep(for: .seconds(1))
    }
  }

  private func sleepByClock() {
    task = Task {
      for second in 1... {
        try? await ContinuousClock().sleep(for: .milliseconds(400))
        ticks = second
      }
    }
  }

  private func detach() {
    Task.detached {
      while true {
        try? await Task.sleep(nanoseconds: 2_000_000_000)
        await self.count()
      }
    }
  }

  func count() { ticks += 1 }

  private func unwrapBeforeLoop() {
    task = Task { [weak self] in
      guard let self else { return }
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        count()
      }
    }
  }

  private func captureWeakly() {
    task = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        guard let self else { return }
        count()
      }
    }
  }

  private func timeOut() {
    task = Task {
      try? await Task.sleep(for: .seconds(30))
      count()
    }
  }

  private func retry() {
    task = Task {
      for _ in 1...4 {
        try? await Task.sleep(for: .seconds(1))
        count()
      }
    }
  }

  private func backOff() {
    task = Task {
      for attempt in 0..<8 {
        try? await Task.sleep(for: .seconds(1 << attempt))
        count()
      }
    }
  }

  private func call() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      self.count()
      self.call()
    }
  }

  private func callWeakly() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      self?.count()
      self?.callWeakly()
    }
  }

  private func call(times: Int) {
    guard times > 0 else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      self.count()
      self.call(times: times - 1)
    }
  }

  private func callLater(after seconds: Double) {
    guard seconds < 200 else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      self.count()
      self.callLater(after: seconds * 2)
    }
  }
}
