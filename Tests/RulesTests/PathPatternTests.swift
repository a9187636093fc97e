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
    ("*Controller.swift", "App/UserController.swift", true),
  ])
  func `a pattern means what it does in a gitignore`(pattern: String, path: String, isMatch: Bool) {
    #expect(PathPattern(pattern).matches(path) == isMatch)
  }
}
