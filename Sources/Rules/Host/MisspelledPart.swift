import Containers
import Diagnostics
import NativeSource

/// The part of a method's name that is not as its container calls it. If there are several, it is the first.
struct MisspelledPart {
  /// The part; in Swift the base name or the label of an argument.
  private(set) var range: ByteRange
  /// The right text in its place.
  private(set) var right: String
  /// The text that replaces the part; nil where the name is not written as it is called.
  private(set) var replacement: String?
  /// The whole name as it is, and as it should be.
  private(set) var spelling: String
  private(set) var intended: String

  /// Finds the part in the name of `method`.
  ///
  /// - Parameter signature: the method with its parts.
  init(
    _ signature: NativeMethod, of method: NativeClass.Method, _ wanted: Container.Method,
    _ file: MethodBodyReader
  ) {
    spelling = method.method.selector
    intended = wanted.selector
    range = method.method.nameRange
    right = wanted.selector
    if method.isSwift, signature.hasExportedSelector {
      findExportedPart(signature, wanted, file)
    } else if method.isSwift {
      findSwiftPart(signature, wanted, file.text)
    } else {
      findPart(signature, wanted)
    }
  }

  /// The part in `@objc(selector)`.
  private mutating func findExportedPart(
    _ signature: NativeMethod, _ wanted: Container.Method, _ file: MethodBodyReader
  ) {
    guard let exported = file.exportedSelector(of: signature), file.text.string(exported) == spelling else {
      return
    }
    range = exported
    replacement = intended
    let own = spelling.split(separator: ":", omittingEmptySubsequences: false)
    let parts = intended.split(separator: ":", omittingEmptySubsequences: false)
    guard own.count == parts.count, let index = own.indices.first(where: { own[$0] != parts[$0] }),
      !own[index].isEmpty
    else { return }
    let start = Int(exported.start) + own[..<index].reduce(0) { $0 + $1.utf8.count + 1 }
    range = ByteRange(start, start + own[index].utf8.count)
    right = String(parts[index])
    replacement = right
  }

  private mutating func findPart(_ signature: NativeMethod, _ wanted: Container.Method) {
    let own = signature.selector.split(separator: ":", omittingEmptySubsequences: false)
    let parts = wanted.selector.split(separator: ":", omittingEmptySubsequences: false)
    guard own.count == parts.count, let index = own.indices.first(where: { own[$0] != parts[$0] }) else {
      return
    }
    right = String(parts[index])
    if index < signature.signature.count, signature.signature[index].label.count > 0 {
      range = signature.signature[index].label
    }
    replacement = right
  }

  private mutating func findSwiftPart(
    _ signature: NativeMethod, _ wanted: Container.Method, _ text: SourceText
  ) {
    let own = [text.string(signature.nameRange)] + signature.signature.map { text.string($0.label) }
    let names = wanted.swiftNames.isEmpty ? [CallPattern.Shape(wanted.selector + "()")] : wanted.swiftNames
    let candidates = names.filter { $0.labels.count == own.count - 1 }
    func differences(_ name: CallPattern.Shape) -> Int {
      zip(own, [name.name] + name.labels).reduce(0) { $0 + editDistance($1.0.utf8, $1.1.utf8, limit: 9) }
    }
    guard let name = candidates.min(by: { differences($0) < differences($1) }) else { return }
    let parts = [name.name] + name.labels
    spelling = CallPattern.Shape(own[0], labels: Array(own.dropFirst())).spelling
    intended = name.spelling
    guard let index = own.indices.first(where: { own[$0] != parts[$0] }) else { return }
    right = parts[index]
    replacement = right
    guard index > 0 else { return }
    let parameter = signature.signature[index - 1]
    range = parameter.label
    // One name for the argument and in the body: the body keeps it.
    if parameter.name.range == parameter.label, right != "_" { replacement = right + " " + own[index] }
  }
}
