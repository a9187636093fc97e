import LibC

/// What other processes of the same user can find out about this one.
public enum ProcessPrivacy {
  /// Keeps the memory and the environment of this process from others of the same user, those that it starts among them.
  ///
  /// The system then writes no core of it, and lets no debugger of the same user attach.
  public static func begin() {
    #if os(Linux)
      // Swift does not see a function with any number of arguments.
      typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      guard let symbol = dlsym(nil, "prctl") else { return }
      let setDumpable: Int32 = 4
      _ = unsafeBitCast(symbol, to: Control.self)(setDumpable, 0, 0, 0, 0)
    #endif
  }
}
