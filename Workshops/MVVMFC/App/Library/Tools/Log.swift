/// Notes for whoever develops the app. Who uses it never sees them.
enum Log {
  static func notice(_ message: String) {
    print(message)
  }
}
