import Rules
import Testing

struct PathPatternTests {
  @Test(arguments: [
    ("Generated/", "App/Generated/A.swift", true), ("Generated/", "Generated/A.swift", true),
    ("Generated/", "App/GeneratedCode/A.swift", false), ("*.pb.swift", "App/User.pb.swift", true),
    ("*.pb.swift", "App/User.swift", false), ("App/Legacy", "App/Legacy/A.swift", true),
    ("App/Legacy", "Old/App/Legacy/A.swift", false), ("App/**/Mocks", "App/User/Fakes/Mocks/A.swift", true),
    ("App/**/Mocks", "App/Mocks/A.swift", true), ("**/A?.swift", "App/A1.swift", true),
    ("**/A?.swift", "App/A.swift", false), ("./App/*", "App/A.swift", true),
    ("*Controller.swift", "App/UserController.swift", true), ("App/**", "App", false),
    ("App/**", "App/User/A.swift", true),
    ("**/User/**/Mocks", "User/Old/User/A/Mocks/B.swift", true), ("**/User/**/Mocks", "User/Mock/A.swift", false),
  ])
  func `a pattern means what it does in a gitignore`(pattern: String, path: String, isMatch: Bool) {
    #expect(PathPattern(pattern).matches(path) == isMatch)
  }

  @Test func `a pattern of many folders holds nobody up`() {
    let pattern = PathPattern(String(repeating: "**/a/", count: 30) + "b")
    #expect(!pattern.matches(String(repeating: "a/", count: 60) + "c"))
  }
}
