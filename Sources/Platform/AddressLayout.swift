import LibC

/// Disables address-space randomisation for child processes.
enum AddressLayout {
  /// Runs `work`; processes started by it get the same memory addresses in every run, where the system allows that.
  ///
  /// What depends on addresses, such as the order of a set of objects, is then the same each time.
  static func fixed<Result>(_ work: () -> Result) -> Result {
    #if os(Linux)
      // Swift does not see the system call, and some containers refuse it.
      typealias Personality = @convention(c) (UInt) -> Int32
      guard let symbol = dlsym(nil, "personality") else { return work() }
      let personality = unsafeBitCast(symbol, to: Personality.self)
      let usual = personality(UInt(UInt32.max))
      guard usual >= 0 else { return work() }
      let noRandomAddresses: UInt = 0x40000
      _ = personality(UInt(UInt32(bitPattern: usual)) | noRandomAddresses)
      // A child inherits the setting from the thread that starts it.
      defer { _ = personality(UInt(UInt32(bitPattern: usual))) }
    #endif
    return work()
  }
}
