#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Resolution {
  /// The current thread's, made when first asked for and kept until the thread ends.
  static var current: Resolution {
    if let pointer = pthread_getspecific(Holder.threadKey) {
      return Unmanaged<Holder>.fromOpaque(pointer)._withUnsafeGuaranteedRef(\.resolution)
    }
    let holder = Holder()
    holder.becomeCurrent()
    return holder.resolution
  }

  /// Makes a thread that has none yet go on with this one.
  func becomeCurrent() {
    state.pointee.holder?._withUnsafeGuaranteedRef { $0.becomeCurrent() }
  }
}

extension Resolution {
  /// Keeps a resolution for the threads that it is current on.
  final class Holder {
    let resolution: Resolution

    init() {
      resolution = Resolution(state: .allocate(capacity: 1), mark: Readers.Mark.allocate())
      resolution.state.initialize(to: State())
      resolution.state.pointee.holder = .passUnretained(self)
      Readers.add(resolution)
    }

    deinit {
      Readers.remove(resolution)
      resolution.state.deinitialize(count: 1)
      resolution.state.deallocate()
      resolution.mark.deinitialize(count: 1)
      resolution.mark.deallocate()
    }

    fileprivate func becomeCurrent() {
      pthread_setspecific(Self.threadKey, Unmanaged.passRetained(self).toOpaque())
    }

    fileprivate static let threadKey: pthread_key_t = {
      var key = pthread_key_t()
      pthread_key_create(&key) { pointer in
        #if canImport(Darwin)
          Unmanaged<Holder>.fromOpaque(pointer).release()
        #else
          if let pointer { Unmanaged<Holder>.fromOpaque(pointer).release() }
        #endif
      }
      return key
    }()
  }
}
