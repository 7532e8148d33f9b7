import Diagnostics

/// What the libraries of the languages do with collections.
extension ValueReader {
  func collection(of call: SyntaxTree.Call, _ file: Int, _ bindings: ValueBindings) throws(Unbound)
    -> SourceValue?
  {
    let arguments = call.arguments
    func items(_ range: Range<Int>) -> [SourceValue] {
      arguments[range].map { .deferred($0.value, file: file, bindings) }
    }
    let all = 0..<arguments.count
    switch call.name {
    case "listOf", "mutableListOf", "arrayListOf", "setOf", "mutableSetOf", "hashSetOf", "linkedSetOf",
      "arrayOf",
      "sequenceOf", "listOfNotNull", "emptyList", "emptySet":
      return .list(items(all), isOpen: false)
    case "asList": return .list(items(all), isOpen: false)
    case "of":
      guard let base = call.base?.lastName else { return nil }
      if base.hasSuffix("Map") { return .dictionary(alternating(items(all)), isOpen: false) }
      if base == "Pair" || base == "Triple" { return record(items(all)) }
      return base.hasSuffix("List") || base.hasSuffix("Set") || base.hasSuffix("Stream")
        ? .list(items(all), isOpen: false) : nil
    case "mapOf", "mutableMapOf", "hashMapOf", "linkedMapOf", "sortedMapOf", "ofEntries", "arrayMapOf",
      "emptyMap":
      return try dictionary(items(all), bindings)
    case "Pair", "Triple", "SimpleEntry", "SimpleImmutableEntry", "entry", "create":
      guard arguments.count >= 2, call.name != "create" || call.base?.lastName == "Pair",
        call.name != "entry" || call.base?.lastName == "Map"
      else { return nil }
      return index.isType(call.name) ? nil : record(items(all))
    case "make_pair", "pair":
      guard arguments.count == 2, call.base?.lastName == "std" else { return nil }
      return record(items(all))
    case "zip":
      let pair = call.base.map { [$0] + arguments.prefix(1).map(\.value) } ?? arguments.prefix(2).map(\.value)
      guard pair.count == 2, let first = try elements(value(pair[0], file, bindings), bindings),
        let second = try elements(value(pair[1], file, bindings), bindings)
      else { return .unknown }
      return .list(
        zip(first.values, second.values).map { self.record([$0, $1]) }, isOpen: first.isOpen || second.isOpen)
    case "dictionaryWithObjectsAndKeys", "initWithObjectsAndKeys":
      return .dictionary(
        alternating(items(all).filter { !isNothing($0) }).map { .init(key: $0.value, value: $0.key) },
        isOpen: false)
    case "arrayWithObjects", "initWithObjects", "setWithObjects", "orderedSetWithObjects":
      if arguments.count == 2, arguments[1].label == "count" { return .unknown }
      if arguments.count == 2, arguments[1].label == "forKeys" {
        return try dictionary(ofValues: arguments[0].value, keys: arguments[1].value, file, bindings)
      }
      return .list(items(all).filter { !isNothing($0) }, isOpen: false)
    case "arrayWithObject", "setWithObject", "singletonList", "singleton":
      return .list(items(0..<min(1, all.count)), isOpen: false)
    case "dictionaryWithObject", "singletonMap":
      guard arguments.count == 2 else { return nil }
      let pair = items(all)
      let isMessage = call.name == "dictionaryWithObject"
      return .dictionary([.init(key: pair[isMessage ? 1 : 0], value: pair[isMessage ? 0 : 1])], isOpen: false)
    case "dictionaryWithObjects":
      guard arguments.count == 2 else { return .unknown }
      return try dictionary(ofValues: arguments[0].value, keys: arguments[1].value, file, bindings)
    case "strongToStrongObjectsMapTable", "weakToStrongObjectsMapTable", "strongToWeakObjectsMapTable",
      "weakToWeakObjectsMapTable", "mapTableWithKeyOptions":
      return call.base?.lastName == "NSMapTable" ? .dictionary([], isOpen: false) : nil
    case "HashMap", "LinkedHashMap", "TreeMap", "ConcurrentHashMap", "ArrayMap", "Hashtable", "EnumMap",
      "SimpleArrayMap", "SparseArray", "SparseArrayCompat", "LongSparseArray":
      return try container(call, file, bindings, .dictionary([], isOpen: false))
    case "ArrayList", "LinkedList", "HashSet", "LinkedHashSet", "TreeSet", "CopyOnWriteArrayList", "Set",
      "Array",
      "ArraySet", "OrderedSet":
      return try container(call, file, bindings, .list([], isOpen: false))
    case "Dictionary":
      guard arguments.first?.label == "uniqueKeysWithValues" else {
        return arguments.isEmpty ? .dictionary([], isOpen: false) : .unknown
      }
      guard let pairs = try elements(value(arguments[0].value, file, bindings), bindings) else {
        return .unknown
      }
      return try dictionary(pairs.values, bindings, isOpen: pairs.isOpen)
    case "NSDictionary", "NSMutableDictionary":
      // `NSDictionary(objects: [a, b], forKeys: ["a", "b"])`
      guard arguments.count == 2, arguments[0].label == "objects", arguments[1].label == "forKeys",
        let values = try elements(value(arguments[0].value, file, bindings), bindings),
        let keys = try elements(value(arguments[1].value, file, bindings), bindings)
      else { return nil }
      return .dictionary(
        zip(keys.values, values.values).map { .init(key: $0, value: $1) },
        isOpen: keys.isOpen || values.isOpen)
    case "Mirror":
      guard arguments.count == 1, arguments[0].label == "reflecting" else { return nil }
      return try mirror(of: value(arguments[0].value, file, bindings))
    case "buildMap", "buildList", "buildSet":
      guard case .closure(let closure)? = arguments.last?.value.kind else { return nil }
      return try filled(
        call.name == "buildMap" ? .dictionary([], isOpen: false) : .list([], isOpen: false), by: closure,
        file, bindings)
    case "", "values":
      // `[String: T]()`, `[T]()`
      if call.name.isEmpty, arguments.isEmpty, let base = call.base {
        switch base.kind {
        case .list: return .list([], isOpen: false)
        case .dictionary: return .dictionary([], isOpen: false)
        default: return nil
        }
      }
      guard call.name == "values", arguments.isEmpty, let base = call.base else { return nil }
      return try member("values", ofValue: value(base, file, bindings), bindings).nonUnknown
    default: break
    }
    return try message(call, file, bindings)
  }

