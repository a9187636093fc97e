/// A delegate is held weakly.
///
/// This is FC-5 for all code. Where a delegate is seen to keep its object, the ring is certain, and an error, whatever
/// it is called; otherwise it is a warning.
///
/// ## Why
///
/// Most delegates own whom they are the delegate of. Two that own each other are never let go.
///
/// ## How to fix it
///
/// Declare the property `weak var`, and bind its protocol to classes: `protocol MenuDelegate: AnyObject`.
///
/// ## Found
///
/// ```swift
/// final class Menu {
///   var delegate: (any MenuDelegate)?
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class Menu {
///   weak var delegate: (any MenuDelegate)?
/// }
/// ```
///
/// ## What counts
///
/// - What is called a delegate. Where its protocol is bound to classes already, that is so in parts of screens, for a
///   coordinator's `delegate`, and where somebody keeps the object and makes itself its delegate: elsewhere it may be
///   what the object works with.
/// - What has another name, where an object keeps somebody and gives itself to that, and it keeps the object in turn,
///   be it by what its superclass declares: `adapter.output = self`, `router = Router(screen: self)`,
///   `router.attach(self)`. A screen's cells and the elements of a list that nobody takes out count as kept.
/// - Objects that are given to each other as they are put together, each of which keeps the next, as values keep what
///   they are made with.
/// - A list of delegates to which others add themselves, and out of which nobody is taken; and the delegate of a value,
///   where who keeps that makes itself its delegate.
///
/// ## What does not count
///
/// - A delegate that the object makes itself, that is made where it is given, or that a configurator has for a part of
///   its module, and what a double for tests has, such as `MockMenu`; a child that a screen makes or a segue of it shows.
/// - A service by such a name, `identityDelegate`: the object is not a part of a screen and is made with it, or is
///   given several, or is an operation, which lets go of its own. Where somebody keeps the object and makes itself its
///   delegate, it is one.
/// - One that a function lets go of, `removeListener()`, or the object as its screen goes; one that is given to UIKit as
///   the `transitioningDelegate`, which that holds weakly; and one for which an object stands in that holds another
///   weakly, `WeakProxy(controller)`.
/// - One that nobody ever sets, or that nobody in an app can be; one that stays as long as the app runs anyway, as its first
///   screens do and what these make once; and who makes the screens of an app.
/// - A coordinator that nobody else keeps, and SwiftUI's `context.coordinator`.
/// - A screen's presenter, and a presenter's interactor, by whatever name, as long as that does not hold it in turn.
/// - Values, to which nothing can refer weakly, and the relationships of managed objects, which are their store's.
struct DelegatesAreWeakEverywhere: Rule {
  static let id = "SM-9"
  static let title = "Delegates are weak"
  static let why = "two that own each other are never let go, and a delegate mostly owns whom it is the delegate of"
  static let architecture: Architecture? = nil
  static let surveys: [any Survey.Type] = [
    GivenProperties.self, HandedDelegates.self, KeptByDelegates.self, KeptMakers.self, ObjectMakers.self,
  ]

  func violations(in project: Project) -> [Violation] {
    let found =
      project.strongDelegates() + project.strongListsOfDelegates() + project.keptByTheirParts()
      + project.keptByWhatTheyMake() + project.keptByTheirFunctions()
    // What is found already says as much of a ring of two, and one ring as much as another by the same property.
    var known = Set(found.filter { $0.severity == .error }.map(\.place))
    return found + project.ringsOfWiring().filter { known.insert($0.place).inserted }
  }
}
