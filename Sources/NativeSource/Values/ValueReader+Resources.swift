import Diagnostics

/// Follows files of the application that sources load by a literal name: property lists and JSON of a bundle, assets and
/// resources of Android.
extension ValueReader {
  /// Members and calls that give the same file in another form.
  static let sameResource: Set<String> = [
    "path", "absoluteString", "utf8", "reader", "bufferedReader", "buffered", "readText", "readBytes",
    "readAllBytes", "decodeToString", "dataUsingEncoding", "data", "source", "buffer", "readUtf8",
    "readString",
    "toString", "trim", "next", "absoluteURL", "standardizedFileURL", "inputStream", "orEmpty",
    "asInputStream",
  ]

  /// Calls and constructors whose first argument is the same file in another form.
  private static let wrappers: Set<String> = [
    "InputStreamReader", "BufferedReader", "BufferedInputStream", "JsonReader", "String", "Data", "URL",
    "NSString", "NSData", "InputStream", "fileURLWithPath", "URLWithString", "dataWithContentsOfFile",
    "dataWithContentsOfURL", "stringWithContentsOfFile", "stringWithContentsOfURL", "contentsAtPath",
    "contents", "toString", "copyToString", "requireNonNull", "checkNotNull", "requireNotNull", "source",
    "buffer", "initWithContentsOfFile", "initWithContentsOfURL", "initWithData", "JSONTokener", "readFully",
    "toByteArray", "readText", "initWithBytes",
  ]

  /// Calls that read a list or dictionary from their first argument.
  private static let parsers: Set<String> = [
    "JSONObjectWithData", "jsonObject", "propertyListWithData", "propertyList", "parseObject", "parseArray",
    "parse", "JSONObject", "JSONArray", "parseString", "parseReader", "readTree", "parseToJsonElement",
    "dictionaryWithContentsOfFile", "dictionaryWithContentsOfURL", "arrayWithContentsOfFile",
    "arrayWithContentsOfURL", "NSDictionary", "NSArray", "NSMutableDictionary", "NSMutableArray",
  ]

  /// `R.raw.views`, `R.array.names`
  func resourceIdentifier(_ name: String, of base: SyntaxTree) -> SourceValue? {
    guard case .member(let outer?, let kind) = base.kind, ["raw", "array", "string"].contains(kind),
      outer.lastName == "R"
    else { return nil }
    if case .member(let package?, _) = outer.kind, package.lastName == "android" { return .unknown }
    return .resource(.identifier(kind, name))
  }

  /// What a call gives that finds or reads a file of the application; nil for another call.
  func resource(of call: SyntaxTree.Call, _ file: Int, _ bindings: ValueBindings) throws(Unbound)
    -> SourceValue?
  {
    if let found = try located(by: call, file, bindings) { return found }
    if let library = decodingLibrary(of: call) { return try decoded(call, library, file, bindings) }
    if let buffer = try buffered(call, file, bindings) { return buffer }
    if ValueReader.parsers.contains(call.name) || isParsingInitialiser(call) {
      guard let first = call.arguments.first?.value, !index.isType(call.name) else { return nil }
      return try parsed(value(first, file, bindings))
    }
    if ValueReader.wrappers.contains(call.name), let first = call.arguments.first?.value {
      if let found = try onlyResource(value(first, file, bindings)) { return found }
    }
    guard let base = call.base else { return nil }
    switch call.name {
    case "useDelimiter":
      // `new Scanner(stream).useDelimiter("\\A").next()` is the whole text.
      guard case .call(let scanner) = base.kind, scanner.name == "Scanner",
        let stream = scanner.arguments.first?.value, let mark = call.arguments.first?.value,
        case .text("\\A", _) = try value(mark, file, bindings)
      else { return nil }
      return try onlyResource(value(stream, file, bindings))
    case "use", "let", "run", "also":
      guard case .resource = try value(base, file, bindings) else { return nil }
      guard call.name != "also", case .closure(let closure)? = call.arguments.last?.value.kind else {
        return try value(base, file, bindings)
      }
      return try value(of: closure, file, bind(value(base, file, bindings), to: closure, file, bindings))
    case "getOrNull", "getOrThrow", "getOrElse", "getOrDefault":
      guard case .call(let attempt) = base.kind, attempt.name == "runCatching",
        case .closure(let closure)? = attempt.arguments.last?.value.kind
      else { return nil }
      return try value(of: closure, file, bindings)
    case _ where ValueReader.sameResource.contains(call.name):
      return try onlyResource(value(base, file, bindings))
    default: return nil
    }
  }

