/// Who makes navigation controllers, and where the root of the window is set.
struct NavigationMakers: Survey {
  static let id = "navigationMakers"

  static func notes(in part: Project) -> [SurveyNote] {
    let makers = part.types.flatMap { type in
      type.code.contains { _, code in !code.calls.named("UINavigationController").isEmpty }
        ? [SurveyNote("maker", [type.simpleName])] : []
    }
    let roots = part.assignments { $0.last == "rootViewController" }.enumerated().map { number, root in
      SurveyNote("root", ["\(root.owner) \(number)"])
    }
    return Set(makers + roots).inOrder
  }
}

extension Project {
  /// Whether all navigation controllers stay as long as the app: they are the tabs', or the root, which is set once.
  var keepsNavigation: Bool {
    let makers = notes(of: NavigationMakers.self, under: "maker").flatMap(\.words).compactMap(type)
    return !makers.isEmpty && notes(of: NavigationMakers.self, under: "root").count < 2
      && makers.allSatisfy { $0.ancestors.contains("UITabBarController") || isForEver($0) || isOfWholeApp($0) }
  }
}
