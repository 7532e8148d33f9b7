import Diagnostics
import NativeSource

/// What one Java or Kotlin file says about view managers, events and packages.
package struct JVMFile: Sendable {
  package var path: String
  package var classes: [JVMClass] = []
  /// Its identifiers.
  package var names: Set<String> = []
  /// The strings that it has, which may be names of components, commands and events.
  package var strings: Set<String> = []
  /// Its identifiers without the names of the types that it declares, as two source sets may declare the same.
  package var mentions: Set<String> = []
  /// Identifiers and strings, without the words of the language.
  package var words: Set<String> { names.subtracting(NativeWords.keywords).union(strings) }
  package var hasViewManagerList = false
  package var viewManagerList: Place?
  /// `Outer.NAME`, or `NAME` outside of classes, with the literal or the name of another constant.
  package var constants: [(name: String, value: JVMValue)] = []
  package var suppressionComments: [ByteRange] = []

  init(path: String) { self.path = path }

  /// Reads a file of Java or Kotlin.
  package init(reading tokens: NativeTokens) { self = JVMReader.read(tokens) }
}

/// A string as it is, or by the name of a constant.
package enum JVMValue: Hashable, Sendable {
  case literal(String)
  case constant(String)
  case unknown
}

package struct JVMClass: Sendable {
  package var name: NameAt
  /// Without the package and type arguments.
  package var superclass: String?
  /// `abstract`, `open`, `sealed`: others extend it.
  package var isBase = false
  package var methods: Set<String> = []
  /// What `getName()` gives; nil without one.
  package var componentName: JVMValue?
  /// What `getEventName()` gives, and where the literal is.
  package var eventName: (value: JVMValue, place: Place)?
  package var props: [JVMProp] = []
  package var madeView: MadeView?
  /// Names of the fields and properties of the class.
  package var fields: [NameAt] = []
  package var eventMaps: [EventMap] = []
  package var commandArguments: [CommandArgument] = []
}

/// `@ReactProp(name = "x")` and the method after it.
package struct JVMProp: Sendable {
  /// Of a constant the place of its name.
  package var value: JVMValue
  package var place: Place
  package var hasCustomType: Bool
  /// The type of the value.
  package var type: NameAt?
}

/// What `getExportedCustom...EventTypeConstants` says.
package struct EventMap: Sendable {
  package var phase: ComponentSpec.Phase
  /// The names of the props, with the places of the strings.
  package var names: [NameAt] = []
  /// The keys that belong to maps of the other phase.
  package var misplacedKeys: [NameAt] = []
  /// All strings and names of constants in it.
  package var values: [JVMValue] = []
  /// Whether it may have more than its literals say.
  package var isIncomplete = false
}

/// `args.getInt(0)` in the branch of a command.
package struct CommandArgument: Sendable {
  package var command: JVMValue
  package var index: Int
  package var getter: NameAt
}
