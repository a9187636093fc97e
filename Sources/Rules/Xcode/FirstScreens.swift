/// The screens that an app's main storyboard shows first and that stay as long as the app: the initial one, and those that
/// it contains as a navigation's root or as tabs.
public struct FirstScreens: Hashable, Sendable {
  /// The classes of which there is that one object, as far as storyboards say.
  let classes: Set<String>
  /// Whether all navigation controllers of storyboards are among them.
  let haveAllNavigation: Bool
  /// The classes of all screens that storyboards have.
  let known: Set<String>

  /// None.
  public init() { (classes, haveAllNavigation, known) = ([], false, []) }

  /// Those of several folders that are one project.
  public init(joining parts: [FirstScreens]) {
    known = parts.reduce(into: []) { $0.formUnion($1.known) }
    classes = parts.reduce(into: []) { $0.formUnion($1.classes) }
    let others = parts.filter { !$0.known.isEmpty }
    haveAllNavigation = !others.isEmpty && others.allSatisfy(\.haveAllNavigation)
  }

  /// Those of an app.
  ///
  /// - Parameter main: what the storyboards are called of which the app shows one when it begins.
  init(of storyboards: [Storyboard], main: Set<String>) {
    let first = Self.places(in: storyboards, from: main)
    let all = storyboards.indices.flatMap { board in
      storyboards[board].scenes.map { (place: Place(storyboard: board, id: $0.key), scene: $0.value) }
    }
    known = Set(all.compactMap(\.scene.type))
    // Who is shown from elsewhere, too, or asked for by code, may come and go.
    let shown = Set(
      storyboards.indices.flatMap { board in
        storyboards[board].scenes.values.flatMap(\.shown).compactMap { Self.place($0, in: board, of: storyboards) }
      })
    let others = Set(all.filter { !first.contains($0.place) }.compactMap(\.scene.type))
    let lasting = all.filter { first.contains($0.place) && !shown.contains($0.place) && $0.scene.identifier == nil }
    classes = Set(lasting.compactMap(\.scene.type)).subtracting(others)
    haveAllNavigation =
      !first.isEmpty && all.allSatisfy { $0.scene.kind != "navigationController" || first.contains($0.place) }
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
