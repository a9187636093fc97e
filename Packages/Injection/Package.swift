// swift-tools-version: 6.2
import PackageDescription

/// The product's own sources: Swift 6 mode, and no warning survives.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
]

/// Code as apps have it: everything runs on the main actor unless it says otherwise.
let app: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "Injection",
  // The first that have Swift concurrency.
  platforms: [.macOS(.v10_15), .iOS(.v13), .macCatalyst(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .library(name: "Injection", targets: ["Injection"]),
    .library(name: "InjectionTesting", targets: ["InjectionTesting"]),
  ],
  targets: [
    .target(name: "Injection", swiftSettings: strict),
    // Traits for Swift Testing.
    .target(name: "InjectionTesting", dependencies: ["Injection"], swiftSettings: strict),
    .testTarget(name: "InjectionTests", dependencies: ["Injection", "InjectionTesting"], swiftSettings: strict),
    .testTarget(name: "InjectionAppTests", dependencies: ["Injection"], swiftSettings: app),
  ]
)
