/// A view controller shows what its view model says and passes on what a person does; it decides nothing.
///
/// No machine can check this: what is a decision, and what is only a way to show something, is for people to tell. The
/// same goes for "one responsibility", wherever an architecture asks for it.
///
/// ## Why
///
/// A decision in a view controller is one that no test of the view model sees, and that the next screen takes once more.
///
/// ## What to look at
///
/// Read each `if` and `switch` of a view controller aloud. "Is the name there? Then show it" is showing. "Is this person
/// signed in, and is the name theirs? Then they may edit it" is a decision: give the view model a property that says
/// `canEditName`. `trace` helps: between a tap and the view model's call there should be nothing.
struct ViewControllersDecideNothing: UncheckedRule {
  static let id = "FC-9"
  static let title = "A view controller decides nothing"
  static let architecture: Architecture? = .mvvmfc
}
