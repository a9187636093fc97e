import Injection
import Testing

/// Building what takes awaiting, and asking from elsewhere.
struct AsyncTests {
  final class Database: Sendable {
    let name: String
    init(name: String) { self.name = name }
  }

  final class Feed: Sendable {
    let database: Database
    init(database: Database) { self.database = database }
  }

  /// Is given what it needs after it is built.
  final class Reader: @unchecked Sendable {
    var database: Database?
    var later: Lazy<Database>?
  }

  @MainActor final class Title {
    let text: String
    init(feed: Feed) { text = "Feed of \(feed.database.name)" }
  }

  let container = Container()
  let built = Counter()

  init() {
    let built = built
    container.register(name: "path") { "users.db" }
    container.register(String.self, with: { try $0.resolve(name: "path") })
    container.registerAsync(Database.self) { (name: String) in
      built.increment()
      await Task.yield()
      return Database(name: name)
    }
    container.register(Feed.self, scope: .singleton, Feed.init)
  }

  @Test func `what needs something asynchronous is awaited, and found without waiting from then on`() async throws {
    let feed = try await container.resolveAsync(Feed.self)
    #expect(feed.database.name == "users.db")
    #expect(try container.resolve(Feed.self) === feed)
    #expect(try container.resolve(Database.self) === feed.database)
    #expect(built.value == 1)
  }

  @Test func `before that it is an error that says so`() {
    #expect(
      container.refusal(of: Feed.self)
        == "Database is built asynchronously (Feed → Database); ask by resolveAsync for it, or for what needs it")
  }

  @Test func `tasks that ask at once share one`() async throws {
    let container = container
    let databases = try await withThrowingTaskGroup(of: Database.self) { group in
      for _ in 0..<50 { group.addTask { try await container.resolveAsync(Database.self) } }
      var all: [Database] = []
      for try await database in group { all.append(database) }
      return all
    }
    #expect(Set(databases.map(ObjectIdentifier.init)).count == 1)
    #expect(built.value == 1)
  }

  @Test func `what belongs to an actor is built there, for whoever asks`() async throws {
    await MainActor.run { _ = container.register { Title(feed: $0) } }
    let title = try await container.resolveAsync(Title.self)
    #expect(title.text == "Feed of users.db")
  }

  @Test func `a failure is thrown with its path, and the next request tries again`() async throws {
    let tries = Counter()
    container.registerAsync(Database.self) {
      if tries.increment() < 2 { throw Refused(description: "the disk is full") }
      return Database(name: "second")
    }
    let error = await #expect(throws: InjectionError.self) { try await container.resolveAsync(Feed.self) }
    #expect(error?.description == "the factory of Database failed: the disk is full")
    #expect(try await container.resolveAsync(Feed.self).database.name == "second")
  }

  @Test func `asynchronous factories that need each other are a cycle, and do not wait for ever`() async {
    container.registerAsync(Feed.self) { Feed(database: $0) }
    container.registerAsync(Database.self) { (feed: Feed) in feed.database }
    let error = await #expect(throws: InjectionError.self) { try await container.resolveAsync(Feed.self) }
    #expect(error?.description.hasPrefix("Feed needs itself") == true)
    #expect(throws: ValidationError.self) { try container.validate() }
  }

  @Test func `factories that need each other through one that asks itself are a cycle, too`() async {
    container.register(Feed.self, with: { Feed(database: try $0.resolve()) })
    container.registerAsync(Database.self) { (feed: Feed) in feed.database }
    let error = await #expect(throws: InjectionError.self) { try await container.resolveAsync(Feed.self) }
    #expect(error?.description.hasPrefix("Database needs itself") == true)
  }

  @Test func `what an asynchronous factory needs may need it back, for later`() async throws {
    container.register(Reader.init).injecting(\.later)
    container.registerAsync(Database.self) { (reader: Reader) in Database(name: reader.later == nil ? "none" : "later")
    }
    #expect(try await container.resolveAsync(Database.self).name == "later")
  }

  @Test func `what a property needs is awaited`() async throws {
    container.register(Reader.init).injecting(\.database)
    #expect(try await container.resolveAsync(Reader.self).database?.name == "users.db")
  }

  @Test func `what a factory asks for itself is awaited`() async throws {
    container.register(
      Reader.self, scope: .transient,
      with: { container in
        let reader = Reader()
        reader.database = try container.resolve()
        return reader
      }
    ).resolvingProperties { container, reader in
      reader.later = try container.resolve()
    }
    #expect(try await container.resolveAsync(Reader.self).database?.name == "users.db")
    #expect(built.value == 1)
  }

  @Test func `what is built asynchronously has the names and types that it is given, and can be removed`() async throws
  {
    let handle = container.registerAsync(Feed.self) { Feed(database: $0) }.implements(AnyObject.self).named(
      "main", "first")
    #expect(handle.key.description == "Feed")
    let feed = try await container.resolveAsync(Feed.self)
    #expect(try await container.resolveAsync(Feed.self, name: "first") === feed)
    #expect(try container.resolve(Feed.self, name: "main") === feed)
    handle.remove()
    #expect(!container.keys.contains { $0.description.hasPrefix("Feed") })
  }

  @Test func `an override has its own`() async throws {
    let feed = try await container.overriding {
      $0.registerAsync(Database.self) { Database(name: "double") }
    } while: {
      try await container.resolveAsync(Feed.self)
    }
    #expect(feed.database.name == "double")
    #expect(try await container.resolveAsync(Feed.self).database.name == "users.db")
  }

  @Test func `what a parent shares is built of what the parent builds asynchronously, though a child hides that`()
    async throws
  {
    let child = Container(parent: container)
    child.register(Database.self, scope: .singleton) { Database(name: "the child's") }
    let feed = try await child.resolveAsync(Feed.self)
    #expect(feed.database.name == "users.db")
    #expect(try container.resolve(Feed.self) === feed)
  }

  @Test func `and so is what asks its container itself`() async throws {
    container.register(Feed.self, scope: .singleton, with: { Feed(database: try $0.resolve()) })
    let child = Container(parent: container)
    child.registerAsync(Database.self) { Database(name: "the child's") }
    #expect(try await child.resolveAsync(Feed.self).database.name == "users.db")
    #expect(try await child.resolveAsync(Database.self).name == "the child's")
  }

  @Test func `of all of a name, those of other names are not built`() async throws {
    container.registerAsync(Database.self, name: "first") { Database(name: "first.db") }
    container.registerAsync(Database.self, name: "other") { throw Refused(description: "the disk is full") }
    #expect(try await container.resolveAsync([Database].self, name: "first").map(\.name) == ["first.db"])
    #expect(built.value == 0)
  }

  @Test func `what is reset before it could be used is awaited again, though not for ever`() async throws {
    let runs = Counter()
    let resets = 3
    container.register(
      Feed.self,
      with: { container in
        if runs.increment() <= resets { container.reset() }
        return Feed(database: try container.resolve())
      })
    #expect(try await container.resolveAsync(Feed.self).database.name == "users.db")
    #expect(runs.value == resets + 1)
    container.register(
      Feed.self,
      with: { container in
        container.reset()
        return Feed(database: try container.resolve())
      })
    let error = await #expect(throws: InjectionError.self) { try await container.resolveAsync(Feed.self) }
    #expect(error?.description.hasPrefix("Database is built asynchronously (Feed → Database)") == true)
  }
}
