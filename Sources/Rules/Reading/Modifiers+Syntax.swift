@_spi(RawSyntax) import SwiftSyntax

extension Modifiers {
  init(_ list: RawDeclModifierListSyntax) {
    for modifier in list.nodes {
      switch modifier.name.keyword {
      case .static, .class: isStatic = true
      case .lazy: isLazy = true
      case .override: isOverride = true
      case .weak: ownership = .weak
      case .unowned: ownership = .unowned
      case let keyword:
        guard let level = AccessLevel(keyword) else { continue }
        // `private(set)`
        if modifier.detail == nil { access = level } else { setter = level }
      }
    }
  }
}

extension AccessLevel {
  fileprivate init?(_ keyword: Keyword?) {
    switch keyword {
    case .private: self = .private
    case .fileprivate: self = .fileprivate
    case .internal: self = .internal
    case .package: self = .package
    case .public: self = .public
    case .open: self = .open
    default: return nil
    }
  }
}
