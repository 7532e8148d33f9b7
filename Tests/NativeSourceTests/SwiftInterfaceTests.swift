import Containers
import Diagnostics
import NativeSource
import Testing

/// What views of Swift send, receive and read through forms that only Swift has; each with one that must stay unknown.
@Suite struct SwiftInterfaceTests {
  /// One of the lists of the view `MapView`.
  struct Form: Sendable, CustomTestStringConvertible {
    enum List: Sendable { case events, messages, parameters }

    var testDescription: String
    var list: List
    /// What is in the class.
    var members: String
    var others: String
    var names: [String]
    var isOpen: Bool

    init(
      _ name: String, _ list: List, _ members: String, others: String = "", _ names: [String],
      isOpen: Bool = false
    ) {
      testDescription = name
      self.list = list
      self.members = members
      self.others = others
      self.names = names
      self.isOpen = isOpen
    }
  }

  static func receiving(_ body: String) -> String {
    """
    override func componentReceiveMessage(
      _ message: String, data: [AnyHashable: Any], callback: @escaping NBComponentCallback
    ) {
    \(body)
    }
    """
  }

  static func reading(_ body: String) -> String {
    "override func componentDataDidChange(withData data: [AnyHashable: Any]) {\n\(body)\n}"
  }

  /// A method that sends an event whose name is an expression.
  static func sending(_ name: String, _ parameter: String) -> String {
    """
    func emit(_ \(parameter)) {
      x.sendCustomEventMessage("nbcomponent.mpaasComponent.customEvent", component: self,
        data: ["element": componentId, "eventName": \(name)], callback: nil)
    }

    """
  }

  // MARK: - Messages

  static let messages = [
    Form(
      "a pattern", .messages,
      receiving("if case kMove = message { go() } else if case \"stop\" = message { halt() }"),
      others: "let kMove = \"move\"", ["move", "stop"]),
    Form(
      "a pattern that binds", .messages, receiving("if case let name = message { go(name) }"), [],
      isOpen: true),
    Form(
      "a search in a table", .messages,
      receiving("guard let code = codes.first(where: { $0.text == message })?.code else { return }"),
      others: "let codes: [(text: String, code: Int)] = [(\"start\", 1), (\"stop\", 2)]", ["start", "stop"]),
    Form(
      "elements that are equal", .messages, receiving("if message.elementsEqual(\"move\") { go() }"), ["move"]
    ),
    Form(
      "the name of a selector", .messages,
      receiving("if message == NSStringFromSelector(#selector(sign)) { sign() }") + "\n@objc func sign() {}",
      ["sign"]),
    Form(
      "the name of a selector with a parameter", .messages,
      receiving("if message == NSStringFromSelector(#selector(sign)) { }")
        + "\n@objc func sign(_ sender: Any) {}", [],
      isOpen: true),
    Form(
      "a string with the name in it", .messages, receiving("web.evaluate(\"run('\\(message)')\")"), [],
      isOpen: true),
    Form(
      "an object with the name", .messages,
      receiving("receive(MessageName(message))")
        + "\nfunc receive(_ name: MessageName) { if name == .jump { go() } }",
      others: """
        struct Name<Kind>: Hashable, ExpressibleByStringLiteral {
          let text: String
          init(stringLiteral value: String) { text = value }
          init(_ text: String) { self.text = text }
        }
        enum MessageKind {}
        typealias MessageName = Name<MessageKind>
        extension Name where Kind == MessageKind { static var jump: Self { "jump" } }
        """, ["jump"]),
    Form(
      "a table that a builder makes", .messages,
      "lazy var commands = CommandSet {\n On(\"send\") { go() }\n On(\"recall\") { back() }\n}\n"
        + receiving("commands.dispatch(message)"),
      others: """
        struct On {
          let name: String
          let run: () -> Void
          init(_ name: String, run: @escaping () -> Void) { self.name = name; self.run = run }
        }
        @resultBuilder enum Builder { static func buildBlock(_ parts: On...) -> [On] { parts } }
        struct CommandSet {
          private let table: [String: On]
          init(@Builder _ build: () -> [On]) { table = Dictionary(uniqueKeysWithValues: build().map { ($0.name, $0) }) }
          func dispatch(_ message: String) { table[message]?.run() }
        }
        """, ["recall", "send"]),
    Form(
      "a table that a builder makes by conditions", .messages,
      "lazy var commands = CommandSet {\n On(\"send\") { go() }\n if isNew { extra() }\n}\n"
        + receiving("commands.dispatch(message)"),
      others: """
        struct On {
          let name: String
          let run: () -> Void
          init(_ name: String, run: @escaping () -> Void) { self.name = name; self.run = run }
        }
        @resultBuilder enum Builder { static func buildBlock(_ parts: On...) -> [On] { parts } }
        struct CommandSet {
          private let table: [String: On]
          init(@Builder _ build: () -> [On]) { table = Dictionary(uniqueKeysWithValues: build().map { ($0.name, $0) }) }
          func dispatch(_ message: String) { table[message]?.run() }
        }
        """, ["send"], isOpen: true),
    Form(
      "a table that the only object has", .messages,
      "private let bus = Bus()\nfunc fill() { bus.use(Move.self).use(Stop.self) }\n"
        + receiving("bus.run(message)"),
      others: """
        protocol Command { static var name: String { get } }
        struct Move: Command { static let name = "move" }
        struct Stop: Command { static var name: String { "stop" } }
        struct Later: Command { static let name = "later" }
        final class Bus {
          private var types: [String: Command.Type] = [:]
          func use<C: Command>(_ type: C.Type) -> Self { types[C.name] = type; return self }
          func run(_ name: String) { go(types[name]) }
        }
        """, ["move", "stop"]),
    Form(
      "a table that one of two objects has", .messages,
      "private let bus = Bus()\nfunc fill() { bus.use(Move.self) }\n" + receiving("bus.run(message)"),
      others: """
        protocol Command { static var name: String { get } }
        struct Move: Command { static let name = "move" }
        struct Stop: Command { static var name: String { "stop" } }
        final class Bus {
          private var types: [String: Command.Type] = [:]
          func use<C: Command>(_ type: C.Type) { types[C.name] = type }
          func run(_ name: String) { go(types[name]) }
        }
        final class Other { private let bus = Bus(); func fill() { bus.use(Stop.self) } }
        """, [], isOpen: true),
    Form(
      "the words of a class that is extended", .messages, "",
      others: """
        protocol Word: CaseIterable {}
        extension Word {
          var word: String { "\\(self)" }
          init?(word: String) {
            guard let match = Self.allCases.first(where: { $0.word == word }) else { return nil }
            self = match
          }
        }
        protocol Words { associatedtype Message: Word }
        enum MapWords: Words { enum Message: Word { case move, stop } }
        enum PayWords: Words { enum Message: Word { case pay } }
        class Vocal<W: Words>: NBComponent {
          override func componentReceiveMessage(_ message: String, data: [AnyHashable: Any], callback: @escaping NBComponentCallback) {
            W.Message(word: message).map { handle($0) }
          }
        }
        @objc(PayView) class PayView: Vocal<PayWords> {}
        """, ["move", "stop"]),
  ]

