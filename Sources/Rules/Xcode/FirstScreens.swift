/// The screens that an app's storyboards have, and the ways on which they come: what the main one shows first stays as long
/// as the app, as do a navigation's root and tabs in that.
public struct FirstScreens: Hashable, Sendable {
  /// How a screen of a class comes to be.
  enum Way: Hashable, Sendable {
    /// It is the first that the app shows, or is in that.
    case first
    /// It is a tab, or a part of what is shown side by side, or in one, of a class if that has a name.
    case tab(of: String?)
    /// It is in a screen of another class, as a child.
    case part(of: String)
    /// Code asks for it, by a name or as the first of another storyboard.
    case asked
    /// It is shown over another, or is in what code asks for.
    case often

    var isTab: Bool { if case .tab = self { true } else { false } }
  }

  /// On which ways the screens come of each class that storyboards have; one that nothing leads to has none.
  let ways: [String: Set<Way>]
  /// Whether all navigation controllers of storyboards are among the first.
  let haveAllNavigation: Bool
  /// The classes of screens that code may ask for, by storyboards and identifiers.
  private let asked: [Key: String]

  /// By what code asks for a screen. Tools that write functions for it begin all names with a small letter.
  private struct Key: Hashable {
    let storyboard: String
    /// Empty for the first of the storyboard.
    let identifier: String

    init(_ storyboard: String, _ identifier: String) {
      self.storyboard = storyboard.withSmallInitial
      self.identifier = identifier.withSmallInitial
    }
  }

  /// The class of the screen that a storyboard has under an identifier, or of its first; `nil` if none is known.
  func type(in storyboard: String, identifier: String = "") -> String? { asked[Key(storyboard, identifier)] }

  /// Whether code may ask for screens of a class.
  func areAskedFor(_ type: String) -> Bool { asked.values.contains(type) }

  /// The class of the one screen that storyboards have under an identifier; `nil` if none or several are known.
  func type(identifier: String) -> String? {
    let types = Set(asked.filter { $0.key.identifier == identifier.withSmallInitial }.map(\.value))
    return types.count == 1 ? types.first : nil
  }

  /// Whether storyboards have a screen of a class.
  func has(_ type: String) -> Bool { ways[type] != nil }

  /// None.
  public init() { (ways, haveAllNavigation, asked) = ([:], false, [:]) }

  /// Those of several folders that are one project.
  public init(joining parts: [FirstScreens]) {
    ways = parts.reduce(into: [:]) { $0.merge($1.ways) { $0.union($1) } }
    let others = parts.filter { !$0.ways.isEmpty }
    haveAllNavigation = !others.isEmpty && others.allSatisfy(\.haveAllNavigation)
    asked = parts.reduce(into: [:]) { $0.merge($1.asked) { first, _ in first } }
  }

  /// Those of an app.
  ///
  /// - Parameter main: what the storyboards are called of which the app shows one when it begins.
  init(of storyboards: [Storyboard], main: Set<String>) {
    let first = Self.places(in: storyboards, from: main)
    let all = storyboards.indices.flatMap { board in
      storyboards[board].scenes.map { (place: Place(storyboard: board, id: $0.key), scene: $0.value) }
    }
    var shown: Set<Place> = []
    var containers: [Place: [Place]] = [:]
    for (place, scene) in all {
      func target(_ id: String) -> Place? { Self.place(id, in: place.storyboard, of: storyboards) }
      shown.formUnion(scene.shown.compactMap(target))
      for part in scene.contained.compactMap(target) { containers[part, default: []].append(place) }
    }
    /// By itself, and not in what contains it.
    func ownWays(to place: Place) -> Set<Way> {
      let storyboard = storyboards[place.storyboard]
      var ways: Set<Way> = shown.contains(place) ? [.often] : []
      if storyboard.scenes[place.id]?.identifier != nil { ways.insert(.asked) }
      if storyboard.initial == place.id { ways.insert(main.contains(storyboard.name) ? .first : .asked) }
      return ways
    }
    func ways(to place: Place) -> Set<Way> {
      var found = ownWays(to: place)
      var seen: Set<Place> = [place]
      var containerWays: Set<Way> = []
      var next = containers[place] ?? []
      while let container = next.popLast() {
        guard seen.insert(container).inserted else { continue }
        let scene = storyboards[container.storyboard].scenes[container.id]
        if let scene, scene.hasTabs, !first.contains(container) {
          found.insert(.tab(of: scene.type))
        } else if let type = scene?.type, scene?.kind != Storyboard.navigation {
          found.insert(.part(of: type))
        } else if first.contains(container) {
          // The tab bar controller that is shown first may well have a name.
          found.insert(.first)
        } else {
          containerWays.formUnion(ownWays(to: container))
          next += containers[container] ?? []
        }
      }
      // Tabs may have a storyboard each, which code need not ask for.
      if containerWays.remove(.asked) != nil, !found.contains(where: \.isTab) { found.insert(.often) }
      return found.union(containerWays)
    }
    self.ways = all.reduce(into: [:]) { found, one in
      if let type = one.scene.type { found[type, default: []].formUnion(ways(to: one.place)) }
    }
    asked = all.reduce(into: [:]) { asked, one in
      let storyboard = storyboards[one.place.storyboard]
      guard let type = one.scene.type else { return }
      if let identifier = one.scene.identifier { asked[Key(storyboard.name, identifier)] = type }
      if storyboard.initial == one.place.id { asked[Key(storyboard.name, "")] = type }
    }
    haveAllNavigation =
      !first.isEmpty && all.allSatisfy { $0.scene.kind != Storyboard.navigation || first.contains($0.place) }
  }

  /// A screen of some storyboard, by the place of that in their list: two apps may call theirs the same.
  private struct Place: Hashable {
    let storyboard: Int
    let id: String
  }

  /// The initial screens of some storyboards and all that they contain.
  private static func places(in storyboards: [Storyboard], from main: Set<String>) -> Set<Place> {
    var found: Set<Place> = []
    var next = storyboards.indices.filter { main.contains(storyboards[$0].name) }
      .compactMap { board in storyboards[board].initial.flatMap { place($0, in: board, of: storyboards) } }
    while let place = next.popLast() {
      guard found.insert(place).inserted else { continue }
      let contained = storyboards[place.storyboard].scenes[place.id]?.contained ?? []
      next += contained.compactMap { Self.place($0, in: place.storyboard, of: storyboards) }
    }
    return found
  }

  /// Where a screen is that a storyboard has by an id, be it one of another storyboard.
  private static func place(_ id: String, in board: Int, of storyboards: [Storyboard]) -> Place? {
    guard let scene = storyboards[board].scenes[id] else { return nil }
    guard let other = scene.storyboard else { return Place(storyboard: board, id: id) }
    guard let target = storyboards.firstIndex(where: { $0.name == other }) else { return nil }
    let scenes = storyboards[target].scenes
    let named = scene.identifier.flatMap { name in scenes.first { $0.value.identifier == name }?.key }
    return (named ?? storyboards[target].initial).map { Place(storyboard: target, id: $0) }
  }
}

extension String {
  fileprivate var withSmallInitial: String { prefix(1).lowercased() + dropFirst() }
}
