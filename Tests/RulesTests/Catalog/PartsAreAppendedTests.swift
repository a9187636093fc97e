import Testing

struct PartsAreAppendedTests {
  @Test(arguments: [
    (
      """
      enum UserPart: Part {
        static func load(container: Container) {}
      }
      enum LoginPart: Part {
        static func load(container: Container) {}
      }
      final class AppDelegate {
        func f() { container.append(part: UserPart.self) }
      }
      """,
      """
      4:6 LoginPart is appended nowhere
        fix: append it where the container is made, before the first resolve
      """
    )
  ])
  func `what FS-8 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "FS-8") == report)
  }

  @Test(arguments: [
    """
    enum UserPart: Part {
      static func load(container: Container) {}
    }
    enum LoginPart: Part {
      static func load(container: Container) {}
    }
    final class AppDelegate {
      func f() {
        container.append(part: UserPart.self)
        container.append(part: LoginPart.self)
      }
    }
    """,
    """
    enum UserPart: Part {
      static func load(container: Container) {}
    }
    final class AppDelegate {
      func f() { for part in parts { container.append(part: part) } }
    }
    """,
    """
    struct BodyPart {}
    enum UserPart: Part {
      static func load(container: Container) {}
    }
    final class AppDelegate {
      func f() { container.append(part: UserPart.self) }
    }
    """,
  ])
  func `what FS-8 allows is not found`(source: String) throws {
    #expect(try found(source, by: "FS-8") == [])
  }
}