  // MARK: - Events

  static let events = [
    Form(
      "a case of the expected type", .events,
      "enum Event: String { case play = \"onPlay\" }\nenum Command: String { case play }\n"
        + sending("event.rawValue", "event: Event") + "func go() { emit(.play) }", ["onPlay"]),
    Form(
      "a name by its number", .events,
      sending("names[state.rawValue]", "state: State") + "func go() { emit(.started); stop(nil) }\n"
        + "func stop(_ state: State?) { if let state = state { emit(state) } }",
      others: """
        enum State: Int { case started, stopped, broken }
        let names = ["onStart", "onStop", "onBreak"]
        """, ["onStart"]),
    Form(
      "a first letter as a capital", .events,
      sending("\"on\\(first)\\(name.dropFirst())\"", "name: String").replacingOccurrence(
        of: "{\n", with: "{\n  let first = name.first.map { String($0).uppercased() } ?? \"\"\n")
        + "func go() { emit(\"change\") }", ["onChange"]),
    Form(
      "a first letter that is replaced", .events,
      sending("signal.eventName", "signal: Signal") + "func go() { emit(.lotFull) }",
      others: """
        enum Signal: String {
          case lotFull
          var eventName: String {
            var text = rawValue
            text.replaceSubrange(...text.startIndex, with: text[text.startIndex].uppercased())
            return "on" + text
          }
        }
        """, ["onLotFull"]),
    Form(
      "letters that are replaced in another way", .events,
      sending("signal.eventName", "signal: Signal") + "func go() { emit(.lotFull) }",
      others: """
        enum Signal: String {
          case lotFull
          var eventName: String {
            var text = rawValue
            text.replaceSubrange(text.startIndex..<middle(text), with: "Z")
            return "on" + text
          }
        }
        """, [], isOpen: true),
    Form(
      "cases with values", .events,
      sending("result.eventName", "result: Result") + "func go() { emit(.failure(code: 1)) }",
      others: """
        enum Result {
          case success(id: String), failure(code: Int), cancel
          var eventName: String {
            let label: String
            switch self {
            case .success: label = "success"
            case .failure: label = "failure"
            case .cancel: label = "cancel"
            }
            return "on" + label.prefix(1).uppercased() + label.dropFirst()
          }
        }
        """, ["onFailure"]),
    Form(
      "cases in cases", .events,
      sending("describe(event).0", "event: Event")
        + """
        func go() { emit(isFull ? .seat(.full) : .month(1)) }
        func describe(_ event: Event) -> (String, Int) {
          switch event {
          case .date(let date): return ("onDate", date)
          case .month(let month): return ("onMonth", month)
          case let .seat(.tap(row, _)): return ("onTap", row)
          case .seat(.full): return ("onFull", 0)
          }
        }
        """,
      others:
        "enum Event { case date(Int), month(Int), seat(Seat)\n enum Seat { case tap(Int, String), full } }",
      ["onFull", "onMonth", "onTap"]),
    Form(
      "members that are made of names", .events,
      "lazy var emit = Emitter(view: self)\nfunc go() { emit.onTap([:]); Emitter(view: self).onLeave([:]) }",
      others: """
        @dynamicMemberLookup struct Emitter {
          unowned let view: NBComponent
          subscript(dynamicMember event: String) -> ([String: Any]) -> Void {
            return { [view] detail in
              x.sendCustomEventMessage("nbcomponent.mpaasComponent.customEvent", component: view,
                data: ["element": view.componentId, "eventName": event], callback: nil)
            }
          }
        }
        """, ["onLeave", "onTap"]),
    Form(
      "members of what a function gives", .events,
      "lazy var emit = Emitter(view: self)\nfunc go() { emit.onTap([:]); made().onLeave([:]) }\n"
        + "func made() -> Emitter { emit }",
      others: """
        @dynamicMemberLookup struct Emitter {
          unowned let view: NBComponent
          subscript(dynamicMember event: String) -> ([String: Any]) -> Void {
            return { [view] detail in
              x.sendCustomEventMessage("nbcomponent.mpaasComponent.customEvent", component: view,
                data: ["element": view.componentId, "eventName": event], callback: nil)
            }
          }
        }
        """, ["onTap"], isOpen: true),
    Form(
      "a path of keys", .events,
      "struct Names { let placed = \"onPlaced\"; let lost = \"onLost\" }\n"
        + sending("Names()[keyPath: path]", "path: KeyPath<Names, String>") + "func go() { emit(\\.placed) }",
      ["onPlaced"]),
    Form(
      "a closure that an object keeps", .events,
      sending("event", "event: String")
        + "func watch(_ rows: [String: String]) { add(Table(rows: rows) { [weak self] event in self?.emit(event) }) }\n"
        + "func go() { watch([\"a\": \"onA\"]); watch([\"b\": \"onB\"]) }",
      others: """
        final class Table {
          private let rows: [String: String]
          private let change: (String) -> Void
          init(rows: [String: String], change: @escaping (String) -> Void) { self.rows = rows; self.change = change }
          func observe(_ key: String) { if let event = rows[key] { self.change(event) } }
        }
        """, ["onA", "onB"]),
    Form(
      "the name of the function", .events,
      "func fire(function: String = #function) {\n let name = function.prefix { $0 != \"(\" }\n"
        + "x.sendCustomEventMessage(\"nbcomponent.mpaasComponent.customEvent\", component: self,\n"
        + "data: [\"element\": componentId, \"eventName\": String(name)], callback: nil)\n}\n"
        + "func onSave() { fire() }\nfunc onMove(_ place: Int) { fire() }\nfunc onIdle() { log(#function) }",
      ["onMove", "onSave"]),
    Form(
      "a name that a switch says", .events,
      sending("(\"on\" + word.capitalized)", "word: String")
        + """
        func fly(_ verb: String) {
          switch verb {
          case "start": emit(verb)
          case "land": emit(verb)
          default: break
          }
        }
        """, ["onLand", "onStart"]),
    Form(
      "a name that a switch leaves", .events,
      sending("(\"on\" + word.capitalized)", "word: String")
        + "func fly(_ verb: String) {\n switch verb {\n case \"start\": emit(\"go\")\n default: emit(verb)\n }\n}",
      ["onGo"], isOpen: true),
  ]

