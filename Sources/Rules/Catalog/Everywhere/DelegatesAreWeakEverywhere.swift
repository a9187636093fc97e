/// A delegate is held weakly.
///
/// This is FC-5 for all code. What has another name is a delegate, too, where an object keeps somebody and gives itself
/// to that, and it keeps the object in turn: `adapter.output = self`, `router = Router(screen: self)`; or where objects
/// are given to each other as they are put together, and each keeps the next. Such a ring is certain, and an error, and
/// so is a delegate that is seen to keep its object.
///
/// A list of delegates to which others add themselves, and out of which nobody is taken, is meant as well. Who makes a
/// delegate itself keeps it, and is not meant, nor is one that is made where it is given; neither is a configurator
/// that has the delegate for a part of its module, nor a double for tests, such as `MockMenu`. A name such as
/// `identityDelegate` is that of a service where the object is not a part of a screen and is made with it, or is given
/// several, or is an operation, which lets go of its own; but not where somebody keeps the object and makes itself its
/// delegate. Where the delegate's protocol is bound to classes already, only parts of screens are meant, a
/// coordinator's `delegate`, and whom somebody keeps: elsewhere it may be what the object works with. A delegate that
/// nobody ever sets, or that nobody in an app can be, holds nothing, and neither of two that stay as long as the app
/// runs is meant. A screen may keep its presenter, and a presenter its interactor, by whatever name, as long as that
/// does not hold it in turn, and to values nothing can refer weakly. Who makes the screens of an app is not a part of
/// one, and relationships of managed objects are their store's.
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
struct DelegatesAreWeakEverywhere: Rule {
  static let id = "SM-9"
  static let title = "Delegates are weak"
  static let why = "two that own each other are never let go, and a delegate mostly owns whom it is the delegate of"
  static let architecture: Architecture? = nil
  static let surveys: [any Survey.Type] = [
    GivenProperties.self, HandedDelegates.self, KeptByDelegates.self, KeptMakers.self,
  ]

  func violations(in project: Project) -> [Violation] {
    let found =
      project.strongDelegates() + project.strongListsOfDelegates() + project.keptByTheirParts()
      + project.keptByWhatTheyMake()
    // What is found already says as much of a ring of two, and one ring as much as another by the same property.
    var known = Set(found.filter { $0.severity == .error }.map(\.place))
    return found + project.ringsOfWiring().filter { known.insert($0.place).inserted }
  }
}