  private func dictionary(
    ofValues values: SyntaxTree, keys: SyntaxTree, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    guard let values = try elements(value(values, file, bindings), bindings),
      let keys = try elements(value(keys, file, bindings), bindings)
    else { return .unknown }
    return .dictionary(
      zip(keys.values, values.values).map { .init(key: $0, value: $1) },
      isOpen: keys.isOpen || values.isOpen)
  }

  private func isNothing(_ value: SourceValue) -> Bool {
    if case .deferred(let tree, _, _) = value, case .nothing = tree.kind { true } else { false }
  }

  private func record(_ values: [SourceValue]) -> SourceValue {
    .record(values.map { .init(name: nil, value: $0) }, nil)
  }

  private func alternating(_ values: [SourceValue]) -> [SourceValue.Entry] {
    stride(from: 0, to: values.count - 1, by: 2).map { .init(key: values[$0], value: values[$0 + 1]) }
  }

  private func dictionary(
    _ pairs: [SourceValue], _ bindings: ValueBindings, isOpen: Bool = false
  ) throws(Unbound) -> SourceValue {
    var entries: [SourceValue.Entry] = []
    var isOpen = isOpen
    for pair in pairs {
      switch try resolved(pair, bindings) {
      case .record(let fields, _) where fields.count >= 2:
        entries.append(.init(key: fields[0].value, value: fields[1].value))
      case .list(let items, _) where items.count >= 2: entries.append(.init(key: items[0], value: items[1]))
      default: isOpen = true
      }
    }
    return .dictionary(entries, isOpen: isOpen)
  }

  /// A new collection: empty, a copy of another one, or filled by an initialiser.
  private func container(
    _ call: SyntaxTree.Call, _ file: Int, _ bindings: ValueBindings, _ empty: SourceValue
  ) throws(Unbound) -> SourceValue? {
    var made = empty
    for argument in call.arguments {
      if argument.label == "{", case .closure(let closure) = argument.value.kind {
        made = try filled(made, by: closure, file, bindings)
        continue
      }
      switch try value(argument.value, file, bindings) {
      case .list(let items, let isOpen): made = .list(items, isOpen: isOpen)
      case .dictionary(let entries, let isOpen): made = .dictionary(entries, isOpen: isOpen)
      case .type(let type):
        // `EnumSet.allOf(X.class)`, `new EnumMap<>(X.class)`
        _ = type
      default:
        if case .number = argument.value.kind { continue }
        if call.arguments.count == 1 { return .unknown }
      }
    }
    return made
  }

