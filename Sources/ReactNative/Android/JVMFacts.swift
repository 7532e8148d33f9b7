import Diagnostics
import NativeSource

/// What one Java or Kotlin file says about view managers, events and packages.
package struct JVMFile: Sendable {
  package var path: String
  package var classes: [JVMClass] = []
  /// The declarations of the classes, in order, for the graph of classes.
  let outline: NativeFileFacts
  /// The identifiers of the file.
  package var names: Set<String> = []
  /// The names after a dot that are not called: members of other objects that it reads.
  package var members: Set<String> = []
  /// The strings of the file, which may be names of components, commands and events.
  package var strings: Set<String> = []
  /// Its identifiers without the names of the types that it declares: two source sets may declare the same types.
  package var mentions: Set<String> = []
  /// Identifiers and strings, without the words of the language.
  package var words: Set<String> { names.subtracting(NativeWords.keywords).union(strings) }
  package var hasViewManagerList = false
  /// Whether it makes objects of classes by names that are not literals.
  package var createsUnknownClasses = false
  package var viewManagerList: Place?
  /// `Outer.NAME`, or `NAME` outside of classes, with the literal or the name of another constant.
  package var constants: [JVMConstant] = []
  /// Variables of Kotlin outside of classes and functions.
  package var fileVariables: [NameAt] = []
  package var suppressionComments: [ByteRange] = []

  init(_ outline: NativeFileFacts) {
    path = outline.path
    self.outline = outline
  }

  /// Reads a file of Java or Kotlin.
  package init(reading tokens: NativeTokens) { self = JVMReader.read(tokens) }
}

/// A string as it is, or by the name of a constant.
package enum JVMValue: Hashable, Sendable {
  case literal(String)
  case constant(String)
  case unknown

  /// `TURN` of the constant `Commands.TURN`.
  var simpleName: String? {
    if case .constant(let name) = self { lastComponent(name) } else { nil }
  }
}

package struct JVMConstant: Sendable {
  package var name: String
  package var value: JVMValue
  package var place: Place
}

package struct JVMClass: Sendable {
  package var name: NameAt
  /// The superclass without package and type arguments.
  package var superclass: String?
  /// Whether it is `abstract`, `open` or `sealed`: others extend it.
  package var isBase = false
  package var methods: Set<String> = []
  /// The methods with nothing in their bodies.
  package var emptyMethods: Set<String> = []
  /// What `getName()` returns; nil without it.
  package var componentName: JVMValue?
  /// Where that value is.
  package var componentNamePlace: Place?
  /// What `getEventName()` returns, and where the literal is.
  package var eventName: (value: JVMValue, place: Place)?
  package var props: [JVMProp] = []
  package var madeView: MadeView?
  /// Names of the fields and properties of the class.
  package var fields: [NameAt] = []
  package var eventMaps: [EventMap] = []
  package var commandArguments: [CommandArgument] = []
  /// The interfaces that it names, without packages.
  package var interfaces: [String] = []
  /// The methods with two parameters whose names begin with `set`.
  package var setters: [JVMSetter] = []
  package var commandNumbers: [CommandNumber] = []
  /// What `receiveCommand` does with the name of a command; nil without that method.
  package var commandDispatch: CommandDispatch?
}

/// A method that sets a prop of a view, if a delegate or an annotation calls it.
package struct JVMSetter: Sendable {
  package var name: NameAt
  /// The type of the value.
  package var type: NameAt?
}

/// `"turn", COMMAND_TURN` in `getCommandsMap`.
package struct CommandNumber: Sendable {
  package var command: JVMValue
  /// The number, or the name of its constant.
  package var number: JVMValue
}

/// Which commands a `receiveCommand` names.
package struct CommandDispatch: Sendable {
  /// All strings, numbers and names of constants in it.
  package var values: Set<JVMValue> = []
  /// Whether the name of the command may go somewhere else too.
  package var isIncomplete = false
}

/// `@ReactProp(name = "x")` and the method after it.
package struct JVMProp: Sendable {
  /// The value; its place, for a constant, is the place of the name.
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
  /// The keys that belong to the map of the other phase.
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
