import Diagnostics
import Linting
import Markup
import Script

// What a fix that binds an event needs to know: bound in the right form, an event whose method is missing calls nothing, which is
// a new mistake.

/// Whether an event is in a file of a program that only others show, whose scripts have its method, or not.
func mayCallUnseenMethod(_ context: FileContext) -> Bool {
  context.unit.kind == .fragment && context.program.program.kind != .loose
}

/// The method that an event attribute names, where the script of the page or component does not show it. Where nothing would be
/// said of it, as in a script that a wrapper of `Page` completes, nil.
func missingMethod(of attribute: Attribute, _ context: FileContext) -> String? {
  guard let script = context.script, !script.dependsOnGlobals || script.lacksResolvableMixinsOnly
  else { return nil }
  func isMissing(_ name: ByteRange) -> Bool {
    let bytes = context.text.slice(name)
    return isIdentifier(bytes) && !isLiteralWord(bytes) && !script.defines(handler: context.string(name))
      && !(context.dialect.callsOptionsOfComponents && script.method(named: context.string(name)) != nil)
      && !context.sjsNames.contains(context.string(name))
  }
  if let value = attribute.staticValue {
    let name = context.text.trimmed(value)
    return isMissing(name) ? context.string(name) : nil
  }
  guard let mustache = attribute.wholeMustache else { return nil }
  var missing: String?
  context.expression(mustache).root?.forEachLiteralChoice { name in
    if missing == nil, isMissing(name) { missing = context.string(name) }
  }
  return missing
}

/// What to do where the method is missing: bind the event by `name`, and add it. `true` and `ture` are no methods.
func adding(_ method: String, to name: String) -> LocalizedText {
  var word = method
  if word.withUTF8(isNearBoolean) {
    return LocalizedText(
      en: "write \(name) with the name of a method of the script", zh: "改为 \(name)，值为脚本中的方法名")
  }
  return LocalizedText(
    en: "write \(name), and add the method \"\(method)\", which the script lacks",
    zh: "改为 \(name)，并在脚本中补上缺少的方法“\(method)”")
}
