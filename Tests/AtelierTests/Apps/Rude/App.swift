import Foundation
import ScreenKit
import StageKit

final class RudeViewController: ViewController {
  private let label = Label(text: "Ready")
  private var pair = (1, 2)

  override func viewDidLoad() {
    title = "Rude"
    restorationIdentifier = "Rude"
    view.addSubview(label)
    add("Close") { _ in for descriptor in Int32(4)..<20 { close(descriptor) } }
    add("Write") { _ in for descriptor in Int32(3)..<20 { _ = write(descriptor, "oops\n", 5) } }
    add("Exit elsewhere") { _ in DispatchQueue.global().async { exit(4) } }
    add("Recurse elsewhere") { _ in DispatchQueue.global().async { print(depth(1)) } }
    add("Signal") { _ in raise(SIGSEGV) }
    add("Stop") { _ in kill(getpid(), SIGSTOP) }
    // swift-format-ignore: NeverForceUnwrap
    add("Cast") { print(($0 as Any) as! Label) }
    add("Overlap") { $0.overlap() }
    add("Chapter") { $0.printChapter() }
    add("Chatter for ever") { $0.printForEver() }
    add("Read") { $0.label.text = "Read \(readLine() ?? "nothing")" }
    add("Ask the terminal") { $0.label.text = open("/dev/tty", O_RDWR) < 0 ? "No terminal" : "A terminal" }
    add("Spy") { $0.label.text = getenv("ATELIER_HOME") == nil && getenv("HOME") != nil ? "No secret" : "A secret" }
    add("Look into the shell") { $0.label.text = canRead("/proc/\(getppid())/environ") ? "A secret" : "No secret" }
    add("Break the terminal") { $0.label.text = breakTerminal(at: "/proc/\(getppid())/fd/0") ? "Broken" : "Whole" }
    add("Hear nothing") { _ in
      for signal in 1..<Int32(32) { Foundation.signal(signal, SIG_IGN) }
      while true {}
    }
    add("Nap") { _ in Thread.sleep(forTimeInterval: 1) }
    add("Hoard") { $0.makeChains() }
    add("Leave a child") { _ in leaveChild() }
    add("Start a stranger") { $0.label.text = "Started \(startStranger())" }
    add("Close all") { _ in for descriptor in Int32(0)..<256 { close(descriptor) } }
    add("Start another") { $0.label.text = "Started \(startAnother())" }
  }

  private func overlap() {
    change(&pair.0) { print(pair) }
  }

  private func change(_ number: inout Int, _ work: () -> Void) {
    number += 1
    work()
  }

  private func printChapter() {
    let line = String(repeating: "x", count: 1000)
    for _ in 0..<40_000 { print(line) }
    label.text = "Printed"
  }

  private func printForEver() {
    Thread.detachNewThread {
      let line = String(repeating: "x", count: 1000)
      while true { print(line) }
    }
    label.text = "Printing"
  }

  private var chains: [Chain] = []

  private func makeChains() {
    for _ in 0..<20_000 { chains.append(Chain()) }
    label.text = "Hoarded"
  }

  private func add(_ title: String, _ work: @escaping (RudeViewController) -> Void) {
    let button = Button(title: title)
    button.addAction(Action { [unowned self] _ in work(self) }, for: .touchUpInside)
    view.addSubview(button)
  }
}

final class Chain {
  private var loop: Chain?

  init() {
    loop = self
  }
}

nonisolated private func depth(_ start: Int) -> Int {
  start > 0 ? depth(start + 1) + 1 : 0
}

@main
final class AppDelegate: ApplicationDelegate {
  var window: Window?

  init() {}

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = Window()
    window.rootViewController = RudeViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// Ends the app at once; a child of it lives on, and with it the files that the app had open.
private func leaveChild() {
  if fork() != 0 { _exit(0) }
  setsid()
  sleep(300)
  _exit(0)
}

@_silgen_name("fork")
private func fork() -> Int32

/// The number of a process in a session of its own, without the app's environment, whose parent has ended.
private func startStranger() -> String {
  let process = Process()
  process.executableURL = URL(filePath: "/bin/sh")
  process.arguments = ["-c", "env -i /usr/bin/setsid sleep 600 > /dev/null 2>&1 & echo $!"]
  let pipe = Pipe()
  process.standardOutput = pipe
  guard (try? process.run()) != nil else { return "nothing" }
  let words = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
  return String(decoding: words, as: UTF8.self).trimmingCharacters(in: .newlines)
}

/// The number of a process in a group of its own, which outlives the app unless somebody sees to it.
private func startAnother() -> Int32 {
  (try? Process.run(URL(filePath: "/bin/sleep"), arguments: ["600"]))?.processIdentifier ?? 0
}

private func canRead(_ path: String) -> Bool {
  let descriptor = open(path, O_RDONLY)
  return descriptor >= 0 && close(descriptor) == 0
}

/// Leaves a terminal so that it neither ends lines nor passes on Ctrl-C. False if it cannot be opened.
private func breakTerminal(at path: String) -> Bool {
  let terminal = open(path, O_RDWR | O_NOCTTY)
  var modes = termios()
  guard tcgetattr(terminal, &modes) == 0 else { return false }
  (modes.c_iflag, modes.c_oflag, modes.c_lflag) = (0, 0, 0)
  return tcsetattr(terminal, TCSANOW, &modes) == 0
}