  @Test(arguments: messages + events + parameters)
  func list(form: Form) throws {
    let base =
      form.others.contains("class Vocal<")
      ? "Vocal<MapWords>" : form.others.contains("class Chart<") ? "Chart<MapOptions>" : "NBComponent"
    let source = """
      func register(_ s: PSDService) { s.registerComponent(withName: "map", clsName: "MapView") }
      \(form.others)
      @objc(MapView) class MapView: \(base) {
      \(form.members)
      }
      """
    let text = SourceText(path: "/ios/App.swift", source)
    let file = try #require(NativeFileFacts(reading: text))
    let facts = try #require(NativeFacts([file], reading: { _ in text })[.mPaaS][.ios])
    let interface = try #require(facts.contracts.first { $0.type == "map" }).interface
    let (names, isComplete) =
      switch form.list {
      case .events: (interface.events.items.compactMap { $0.name?.value }, interface.events.isComplete)
      case .messages: (interface.messages.items.compactMap(\.value), interface.messages.isComplete)
      case .parameters: (interface.parameters.items.compactMap(\.value), interface.parameters.isComplete)
      }
    #expect(Set(names).sorted() == form.names)
    #expect(isComplete == !form.isOpen)
  }

  @Test func anUnknownEventIsOfTheClassThatSendsItAlone() throws {
    let source = """
      func register(_ s: PSDService) {
        s.registerComponent(withName: "map", clsName: "MapView")
        s.registerComponent(withName: "pay", clsName: "PayView")
      }
      extension NBComponent {
        func tell(_ name: String) {
          x.sendCustomEventMessage("nbcomponent.mpaasComponent.customEvent", component: self,
            data: ["element": componentId, "eventName": name], callback: nil)
        }
      }
      @objc(MapView) class MapView: NBComponent { func go() { tell("onTap") } }
      @objc(PayView) class PayView: NBComponent { func sdk(_ sdk: SDK, changed state: String) { tell("on" + state) } }
      """
    let text = SourceText(path: "/ios/App.swift", source)
    let file = try #require(NativeFileFacts(reading: text))
    let facts = try #require(NativeFacts([file], reading: { _ in text })[.mPaaS][.ios])
    let map = try #require(facts.contracts.first { $0.type == "map" }).interface.events
    #expect(map.items.compactMap { $0.name?.value } == ["onTap"] && map.isComplete)
    #expect(try #require(facts.contracts.first { $0.type == "pay" }).interface.events.isComplete == false)
  }

