import Foundation
import HotCompiler
import Rules
import Testing

/// The rules against the product's own app code: the wirings keep to them, and each variation breaks the one it is about.
struct WorkshopTests {
  @Test(arguments: [
    ("ComposableContexts", "contexts"), ("MVPCF", "mvpcf"), ("VIPER", "viper"), ("MVVMC", "mvvmc"),
    ("MVVMFC", "mvvmfc"),
  ])
  func `a wiring keeps to its rules, and its architecture is found out`(folder: String, name: String) throws {
    let report = try report(on: folder, variation: nil, architecture: nil)

    #expect(report.findings.map(\.message) == [])
    #expect(report.problems == [])
    #expect(report.architecture?.rawValue == name)
  }

  @Test(arguments: [
    ("ComposableContexts", "forgotten-context", ["CC-3"]), ("ComposableContexts", "frozen-name", ["SM-4"]),
    ("ComposableContexts", "stream-per-access", ["SM-5"]), ("ComposableContexts", "swapped-use-cases", ["CC-7"]),
    ("MVPCF", "outliving-factory", ["PC-6"]), ("MVPCF", "swipe-leak", ["PC-7"]), ("MVPCF", "two-resolves", ["PC-9"]),
    ("MVPCF", "unset-route", ["PC-2"]),
    ("VIPER", "alert-in-presenter", ["VI-2"]), ("VIPER", "forced-argument", ["VI-7"]),
    ("VIPER", "forgotten-setup", ["VI-11"]), ("VIPER", "growing-router", ["SM-6"]), ("VIPER", "strong-view", ["VI-3"]),
    ("VIPER", "unknown-urn", ["VI-5"]),
    ("MVVMC", "router-keeps-popped", ["SM-7"]), ("MVVMC", "transient-default", ["FS-7"]),
    ("MVVMC", "unkept-coordinator", ["FS-5"]),
    ("MVVMFC", "growing-flow", ["SM-6"]), ("MVVMFC", "root-in-manager", ["FC-12"]),
    ("MVVMFC", "strong-flow", ["FC-4"]), ("MVVMFC", "strong-self", ["FC-10"]),
  ])
  func `a variation is found by the rule that is meant for it`(
    folder: String, variation: String, rules: [String]
  ) throws {
    let architectures: [String: Architecture] = [
      "ComposableContexts": .contexts, "MVPCF": .mvpcf, "VIPER": .viper, "MVVMC": .mvvmc, "MVVMFC": .mvvmfc,
    ]
    let report = try report(on: folder, variation: variation, architecture: architectures[folder])

    #expect(Set(report.findings.map(\.rule)).sorted() == rules)
  }

  private func report(on folder: String, variation: String?, architecture: Architecture?) throws -> LintReport {
    let workshop = Checkout.folder.appending(path: "Workshops/\(folder)")
    let overlays = variation.map { name in
      [OverlaySource(name: name, folder: workshop.appending(path: "Variations/\(name)"))]
    }
    let app = AppSource(name: folder, folder: workshop.appending(path: "App"), overlays: overlays ?? [])
    let configuration = Configuration(architecture: architecture, appModules: ["UserDomain"])
    return try Linter(configuration: configuration).lint(
      app.files().map { SourceText(name: $0.place, bytes: $0.bytes) })
  }
}