  /// What calls and methods of collections give.
  private func message(_ call: SyntaxTree.Call, _ file: Int, _ bindings: ValueBindings) throws(Unbound)
    -> SourceValue?
  {
    guard let base = call.base else { return nil }
    let arguments = call.arguments
    if arguments.isEmpty || call.name == "initWithCapacity" || call.name.hasSuffix("WithCapacity") {
      // `[NSMutableDictionary new]`, `[[NSMutableArray alloc] init]`
      if let name = base.foundationType,
        ["new", "init", "dictionary", "array", "set", "initWithCapacity"].contains(call.name)
          || call.name.hasSuffix("WithCapacity")
      {
        return ["NSMapTable", "NSCache"].contains(name) || name.hasSuffix("Dictionary")
          ? .dictionary([], isOpen: false) : .list([], isOpen: false)
      }
    }
    switch call.name {
    case "arrayWithArray", "initWithArray", "setWithArray", "setWithSet", "dictionaryWithDictionary",
      "initWithDictionary", "unmodifiableMap", "unmodifiableList", "unmodifiableSet", "copyOf",
      "unmodifiableCollection",
      "toTypedArray", "stream":
      guard let first = arguments.first?.value ?? Optional(base) else { return nil }
      return try value(first, file, bindings)
    case "allOf":
      guard base.lastName == "EnumSet", let first = arguments.first?.value else { return nil }
      guard let cases = try elements(value(first, file, bindings), bindings) else { return .unknown }
      return .list(cases.values, isOpen: false)
    default: break
    }
    if let found = try chosen(by: call, file, bindings) { return found }
    guard ValueReader.collectionNames.contains(call.name) else { return nil }
    let owner = try value(base, file, bindings)
    switch owner {
    case .list, .dictionary: break
    case .choice(let owners):
      guard
        owners.allSatisfy({
          switch $0 {
          case .list, .dictionary: true
          default: false
          }
        })
      else { return nil }
    case .text where call.name == "let" || call.name == "run" || call.name == "also" || call.name == "apply":
      break
    case .type, .enumCase, .record, .object:
      guard ["let", "run", "also", "apply"].contains(call.name) else { return nil }
    default: return nil
    }
    func closure(_ number: Int = 0) -> SyntaxTree.Closure? {
      let values = arguments.map(\.value)
      guard let last = number < values.count ? values[number] : values.last,
        case .closure(let closure) = last.kind
      else { return nil }
      return closure
    }
    switch call.name {
    case "get", "objectForKey", "getValue", "objectForKeyedSubscript", "getOrDefault", "objectAtIndex",
      "valueForKey",
      "objectAtIndexedSubscript", "getOrElse", "value":
      guard let key = arguments.first?.value else { return nil }
      return try element(ofValue: owner, key, file, bindings)
    case "keySet", "entrySet", "keys", "allKeys", "allValues", "keyEnumerator", "objectEnumerator":
      let name =
        call.name == "keyEnumerator" ? "allKeys" : call.name == "objectEnumerator" ? "allValues" : call.name
      return try member(name, ofValue: owner, bindings)
    case "sorted", "reversed", "toList", "toSet", "asSequence", "asIterable", "iterator", "copy",
      "mutableCopy",
      "toMutableList", "toMutableMap", "toMap", "sortedBy", "sortedWith", "distinct", "shuffled",
      "asReversed",
      "collect", "lazy", "toSortedMap", "asList", "toArray", "allObjects", "toHashMap",
      "sortedArrayUsingSelector",
      "toMutableSet", "immutableCopy", "orEmpty", "sortedByDescending", "onEach":
      if call.name == "toMap" || call.name == "toMutableMap", case .list(let items, let isOpen) = owner {
        return try dictionary(items, bindings, isOpen: isOpen)
      }
      return owner
    case "filter", "filterNot", "filterNotNull", "drop", "dropFirst", "dropLast", "take", "prefix", "suffix",
      "filterValues", "filterKeys", "minus", "subtracting", "takeIf":
      if let left = try filtered(owner, by: call, file, bindings) { return left }
      // Which are left is unknown, but there are no others.
      switch owner {
      case .list(let items, let isOpen):
        return .oneOf(items.map { .list([$0], isOpen: isOpen) } + [.list([], isOpen: isOpen)])
      case .dictionary(let entries, let isOpen):
        return .oneOf(entries.map { .dictionary([$0], isOpen: isOpen) } + [.dictionary([], isOpen: isOpen)])
      default: return .unknown
      }
    case "plus", "union", "merging", "arrayByAddingObject", "arrayByAddingObjectsFromArray",
      "setByAddingObjectsFromArray":
      guard let first = arguments.first?.value else { return nil }
      let added = try value(first, file, bindings)
      switch (owner, added) {
      case (.list(let own, let open), .list(let more, let other)):
        return .list(own + more, isOpen: open || other)
      case (.dictionary(let own, let open), .dictionary(let more, let other)):
        return .dictionary(own + more, isOpen: open || other)
      case (.dictionary(let own, let open), .record(let fields, _)) where fields.count == 2:
        return .dictionary(own + [.init(key: fields[0].value, value: fields[1].value)], isOpen: open)
      case (.list(let own, let open), let one) where !one.isUnknown: return .list(own + [one], isOpen: open)
      // What is added is not known.
      case (_, .unknown): return owner.opened
      default: return .unknown
      }
    case "enumerated", "withIndex":
      guard case .list(let items, let isOpen) = owner else { return .unknown }
      return .list(
        items.enumerated().map { number, item in
          // Where some are left out, or the order is not known, so are the positions.
          .record(
            [
              .init(name: "offset", value: isOpen ? .unknown : .integer(number)),
              .init(name: "element", value: item), .init(name: "value", value: item),
            ], nil)
        }, isOpen: isOpen)
    case "map", "compactMap", "mapNotNull", "flatMap":
      guard let function = arguments.last?.value, let (items, isOpen) = try elements(owner, bindings) else {
        return .unknown
      }
      var made: [SourceValue] = []
      for item in items {
        let value = try applied(function, to: item, file, bindings)
        switch value {
        case .list(let more, _) where call.name == "flatMap": made += more
        case .dictionary(let more, _) where call.name == "flatMap": made += ValueReader.pairs(more)
        default: made.append(value)
        }
      }
      return .list(made, isOpen: isOpen)
    case "associate", "associateWith", "associateBy":
      guard let closure = closure(), let (items, isOpen) = try elements(owner, bindings) else {
        return .unknown
      }
      var entries: [SourceValue] = []
      for item in items {
        let made = try value(of: closure, file, bind(item, to: closure, file, bindings))
        switch call.name {
        case "associate": entries.append(made)
        case "associateWith": entries.append(record([item, made]))
        default: entries.append(record([made, item]))
        }
      }
      return try dictionary(entries, bindings, isOpen: isOpen)
    case "apply":
      guard let closure = closure() else { return nil }
      return try filled(owner, by: closure, file, bindings)
    case "also":
      guard let closure = closure() else { return owner }
      return try changed(owner, by: closure, file, bindings)
    case "let", "run":
      guard let closure = closure() else { return nil }
      return try value(of: closure, file, bind(owner, to: closure, file, bindings))
    default: return nil
    }
  }

