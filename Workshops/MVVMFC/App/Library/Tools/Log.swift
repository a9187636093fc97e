/// Notes for whoever develops the app. Who uses it never sees them.
public enum Log {
  public static func notice(_ message: String) {
    print(message)
  }
}
