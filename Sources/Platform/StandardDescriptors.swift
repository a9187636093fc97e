import LibC

/// The descriptors for input, answers and complaints, which a program takes for open.
public enum StandardDescriptors {
  /// Opens something in the place of those that were closed when the program was started.
  ///
  /// A file that is opened later would have their numbers, and what is shown would be written into it. To read and to
  /// answer fails as before; complaints are for nobody.
  public static func fill() {
    let modes = [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
    for (number, mode) in modes where fcntl(number, F_GETFD) < 0 { _ = open("/dev/null", mode) }
  }
}
