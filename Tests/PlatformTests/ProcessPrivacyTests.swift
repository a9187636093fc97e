import LibC
import Platform
import Testing

#if os(Linux)
  struct ProcessPrivacyTests {
    @Test func `the system is told to close this process to others`() throws {
      typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      let control = unsafeBitCast(try #require(dlsym(nil, "prctl")), to: Control.self)
      let (getDumpable, setDumpable): (Int32, Int32) = (3, 4)
      let before = control(getDumpable, 0, 0, 0, 0)
      defer { _ = control(setDumpable, UInt(before), 0, 0, 0) }
      #expect(before == 1)
      ProcessPrivacy.begin()
      #expect(control(getDumpable, 0, 0, 0, 0) == 0)
    }
  }
#endif
