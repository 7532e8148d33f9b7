import Diagnostics

/// What one file of native source says, before it is linked with other files.
package struct NativeFileFacts: Sendable {
  package var path: String
  package var language: NativeLanguage
  /// The package of a Java or Kotlin file, empty when it names none.
  package var packageName = ""
  /// Imported names of a Java or Kotlin file: `com.example.MapView`, `com.example.*`.
  package var imports: [String] = []
  /// `#import <a/b.h>`, `import UIKit`: the path or module, when the interest has that detail.
  package var importedFiles: [NativeName] = []
  package var constants: [NativeConstant] = []
  /// The macros of the C family that are no constants.
  package var macros: [NativeMacro] = []
  /// Hashes of the names in `#if NAME` of the C family.
  package var conditionNames: Set<UInt32> = []
  /// What the file defines as `0` or `1`, or as something that is no known number, by the hash of the name.
  package var flags: [NativeFlag] = []
  /// Hashes of names outside of methods that may be macros: `NAME(...)`. Those of methods are in `calledNames`.
  package var outerNames: Set<UInt32> = []
  /// Where the facts are that macros gave, in the facts of a file with its macros.
  package var expansion: MacroExpansion?
  package var classes: [NativeClassPart] = []
  /// Protocols of Objective-C, without the detail `protocolMethods`; with it, and in other languages, they are among the
  /// classes.
  package var protocols: [NativeProtocol] = []
  /// The protocols that these refine. `NSObject` and `JSExport` are left out: they refine nothing.
  package var refinements: [NativeRefinement] = []
  /// Functions outside of classes, and methods of a fragment without the name of a class.
  package var functions: [NativeMethod] = []
  /// Calls that fit a pattern of the interest, in the order of the source.
  package var calls: [NativeCall] = []
  package var comparisons: [NativeComparison] = []
  package var keyReads: [NativeKeyRead] = []
  package var gaps: [NativeGap] = []
  /// Hashes of the names that methods call; `NativeMethod.calls` are ranges of it.
  package var calledNames: [UInt32] = []
  /// The number of arguments of each call, or `reference`.
  package var calledCounts: [UInt8] = []
  /// Hashes of the names of what the file may change: `NAMES` of `NAMES.add(x)`, `Types.NAMES[k] = v`.
  package var changedNames: Set<UInt32> = []
  package var forwardings: [NativeForwarding] = []
  package var forwardedArguments: [NativeExpression] = []
  /// Which of the interest's names are among the identifiers of the file.
  package var mentions: Set<String> = []
  /// The elements of an XML file, if the interest names its root.
  package var elements: [XMLTree.Element] = []
  /// Comments that contain `mpcheck-`, from their first byte to the last.
  package var suppressionComments: [ByteRange] = []

  init(path: String, language: NativeLanguage) {
    self.path = path
    self.language = language
  }

  /// The method that a fact belongs to.
  package func method(_ owner: NativeOwner) -> NativeMethod? {
    guard owner.methodIndex >= 0 else { return nil }
    let methods = owner.classIndex >= 0 ? classes[owner.classIndex].methods : functions
    return owner.methodIndex < methods.count ? methods[owner.methodIndex] : nil
  }

  /// The class and the method that a place is in.
  package func owner(at range: ByteRange) -> NativeOwner {
    let range = expansion?.rangeInFile(range) ?? range
    for (classIndex, type) in classes.enumerated() {
      for (methodIndex, method) in type.methods.enumerated() where method.bodyRange?.contains(range) == true {
        return NativeOwner(classIndex: classIndex, methodIndex: methodIndex)
      }
    }
    let function = functions.firstIndex { $0.bodyRange?.contains(range) == true }
    return NativeOwner(classIndex: -1, methodIndex: function ?? -1)
  }

  /// The value of the argument with this 0-based index.
  package func argument(_ index: Int, of call: NativeForwarding) -> NativeExpression {
    guard index < 8, call.knownArguments & 1 << UInt8(index) != 0 else {
      return NativeExpression(.unknown, call.range)
    }
    let before = (call.knownArguments & (1 << UInt8(index) - 1)).nonzeroBitCount
    return forwardedArguments[Int(call.firstArgument) + before]
  }

  /// In `calledCounts`: the name is not called here, but may be called with anything, as with `@selector(emit:)` and
  /// `this::emit`. Also a call with more arguments than the number can say.
  package static let reference: UInt8 = 255

  /// Frees what the arrays with many entries reserved while they grew: a third of their memory.
  mutating func compact() {
    protocols = protocols.withUnsafeBufferPointer { Array($0) }
    refinements = refinements.withUnsafeBufferPointer { Array($0) }
    calledNames = calledNames.withUnsafeBufferPointer { Array($0) }
    calledCounts = calledCounts.withUnsafeBufferPointer { Array($0) }
    forwardings = forwardings.withUnsafeBufferPointer { Array($0) }
    forwardedArguments = forwardedArguments.withUnsafeBufferPointer { Array($0) }
  }
}

/// A string that has a name; or a variable that hides a string with the same name further out, with an unknown value.
package struct NativeConstant: Hashable, Sendable {
  /// The name with the class or package that contains it: `kMapType`, `ViewTypes.map`, `com.example.Types.MAP`.
  package var name: String
  package var value: NativeExpression
}

/// Where in its file a fact is: indexes of `NativeFileFacts.classes` and of the methods there, -1 for none.
/// Without a class the method is one of `NativeFileFacts.functions`.
package struct NativeOwner: Hashable, Sendable {
  package var classIndex: Int
  package var methodIndex: Int

  package init(classIndex: Int, methodIndex: Int) {
    self.classIndex = classIndex
    self.methodIndex = methodIndex
  }
}
