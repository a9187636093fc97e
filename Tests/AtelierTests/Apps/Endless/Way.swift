enum Way: String, CaseIterable {
  case loop = "Loop"
  case function = "Function"
  case clock = "Clock"
  case detached = "Detached"
  case unwrapped = "Unwrapped"
  case poller = "Poller"
  case weak = "Weak"
  case timeout = "Timeout"
  case retry = "Retry"
  case backoff = "Backoff"
}