  /// A file among alternatives that are otherwise nothing or empty: what is given where it cannot be read.
  private func onlyResource(_ value: SourceValue) -> SourceValue? {
    var found: SourceValue?
    for alternative in value.alternatives {
      switch alternative {
      case .resource(.file):
        if found != nil { return nil }
        found = alternative
      case .nothing: continue
      case .text(let text, _) where ["", "[]", "{}"].contains(text): continue
      default: return nil
      }
    }
    return found
  }

  /// The list or dictionary in a file; nil for a value that is no file.
  func parsed(_ value: SourceValue) -> SourceValue? {
    guard case .resource(.file(let path))? = onlyResource(value) else { return nil }
    return index.resources.contents(of: path)
  }

  /// `[[NSDictionary alloc] initWithContentsOfFile:path]`
  private func isParsingInitialiser(_ call: SyntaxTree.Call) -> Bool {
    guard call.name == "initWithContentsOfFile" || call.name == "initWithContentsOfURL",
      case .call(let alloc)? = call.base?.kind, let name = alloc.base?.lastName
    else { return false }
    return name.hasSuffix("Dictionary") || name.hasSuffix("Array")
  }

  // MARK: - Names

  private func located(by call: SyntaxTree.Call, _ file: Int, _ bindings: ValueBindings) throws(Unbound)
    -> SourceValue?
  {
    switch call.name {
    case "pathForResource", "URLForResource": return try bundleFile(call, file, bindings)
    case "path", "url":
      guard call.arguments.first?.label == "forResource" else { return nil }
      return try bundleFile(call, file, bindings)
    case "NSLocalizedString", "NSLocalizedStringFromTable", "NSLocalizedStringFromTableInBundle",
      "localizedString", "localizedStringForKey":
      return try localized(by: call, file, bindings)
    case "stringByAppendingPathComponent", "URLByAppendingPathComponent", "appendingPathComponent",
      "appending":
      guard case .member(let bundle?, let folder)? = folderMember(call.base),
        ["resourcePath", "bundlePath", "resourceURL", "bundleURL"].contains(folder),
        let argument = call.arguments.first?.value
      else { return nil }
      guard try isBundle(bundle, file, bindings),
        case .text(let name, _) = try value(argument, file, bindings)
      else { return .unknown }
      return located(index.resources.bundleFile(name))
    case "objectForInfoDictionaryKey", "object":
      let label = call.arguments.first?.label
      guard call.name != "object" || label == "forInfoDictionaryKey", let key = call.arguments.first?.value
      else { return nil }
      guard let base = call.base, try isBundle(base, file, bindings),
        case .text(let name, _) = try value(key, file, bindings)
      else { return .unknown }
      return index.resources.informationEntry(name)
    case "open":
      guard let base = call.base, call.arguments.count <= 2, isAssets(base, file),
        let argument = call.arguments.first?.value
      else { return nil }
      guard case .text(let name, _) = try value(argument, file, bindings) else { return .unknown }
      return located(index.resources.asset(name))
    case "openRawResource", "getStringArray", "getTextArray", "getString", "getText", "stringArrayResource",
      "stringResource":
      guard call.arguments.count == 1,
        case .resource(.identifier(let kind, let name)) = try value(
          call.arguments[0].value, file, bindings)
      else { return nil }
      return kind == "raw"
        ? located(index.resources.rawFile(name)) : index.resources.value(kind, named: name)
    default: return nil
    }
  }

