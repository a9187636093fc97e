// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Atelier", path: "..")],
  targets: [
    .executableTarget(
      name: "atelier-benchmarks",
      dependencies: [
        .product(name: "AtelierMeasuring", package: "Atelier")
      ])
  ]
)
