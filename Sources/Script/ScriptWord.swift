/// An identifier that means something to the scanner: keywords, and names of the mini-program API.
enum ScriptWord: UInt8 {
  case none
  // Declarations and modules.
  case `const`, `let`, `var`, function, `class`, `import`, export, `default`, from, `as`, declare, type
  case require, module, exports
  // Words after which an expression begins, so that a slash there opens a regular expression.
  case `return`, typeof, instanceof, `in`, of, new, delete, void, `throw`, `case`, `do`, `else`, yield, await
  // Statements with a parenthesised head.
  case `if`, `while`, `for`, with, `switch`, `catch`
  // Members and types.
  case async, get, set, satisfies, extends, `is`, keyof, readonly, unique, infer, asserts, abstract, this
  // Values.
  case `true`, `false`, null, undefined
  // The mini-program framework.
  case page, component, behavior, mixin, dataSetter, platform, postMessage
  /// The object with the functions of another platform.
  case foreignPlatform
  /// `$$events`, the list of handlers that Taro compiles into a page.
  case eventList
  case data, props, properties, methods, mixins, behaviors
  // Members by which libraries give data.
  case computed, storeBindings
  /// `select` and `selectAll` of a query.
  case selector
  /// `triggerEvent` and `$emit`.
  case eventSender
  case dataset
  /// `globalData`, what `App` gives all pages.
  case globalData

  /// The spellings that are the same for every platform.
  static let spellings: [(String, ScriptWord)] = [
    ("const", .const), ("let", .let), ("var", .var), ("function", .function), ("class", .class),
    ("import", .import), ("export", .export), ("default", .default), ("from", .from), ("as", .as),
    ("declare", .declare), ("type", .type), ("require", .require), ("module", .module),
    ("exports", .exports), ("return", .return), ("typeof", .typeof), ("instanceof", .instanceof),
    ("in", .in), ("of", .of), ("new", .new), ("delete", .delete), ("void", .void), ("throw", .throw),
    ("case", .case), ("do", .do), ("else", .else), ("yield", .yield), ("await", .await), ("if", .if),
    ("while", .while), ("for", .for), ("with", .with), ("switch", .switch), ("catch", .catch),
    ("async", .async), ("get", .get), ("set", .set), ("satisfies", .satisfies), ("extends", .extends),
    ("is", .is), ("keyof", .keyof), ("readonly", .readonly), ("unique", .unique), ("infer", .infer),
    ("asserts", .asserts), ("abstract", .abstract), ("this", .this), ("true", .true), ("false", .false),
    ("null", .null), ("undefined", .undefined), ("Page", .page), ("Component", .component),
    ("Behavior", .behavior), ("Mixin", .mixin), ("postMessage", .postMessage), ("data", .data),
    ("props", .props),
    ("properties", .properties), ("methods", .methods), ("mixins", .mixins), ("behaviors", .behaviors),
    ("$$events", .eventList), ("select", .selector), ("selectAll", .selector),
    ("computed", .computed), ("storeBindings", .storeBindings),
    ("triggerEvent", .eventSender), ("$emit", .eventSender), ("dataset", .dataset),
    ("globalData", .globalData),
  ]

  /// Whether a slash after this word opens a regular expression.
  var precedesExpression: Bool {
    ScriptWord.return.rawValue <= rawValue && rawValue <= ScriptWord.await.rawValue
  }

  /// Whether the parenthesis after this word contains the head of a statement.
  var hasStatementHead: Bool { ScriptWord.if.rawValue <= rawValue && rawValue <= ScriptWord.switch.rawValue }

  /// Whether a script may use it as any other name: it means nothing by itself.
  var isOrdinary: Bool { self == .none || self == .foreignPlatform }

  var declaresVariable: Bool { ScriptWord.const.rawValue <= rawValue && rawValue <= ScriptWord.var.rawValue }
}