  @Test func constantsOfObjectiveCHaveTheNamesOfSwift() throws {
    let sources = [
      "/ios/Types.h": """
      typedef NSString *AcmeEventName NS_TYPED_ENUM NS_SWIFT_NAME(AcmeEvent);
      FOUNDATION_EXPORT AcmeEventName const AcmeEventNameTap;
      FOUNDATION_EXPORT AcmeEventName const AcmeEventNameCrash;
      typedef NSString *AcmeMessage NS_TYPED_EXTENSIBLE_ENUM;
      FOUNDATION_EXPORT AcmeMessage const AcmeMessageMove;
      """,
      "/ios/Types.m": """
      AcmeEventName const AcmeEventNameTap = @"onTap";
      AcmeEventName const AcmeEventNameCrash = @"onCrash";
      AcmeMessage const AcmeMessageMove = @"move";
      """,
      "/ios/App.swift": """
      func register(_ s: PSDService) { s.registerComponent(withName: "map", clsName: "MapView") }
      extension AcmeMessage { static let stop = AcmeMessage(rawValue: "stop") }
      @objc(MapView) class MapView: NBComponent {
      \(Self.sending("event.rawValue", "event: AcmeEvent"))
        func go() { emit(.tap) }
      \(Self.receiving("switch AcmeMessage(rawValue: message) {\ncase .move: go()\ncase .stop: halt()\ndefault: break\n}"))
      }
      """,
    ]
    let facts = NativeFacts(
      sources.sorted { $0.key < $1.key }.compactMap {
        NativeFileFacts(reading: SourceText(path: $0.key, $0.value))
      },
      reading: { path in sources[path].map { SourceText(path: path, $0) } })
    let interface = try #require(facts[.mPaaS][.ios]?.contracts.first { $0.type == "map" }).interface
    #expect(interface.events.items.compactMap { $0.name?.value } == ["onTap"] && interface.events.isComplete)
    #expect(Set(interface.messages.items.compactMap(\.value)) == ["move", "stop"])
    #expect(interface.messages.isComplete)
  }
}

extension String {
  /// The string with the first occurrence of another one replaced.
  fileprivate func replacingOccurrence(of old: String, with new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    return String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
  }
}
