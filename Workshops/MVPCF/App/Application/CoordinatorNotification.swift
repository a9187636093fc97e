/// Something that has happened outside the app, and what to do about it.
struct CoordinatorNotification: Hashable {
  let text: String
  /// `nil` where the notification leads nowhere.
  let action: CoordinatorAction?
}
