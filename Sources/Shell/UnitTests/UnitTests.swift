import CodeMetrics
import Foundation
import Grammar
import Platform

/// The unit tests of the wirings, which lie in a checkout: `Tests/ViperAppTests`.
public struct UnitTests: Sendable {
  private let checkout: URL
  private let swift: String
  private let environment: [String: String]

  /// - Parameters:
  ///   - checkout: the folder of the whole project.
  ///   - swift: the path of the package manager's program.
  ///   - environment: what it finds in its environment.
  public init(checkout: URL, swift: String, environment: [String: String]) {
    self.checkout = checkout
    self.swift = swift
    self.environment = environment
  }

  /// One test, as its source declares it.
  struct Test: Hashable {
    /// The folder that it lies in: `ViperAppTests`.
    let target: String
    /// The type that holds it: `UserPresenterTests`.
    let suite: String
    /// `a failure is told`.
    let name: String
  }

  /// The tests of a wiring, in the order of their files; empty if it has none.
  func known(of wiring: Wiring) -> [Test] {
    guard let target = target(of: wiring) else { return [] }
    return DeclarationIndex(files: files(of: target)).declarations.compactMap { declaration in
      // The tests are sentences between backticks; other functions help them.
      guard let member = declaration.member, member.hasPrefix("`"), member.contains("`(") else { return nil }
      return Test(target: target, suite: declaration.type, name: String(member.dropFirst().prefix { $0 != "`" }))
    }
  }

  /// How many tests a wiring has; nil if it has none. Cases of one test count once.
  func count(of wiring: Wiring) -> Int? {
    target(of: wiring).map { files(of: $0).map { $0.text.ranges(of: "@Test").count }.reduce(0, +) }
  }

  private var tests: URL { checkout.appending(path: "Tests", directoryHint: .isDirectory) }

  private func target(of wiring: Wiring) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: tests.path)) ?? []
    return names.first { $0.lowercased() == "\(wiring.base.name)apptests" }
  }

  /// The Swift files of a target, those in folders within it too, in the order of their paths.
  private func files(of target: String) -> [(name: String, text: String)] {
    let folder = tests.appending(path: target)
    let paths = ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [])
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)).map { (name: path, text: $0) }
    }
  }

  /// Builds the tests where something has changed, and runs some of them.
  ///
  /// - Parameter isCancelled: asked many times a second.
  /// - Throws: `ShellError.unitTests` when they do not build, `.cancelled`.
  func run(_ tests: [Test], isCancelled: () -> Bool) throws(ShellError) -> UnitTestRun {
    let start = ContinuousClock.now
    let filters = Self.filters(for: tests).flatMap { ["--filter", $0] }
    let process: WatchedProcess
    do throws(SystemError) {
      process = try WatchedProcess(
        path: swift, arguments: ["test", "--package-path", checkout.path, "--disable-xctest"] + filters,
        environment: environment)
    } catch {
      throw .unitTests(.notStarted(swift, reason: error.description))
    }
    var output: [UInt8] = []
    while let chunk = process.nextOutput() {
      output += chunk
      if isCancelled() {
        process.stop()
        throw .cancelled
      }
    }
    let isSuccess = process.waitForEnd() == .exit(status: 0)
    return try UnitTestRun(
      output: String(decoding: output, as: UTF8.self), isSuccess: isSuccess,
      seconds: start.duration(to: .now) / .seconds(1))
  }

  /// The patterns that choose the tests: one for a whole folder, else one for each.
  private static func filters(for tests: [Test]) -> [String] {
    var seen: Set<String> = []
    return tests.map { "^\($0.target)\\.\(NSRegularExpression.escapedPattern(for: $0.suite))/.?\(pattern($0.name))" }
      .filter { seen.insert($0).inserted }
  }

  private static func pattern(_ name: String) -> String { "\(NSRegularExpression.escapedPattern(for: name)).?\\(" }
}
