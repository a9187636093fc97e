import CStageHooks
import LibC
import StageProtocol

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The life of a stage: launch the app, then answer the shell until it goes.
@MainActor
enum StageMain {
  static func run<Delegate: ApplicationDelegate>(_ type: Delegate.Type) -> Never {
    guard let channel = LineChannel.fromEnvironment() else {
      atelier_complain("This app runs on a stage. Start it in the shell with: switch <folder of the app>\n")
      exit(64)
    }
    // A stage whose shell was killed must not live on, even when its app loops for ever.
    atelier_end_with_parent()
    atelier_take_in_orphans()
    atelier_crash_install()
    atelier_threads_install()
    atelier_buffer_output_by_line()
    MemoryLimit.setFromEnvironment()
    ExitWatch.install()
    MainLoop.takeOver()
    let index = SourceIndex.fromEnvironment()
    let application = Application(clock: VirtualClock())
    ObjectRegistry.install()
    OriginHooks.install()
    ContainerCatalogue.shared.begin()
    TraceRecorder.shared.beginLaunch()
    OutputWatch.begin()
    let delegate = type.init()
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    MainLoop.settle()
    ObjectRegistry.shared.conclude()
    var server = StageServer(
      app: StageApp(application: application, delegate: delegate, index: index), channel: channel)
    let status = server.run()
    ExitWatch.expectExit()
    exit(status)
  }
}

extension LineChannel {
  /// The channel that the shell opened for this process. Its descriptors stay out of the app's own child processes.
  fileprivate static func fromEnvironment() -> LineChannel? {
    guard let input = descriptor(StageEnvironment.requests), let output = descriptor(StageEnvironment.replies) else {
      return nil
    }
    for descriptor in [input, output] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    unsetenv(StageEnvironment.requests)
    unsetenv(StageEnvironment.replies)
    return LineChannel(input: input, output: output)
  }

  private static func descriptor(_ variable: String) -> Int32? {
    getenv(variable).flatMap { Int32(String(cString: $0)) }
  }
}

extension SourceIndex {
  /// The index that the compiler wrote beside the app, or an empty one.
  fileprivate static func fromEnvironment() -> SourceIndex {
    guard let path = getenv(StageEnvironment.sources),
      let data = try? Data(contentsOf: URL(filePath: String(cString: path))),
      let index = try? JSONDecoder().decode(SourceIndex.self, from: data)
    else { return SourceIndex(types: [:]) }
    return index
  }
}