  /// `NSLocalizedString(key, tableName: "Names", comment: "")`, `NSLocalizedStringFromTable(key, @"Names", nil)`
  private func localized(
    by call: SyntaxTree.Call, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    let isFunction = call.name.hasPrefix("NSLocalized")
    guard isFunction == (call.base == nil), !call.arguments.isEmpty else { return nil }
    if let base = call.base, try !isBundle(base, file, bindings) { return nil }
    guard case .text(let key, _) = try value(call.arguments[0].value, file, bindings) else {
      return .unknown
    }
    var table = "Localizable"
    var standard = key
    for (number, argument) in call.arguments.enumerated().dropFirst() {
      let isFromTable = call.name.hasPrefix("NSLocalizedStringFromTable")
      let label =
        isFromTable && number == 1
        ? "table" : isFromTable && call.name.hasSuffix("InBundle") && number == 2 ? "bundle" : argument.label
      switch label {
      case "bundle":
        guard try isBundle(argument.value, file, bindings) else { return .unknown }
      case "table", "tableName":
        switch try value(argument.value, file, bindings) {
        case .text(let name, _): table = name
        case .nothing: break
        default: return .unknown
        }
      case "value":
        switch try value(argument.value, file, bindings) {
        case .text(let text, _): if !text.isEmpty { standard = text }
        case .nothing: break
        default: return .unknown
        }
      default: break
      }
    }
    return index.resources.localized(key, table: table, standard: standard)
  }

  private func located(_ path: String?) -> SourceValue { path.map { .resource(.file($0)) } ?? .unknown }

  /// `[[NSBundle mainBundle] resourcePath]` as a member.
  private func folderMember(_ tree: SyntaxTree?) -> SyntaxTree.Kind? {
    guard let tree else { return nil }
    if case .call(let call) = tree.kind, call.arguments.isEmpty { return .member(call.base, call.name) }
    return tree.kind
  }

  private func bundleFile(_ call: SyntaxTree.Call, _ file: Int, _ bindings: ValueBindings) throws(Unbound)
    -> SourceValue?
  {
    guard let base = call.base, let first = call.arguments.first?.value else { return nil }
    guard try isBundle(base, file, bindings), case .text(var name, _) = try value(first, file, bindings)
    else { return .unknown }
    var folder: String?
    for argument in call.arguments.dropFirst() {
      let part = try value(argument.value, file, bindings)
      switch (argument.label, part) {
      case (_, .nothing): continue
      case ("ofType", .text(let text, _)), ("withExtension", .text(let text, _)):
        if !text.isEmpty { name += (text.hasPrefix(".") ? "" : ".") + text }
      case ("inDirectory", .text(let text, _)), ("subdirectory", .text(let text, _)): folder = text
      default: return .unknown
      }
    }
    return located(index.resources.bundleFile(name, in: folder))
  }

  /// Whether an expression is a bundle that is built with the application.
  private func isBundle(
    _ tree: SyntaxTree, _ file: Int, _ bindings: ValueBindings, steps: Int = 6
  ) throws(Unbound) -> Bool {
    guard steps > 0, let unit = index.unit(file) else { return false }
    switch tree.kind {
    case .member(nil, let name): return name == "main" || name == "module"
    case .member(let base?, let name) where name == "main" || name == "module" || name == "mainBundle":
      return base.lastName == "Bundle" || base.lastName == "NSBundle"
    case .call(let call):
      switch call.name {
      case "mainBundle", "bundleForClass": return call.base?.lastName == "NSBundle"
      case "Bundle": if call.arguments.first?.label == "for" { return true }
      case "bundleWithPath", "bundleWithURL", "initWithPath", "initWithURL": break
      default: return false
      }
      // A bundle in the application: `Acme.bundle`.
      guard let argument = call.arguments.first?.value else { return false }
      return try isInnerBundle(argument, file, bindings, steps: steps - 1)
    case .fallback(let first, let second):
      guard try isBundle(first, file, bindings, steps: steps - 1) else { return false }
      return try isBundle(second, file, bindings, steps: steps - 1)
    case .choice(let trees):
      for tree in trees where try !isBundle(tree, file, bindings, steps: steps - 1) { return false }
      return true
    case .name(let name):
      guard let declaration = unit.outline.declaration(named: name, at: tree.tokens.lowerBound) else {
        return false
      }
      let id = DeclarationID(file: file, index: declaration)
      if case .deferred(let next, let other, let own)? = bindings[id] {
        return try isBundle(next, other, bindings.merging(own) { $1 }, steps: steps - 1)
      }
      switch unit.outline.declarations[declaration].kind {
      case .parameter: throw Unbound(declaration: id)
      case .variable(let value?):
        guard changes(of: declaration, file)?.isNone == true else { return false }
        return try isBundle(unit.syntax.expression(value), file, bindings, steps: steps - 1)
      default: return false
      }
    default: return false
    }
  }