  private static let collectionNames: Set<String> = [
    "get", "objectForKey", "getValue", "objectForKeyedSubscript", "getOrDefault", "objectAtIndex",
    "valueForKey",
    "objectAtIndexedSubscript", "getOrElse", "value", "keySet", "entrySet", "keys", "allKeys", "allValues",
    "keyEnumerator", "objectEnumerator", "sorted", "reversed", "toList", "toSet", "asSequence", "asIterable",
    "iterator",
    "copy", "mutableCopy", "toMutableList", "toMutableMap", "toMap", "sortedBy", "sortedWith", "distinct",
    "shuffled",
    "asReversed", "collect", "lazy", "toSortedMap", "asList", "toArray", "allObjects", "toHashMap",
    "sortedArrayUsingSelector", "toMutableSet", "immutableCopy", "orEmpty", "sortedByDescending", "onEach",
    "filter",
    "filterNot", "filterNotNull", "drop", "dropFirst", "dropLast", "take", "prefix", "suffix", "filterValues",
    "filterKeys", "minus", "subtracting", "takeIf", "plus", "union", "merging", "arrayByAddingObject",
    "arrayByAddingObjectsFromArray", "setByAddingObjectsFromArray", "enumerated", "withIndex", "map",
    "compactMap",
    "mapNotNull", "flatMap", "associate", "associateWith", "associateBy", "apply", "also", "let", "run",
  ]

