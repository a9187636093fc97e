// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Atelier", path: "..")],
  targets: [
    .executableTarget(
      name: "atelier-benchmarks",
      dependencies: ["Figures", .product(name: "AtelierMeasuring", package: "Atelier")]),
    .executableTarget(
      name: "injection-benchmarks",
      dependencies: ["Figures", "CAllocations", .product(name: "AtelierKit", package: "Atelier")]),
    // How figures are measured and printed.
    .target(name: "Figures"),
    // Counts what is allocated.
    .target(name: "CAllocations"),
  ]
)
