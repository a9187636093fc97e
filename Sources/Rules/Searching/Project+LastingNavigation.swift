/// Who makes navigation controllers, by their classes, and where the root of the window is set, and to whose.
struct NavigationMakers: NamedSurvey {
  static let id = "navigationMakers"
  /// What the notes are under of where the root is set.
  static let root = "rootViewController"

  static func notes(in part: Project) -> [SurveyNote] {
    func makes(_ code: Code) -> Bool { code.calls.has { $0.madeType.hasSuffix("NavigationController") } }
    let makers = part.code(where: makes).flatMap { type, code in
      code.calls.callees { $0.madeType.hasSuffix("NavigationController") }.map {
        SurveyNote($0.madeType, [type.simpleName])
      }
    }
    let roots = part.assignments { $0.last == root }.enumerated().map { number, root in
      SurveyNote(
        Self.root, ["\(root.owner) \(number)"] + part.makers(of: root.assignment.value, in: root.code, of: root.owner))
    }
    return Set(makers + roots).inOrder
  }
}

extension Project {
  /// Whether all navigation controllers stay as long as the app: they are the tabs', or the root, which is set once, or those
  /// that a storyboard shows first.
  var keepsNavigation: Bool {
    let navigation = "UINavigationController"
    let classes = [navigation] + heirs(of: navigation).map(\.simpleName)
    let makers = classes.flatMap { notes(of: NavigationMakers.self, under: $0) }.flatMap(\.words).compactMap(type)
    let roots = notes(of: NavigationMakers.self, under: NavigationMakers.root).map(\.words)
    if makers.isEmpty, roots.isEmpty { return configuration.firstScreens.haveAllNavigation }
    return !makers.isEmpty && (roots.count < 2 || areOfLaunch(roots.compactMap(\.first)))
      && makers.allSatisfy { maker in
        maker.ancestors.contains("UITabBarController") || isForEver(maker) || isOfWholeApp(maker)
          || roots.contains { $0.dropFirst().contains(maker.simpleName) }
      }
  }

  /// Whether each root is set by another delegate of the app or its scenes, of which a system asks one.
  private func areOfLaunch(_ roots: [String]) -> Bool {
    let setters = roots.map { String($0.prefix { $0 != " " }) }
    return Set(setters).count == setters.count && setters.allSatisfy { type($0)?.role == .appDelegate }
  }

  /// The types that are asked to make a value, `builder` in `builder.build()`, be it by way of a local constant, as far as
  /// that is known.
  fileprivate func makers(of value: Value, in code: Code, of owner: String) -> [String] {
    let local = value.path.flatMap { path in
      path.isOneName ? code.variables.last { $0.name == path.last } : nil
    }
    guard case .call(let call) = local?.value ?? value, call.nameCount == 2, let type = type(owner) else { return [] }
    return ExpressionTypes(project: self, type: type, code: code, parameters: []).names(of: call.base)
  }
}