  /// The bindings in which the first parameter of a closure has a value.
  func bind(
    _ item: SourceValue, to closure: SyntaxTree.Closure, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> ValueBindings {
    guard let unit = index.unit(file) else { return bindings }
    let scope = unit.outline.scope(at: max(closure.open, closure.body.lowerBound))
    return try bind([item], toParametersOf: scope, file, bindings)
  }

  /// The bindings in which the parameters of a closure with a scope have values.
  func bind(
    _ values: [SourceValue], toParametersOf scope: Int, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> ValueBindings {
    guard let unit = index.unit(file) else { return bindings }
    var result = bindings
    var hasNames = false
    var values = values
    let declarations = unit.outline.scopes[scope].declarations.filter {
      if case .parameter = unit.outline.declarations[$0].kind { true } else { false }
    }
    let count =
      declarations.compactMap { declaration -> Int? in
        if case .parameter(_, let index, _) = unit.outline.declarations[declaration].kind {
          index
        } else {
          nil
        }
      }.max().map { $0 + 1 } ?? 0
    // `{ name, type in` for one tuple.
    if values.count == 1, count > 1, case .record(let fields, _) = try resolved(values[0], bindings) {
      values = fields.map(\.value)
    }
    for declaration in declarations {
      guard case .parameter(_, let number, let path) = unit.outline.declarations[declaration].kind else {
        continue
      }
      hasNames = true
      let value = number < values.count ? values[number] : .unknown
      result[DeclarationID(file: file, index: declaration)] =
        try path.isEmpty ? value : boundPart(path, of: value, bindings)
    }
    if !hasNames {
      for number in 0..<max(1, values.count) {
        let value = number < values.count ? values[number] : .unknown
        result[.implicit(file, scope: scope, number)] = value
      }
      // `$0` and `$1` of a closure that is given one pair.
      if values.count == 1, unit.tokens.language == .swift, usesSecond(scope, unit),
        case .record(let fields, _) = try resolved(values[0], bindings)
      {
        for (number, field) in fields.prefix(8).enumerated() {
          result[.implicit(file, scope: scope, number)] = field.value
        }
      }
    }
    return result
  }

  private func usesSecond(_ scope: Int, _ unit: SourceIndex.Unit) -> Bool {
    unit.outline.scopes[scope].tokens.contains { unit.tokens.spells($0, "$1") }
  }

  /// A collection after a closure that changes it: `apply { put("a", b) }`, `{{ put("a", b); }}`.
  private func filled(
    _ first: SourceValue, by closure: SyntaxTree.Closure, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    guard let unit = index.unit(file) else { return .unknown }
    var changes: [Change] = []
    for token in closure.body where unit.tokens.isIdentifier(token) && !unit.tokens.isAccessed(token) {
      let tokens = unit.tokens
      if tokens.word(token) == .this, tokens.isMark(token + 1, .openingBracket) {
        let close = tokens.close(token + 1)
        if tokens.isMark(close + 1, .assign) {
          changes.append(
            .entry(key: token + 2..<close, value: unit.syntax.collector.value(after: close + 1)))
        }
        continue
      }
      guard tokens.isMark(token + 1, .openingParenthesis) else { continue }
      let arguments = (unit.call(at: token)?.arguments ?? []).map(\.value.tokens)
      switch tokens.string(token) {
      case "put", "set":
        if arguments.count == 2 { changes.append(.entry(key: arguments[0], value: arguments[1])) }
      case "add": if let last = arguments.last { changes.append(.element(last)) }
      case "putAll", "addAll": if let first = arguments.first { changes.append(.elements(first)) }
      case "remove", "clear", "removeAll": return .unknown
      default: break
      }
    }
    return try adding(changes, to: first, file, around: closure.open, bindings)
  }
}

extension SyntaxTree {
  /// `NSMutableArray` of `[NSMutableArray alloc]` and of the name itself.
  fileprivate var foundationType: String? {
    switch kind {
    case .name(let name)
    where name.hasPrefix("NS")
      && ["Array", "Dictionary", "Set", "NSMapTable", "NSCache", "NSHashTable"].contains {
        name.hasSuffix($0)
      }:
      name
    case .call(let call) where call.name == "alloc": call.base?.foundationType
    default: nil
    }
  }
}
