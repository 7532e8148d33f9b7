import Diagnostics

/// A short function that opens the page of its first parameter: `jumpTo(url) { wx.navigateTo({ url }) }`.
struct LinkWrapper {
  /// The token of its name.
  var name: Int
  var function: PageLink.Function
  /// Whether it is a method, which is called on `this`.
  var isMethod: Bool
  /// As of `PageLink`.
  var hasFallback: Bool
}

/// A method of `App({...})` that opens the page of its first parameter; others call it as `getApp().jumpTo('/pages/a/a')`.
package struct AppLinkMethod: Sendable, Hashable {
  package let name: String
  package let function: PageLink.Function
  let hasFallback: Bool
}

extension ScriptScanner {
  /// In tokens: a longer function may do more than to open a page.
  private static let maxWrapperLength = 64
  /// The most functions of one script whose calls are looked for.
  private static let maxWrappers = 8

  /// Notes the function around a call, with its parenthesis, if it gives its first parameter, the name at `url`, on unchanged.
  mutating func noteLinkWrapper(
    _ function: PageLink.Function, url: Int, parenthesis: Int, hasFallback: Bool
  ) {
    let body = list.parent(parenthesis)
    guard linkWrappers.count < ScriptScanner.maxWrappers, list.kind(body) == .openingBrace,
      case let end = list.closer(of: body), end - body <= ScriptScanner.maxWrapperLength,
      let (parameter, start) = parameterAndStart(ofBody: body), isSame(parameter, url),
      !(body..<end).contains(where: { isAssigned($0, url) }), let name = name(ofFunction: start)
    else { return }
    linkWrappers.append(
      LinkWrapper(
        name: name.token, function: function, isMethod: name.isMethod, hasFallback: hasFallback))
  }

  /// The first parameter of the function with a body, and the token that its parameters begin with.
  private func parameterAndStart(ofBody body: Int) -> (parameter: Int, start: Int)? {
    var before = body - 1
    if list.kind(before) == .arrow {
      before -= 1
      if list.kind(before) == .identifier { return (before, before) }
    }
    guard list.kind(before) == .closingParenthesis, list.tokens[before].link >= 0,
      case let opener = Int(list.tokens[before].link), list.isParameterList(opener),
      list.kind(opener + 1) == .identifier
    else { return nil }
    return (opener + 1, opener)
  }

  /// The name of the function whose parameters begin at a token, and whether it is a method.
  func name(ofFunction start: Int) -> (token: Int, isMethod: Bool)? {
    var before = start - 1
    if list.kind(before) == .identifier, list.word(before).isOrdinary {
      // `function jumpTo(url) {`, `jumpTo(url) {`
      if list.word(before - 1) == .function { return (before, false) }
      return list.kind(list.parent(before)) == .openingBrace ? (before, true) : nil
    }
    if list.word(before) == .function { before -= 1 }
    let name = before - 1
    guard list.kind(name) == .identifier else { return nil }
    switch list.kind(before) {
    case .colon: return (name, true)
    case .assign where list.isMember(name): return isThis(name - 2) ? (name, true) : nil
    case .assign where list.word(name - 1).declaresVariable: return (name, false)
    default: return nil
    }
  }

  func isSame(_ a: Int, _ b: Int) -> Bool {
    list.text.slice(list.range(a)).elementsEqual(list.text.slice(list.range(b)))
  }

  /// Whether the token is the name at another one, and is given a value.
  private func isAssigned(_ index: Int, _ name: Int) -> Bool {
    guard list.kind(index) == .identifier, !list.isMember(index), isSame(index, name) else { return false }
    return list.kind(index + 1) == .assign || list.kind(index + 1) == .compoundAssign
      || list.word(index - 1).declaresVariable
  }

  /// The calls of the function whose name is the token `name`, or of the method on `this`: the name of each, and its parenthesis.
  func calls(ofFunction name: Int, isMethod: Bool) -> [(name: Int, parenthesis: Int)] {
    (0..<list.count).compactMap { index in
      guard list.kind(index) == .identifier, list.word(index).isOrdinary, index != name,
        list.isMember(index) == isMethod, isSame(index, name), !isMethod || isThis(index - 2),
        let parenthesis = list.callParenthesis(index),
        !list.isMethodDefinition(index, parenthesis: parenthesis)
      else { return nil }
      return (index, parenthesis)
    }
  }

  /// Adds the links that are given to such functions. A script with none of them, as nearly all, is not read again.
  mutating func readWrappedLinks() {
    for wrapper in linkWrappers where linkWrappers.count(where: { isSame($0.name, wrapper.name) }) == 1 {
      for call in calls(ofFunction: wrapper.name, isMethod: wrapper.isMethod) {
        let (start, end) = argument(of: call.parenthesis)
        if let url = urlValue(start, end) {
          facts.pageLinks.append(
            PageLink(function: wrapper.function, url: url, hasFallback: wrapper.hasFallback))
        }
      }
    }
  }

  /// The wrappers that are methods of the object that `App` is given.
  var appLinkMethods: [AppLinkMethod] {
    linkWrappers.compactMap { wrapper in
      let parenthesis = list.parent(list.parent(wrapper.name))
      guard wrapper.isMethod, parenthesis > 0, list.kind(parenthesis) == .openingParenthesis,
        list.isSpelled(parenthesis - 1, "App")
      else { return nil }
      return AppLinkMethod(
        name: list.string(wrapper.name), function: wrapper.function, hasFallback: wrapper.hasFallback)
    }
  }
}

extension PageLink {
  /// The links that a script gives to methods of the app: `getApp().jumpTo('/pages/a/a')`, also by a variable that holds the app.
  package static func givenToApp(
    _ methods: [AppLinkMethod], in text: SourceText, _ words: ScriptVocabulary
  ) -> [PageLink] {
    let list = TokenList(
      text: text, tokens: ScriptLexer.read(text, words).tokens, isTypeScript: text.path.hasSuffix(".ts"))
    let scanner = ScriptScanner(list, words)
    var apps: Set<String> = []
    for index in 0..<list.count where list.isSpelled(index, "getApp") && list.kind(index - 1) == .assign {
      if list.kind(index - 2) == .identifier, list.callParenthesis(index).map(list.closer) == index + 2 {
        apps.insert(list.string(index - 2))
      }
    }
    return (0..<list.count).compactMap { index in
      guard list.kind(index) == .identifier, list.isMember(index),
        let method = methods.first(where: { list.text.slice(list.range(index)).elementsEqual($0.name.utf8) }),
        isApp(before: index - 1, list, apps), let parenthesis = list.callParenthesis(index)
      else { return nil }
      let (start, end) = scanner.argument(of: parenthesis)
      return scanner.urlValue(start, end).map {
        PageLink(function: method.function, url: $0, hasFallback: method.hasFallback)
      }
    }
  }

  /// Whether what is before a dot is the app.
  private static func isApp(before dot: Int, _ list: TokenList, _ apps: Set<String>) -> Bool {
    if list.kind(dot - 1) == .closingParenthesis {
      return list.kind(dot - 2) == .openingParenthesis && list.isSpelled(dot - 3, "getApp")
        && !list.isMember(dot - 3)
    }
    return list.kind(dot - 1) == .identifier && !list.isMember(dot - 1)
      && apps.contains(list.string(dot - 1))
  }
}
