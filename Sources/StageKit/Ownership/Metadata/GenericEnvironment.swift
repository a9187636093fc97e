import CStageHooks

/// The generic arguments that are known so far while a closure's captures are read.
struct GenericEnvironment {
  private(set) var arguments: [GenericParameter: TypeMetadata] = [:]

  mutating func set(_ parameter: GenericParameter, to type: TypeMetadata) {
    arguments[parameter] = type
  }

  /// The type that a mangled name stands for; nil while it refers to unknown parameters.
  func type(named name: MangledName) -> TypeMetadata? {
    let counts = parameterCounts
    guard !counts.isEmpty else {
      return atelier_type_in_context(name.start, name.length, nil, nil).map(TypeMetadata.init(pointer:))
    }
    var values: [UnsafeRawPointer] = []
    for (depth, count) in counts.enumerated() {
      for index in 0..<count {
        guard let argument = arguments[GenericParameter(depth: depth, index: index)] else { return nil }
        values.append(argument.pointer)
      }
    }
    let description = Self.description(counts: counts)
    return description.withUnsafeBytes { environment in
      values.withUnsafeBytes { values in
        atelier_type_in_environment(name.start, name.length, environment.baseAddress, values.baseAddress)
          .map(TypeMetadata.init(pointer:))
      }
    }
  }

  /// How many parameters there are at each depth.
  private var parameterCounts: [Int] {
    guard let deepest = arguments.keys.map(\.depth).max() else { return [] }
    return (0...deepest).map { depth in
      (arguments.keys.filter { $0.depth == depth }.map(\.index).max() ?? -1) + 1
    }
  }

  /// The runtime's own form of an environment (`GenericEnvironmentDescriptor` in include/swift/ABI/GenericContext.h):
  /// the number of levels, the number of parameters up to each, and a byte for each parameter that says that it is a
  /// type with
  /// an argument.
  private static func description(counts: [Int]) -> [UInt16] {
    var words = [UInt16(counts.count), 0]
    var total = 0
    for count in counts {
      total += count
      words.append(UInt16(total))
    }
    return words + Array(repeating: 0x8080, count: total / 2 + 1)
  }
}

extension GenericParameter {
  init(depth: Int, index: Int) {
    self.depth = depth
    self.index = index
  }
}