  /// Whether an expression is the path of a bundle in the application.
  private func isInnerBundle(
    _ tree: SyntaxTree, _ file: Int, _ bindings: ValueBindings, steps: Int
  ) throws(Unbound) -> Bool {
    guard steps > 0, let unit = index.unit(file) else { return false }
    if case .call(let call) = tree.kind,
      ["pathForResource", "URLForResource", "path", "url"].contains(call.name), let base = call.base,
      call.arguments.count == 2,
      case .text("bundle", _) = try value(call.arguments[1].value, file, bindings)
    {
      return try isBundle(base, file, bindings, steps: steps - 1)
    }
    guard case .name(let name) = tree.kind,
      let declaration = unit.outline.declaration(named: name, at: tree.tokens.lowerBound),
      case .variable(let value?) = unit.outline.declarations[declaration].kind,
      changes(of: declaration, file)?.isNone == true
    else { return false }
    return try isInnerBundle(unit.syntax.expression(value), file, bindings, steps: steps - 1)
  }

  /// Whether an expression is the assets of the application.
  private func isAssets(_ tree: SyntaxTree, _ file: Int) -> Bool {
    if tree.lastName == "assets" || tree.lastName == "getAssets" { return true }
    return staticType(tree, file)?.name == "AssetManager"
  }

  // MARK: - Buffers

  /// What makes an object that a stream is copied into.
  private static let buffers: Set<String> = [
    "byte", "ByteArray", "StringBuilder", "StringBuffer", "ByteArrayOutputStream", "StringWriter",
  ]

  /// `builder.toString()` and `new String(bytes)`, where the function around reads one file and nothing else is written.
  private func buffered(_ call: SyntaxTree.Call, _ file: Int, _ bindings: ValueBindings) throws(Unbound)
    -> SourceValue?
  {
    let source: SyntaxTree?
    switch call.name {
    case "toString", "toByteArray": source = call.base
    case "String": source = call.arguments.first?.value
    default: return nil
    }
    guard case .name(let name)? = source?.kind, let unit = index.unit(file),
      unit.tokens.language == .java || unit.tokens.language == .kotlin,
      let declaration = unit.outline.declaration(named: name, at: call.nameToken),
      case .variable(let made?) = unit.outline.declarations[declaration].kind,
      made.contains(where: { ValueReader.buffers.contains(unit.tokens.string($0)) }),
      let scope = unit.outline.enclosingFunction(call.nameToken),
      uses(of: declaration, unit).allSatisfy({ isCopied($0, unit) })
    else { return nil }
    var found: SourceValue?
    for token in unit.outline.scopes[scope].tokens
    where unit.tokens.spells(token, "open") || unit.tokens.spells(token, "openRawResource") {
      guard let opening = unit.call(at: token), let file = try located(by: opening, file, bindings) else {
        continue
      }
      if found != nil { return .unknown }
      found = file
    }
    return found
  }

  /// Whether a use of a buffer adds nothing but what was read: names and white space.
  private func isCopied(_ token: Int, _ unit: SourceIndex.Unit) -> Bool {
    let tokens = unit.tokens
    guard tokens.isMark(token + 1, .dot), tokens.isMark(token + 3, .openingParenthesis),
      ["append", "write"].contains(tokens.string(token + 2))
    else { return true }
    return (token + 4..<tokens.close(token + 3)).allSatisfy { argument in
      if tokens.isString(argument) {
        return unit.syntax.collector.reader.stringValue(argument).allSatisfy(\.isWhitespace)
      }
      return !tokens.isMark(argument, .plus)
    }
  }

  // MARK: - Elements

  /// What a call gets out of a list or dictionary that was read: `getString("type")`, `optJSONObject(i)`; nil for another
  /// one.
  func readElement(
    _ call: SyntaxTree.Call, of owner: SourceValue, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    if let key = call.arguments.first?.value {
      guard call.name.hasPrefix("get") || call.name.hasPrefix("opt") || call.name == "path" else {
        return nil
      }
      return try element(ofValue: owner, key, file, bindings)
    }
    switch call.name {
    case "getAsJsonArray", "getAsJsonObject", "asList", "elements", "iterator", "asIterable", "toList":
      return owner
    default: return nil
    }
  }
}
