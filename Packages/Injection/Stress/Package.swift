// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Stress",
  platforms: [.macOS(.v13)],
  dependencies: [.package(path: "..")],
  targets: [
    .executableTarget(name: "stress-injection", dependencies: [.product(name: "Injection", package: "Injection")])
  ]
)
