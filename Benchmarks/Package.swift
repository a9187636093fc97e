// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Atelier", path: ".."),
    .package(path: "../Packages/Injection"),
    // The version is the product's, which pins it.
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .executableTarget(
      name: "atelier-benchmarks",
      dependencies: ["Figures", .product(name: "AtelierMeasuring", package: "Atelier")]),
    .executableTarget(
      name: "injection-benchmarks",
      dependencies: ["Figures", "CAllocations", .product(name: "Injection", package: "Injection")]),
    .executableTarget(
      name: "lint-benchmarks",
      dependencies: [
        "Figures", .product(name: "AtelierRules", package: "Atelier"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    // How figures are measured and printed.
    .target(name: "Figures"),
    // Counts what is allocated.
    .target(name: "CAllocations"),
  ]
)
