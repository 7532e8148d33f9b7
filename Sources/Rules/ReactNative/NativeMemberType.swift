import Diagnostics
import Linting
import ReactNative

/// The type that a native side gives to a member of a spec: a prop, or an argument of a command.
struct NativeMemberType: Sendable {
  var type: NameAt
  /// The member in the spec.
  var member: NameAt
  /// Its type as the spec writes it.
  var declaredType: String
  var cutsFraction: Bool
}

extension SpecComparison where Native == NativeMemberType, Meaning == ValueKind {
  /// Adds a type that is a `native` where the spec declares a `declared`, written as `declaredType`.
  mutating func add(
    _ type: NameAt, _ native: ValueKind, to member: NameAt, declared: ValueKind, _ declaredType: String
  ) {
    let found = NativeMemberType(
      type: type, member: member, declaredType: declaredType,
      cutsFraction: declared == .fraction && native == .integer)
    add(found, native, to: member.place, matches: declared.fits(native))
  }
}

extension PackageContext {
  /// Reports each native type that does not fit the spec; in the spec, with the message `all`, where all native sides have one
  /// other type.
  ///
  /// - Parameters:
  ///   - here: what is at the place of a native type.
  ///   - inSpec: what is at the place of a member of a spec.
  func reportDifferences(
    in comparison: SpecComparison<NativeMemberType, ValueKind>, here: LocalizedText, inSpec: LocalizedText,
    all: ([NativeMemberType]) -> Message
  ) {
    for (natives, isInSpec) in comparison.differences {
      if isInSpec {
        report(
          natives[0].member, all(natives), related: natives.map { RelatedPlace(here, at: $0.type.place) })
        continue
      }
      for native in natives {
        report(
          native.type, mismatch(native), related: [RelatedPlace(inSpec, at: native.member.place)])
      }
    }
  }
}

private func mismatch(_ native: NativeMemberType) -> Message {
  let (type, name) = (native.type.text, native.member.text)
  return Message(
    native.cutsFraction
      ? LocalizedText(
        en:
          "\"\(type)\" truncates \"\(name)\", which the spec declares as \(native.declaredType)",
        zh: "“\(type)”丢弃“\(name)”的小数部分，spec 文件声明的类型是 \(native.declaredType)")
      : LocalizedText(
        en: "\"\(type)\" does not fit \"\(name)\", which the spec declares as \(native.declaredType)",
        zh: "“\(type)”与“\(name)”不符，spec 文件声明的类型是 \(native.declaredType)"),
    help: native.cutsFraction
      ? .init(en: "take a floating-point number, or declare an Int32", zh: "用浮点数接收，或在 spec 文件中声明为 Int32")
      : .init(en: "give both sides one type", zh: "两端使用同一类型"))
}
