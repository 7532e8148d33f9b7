// Written by `make bless` from the headings in `Fixtures/rules`.

/// The reasons why rules are silent: a line with the id of a rule, then its reasons, each on a line that begins with a blank.
let silenceTable: StaticString = #"""
  block-attribute
   a name that is not an event in AXML, attributes of a tag inside
  builtin-native-type
   the type is another, even by case alone, or the tag is built in
   another tag, or a type that is chosen at run time
  cached-manager-view
   a field counts the views
   a field keeps a colour of the view
   the view keeps its manager
   in Java, a field keeps the context
   in Java, the view keeps its manager
   the class is not a view manager
   in Swift, a local variable has the name of the property
   in Swift, a property counts the views
   in Swift, the view keeps its manager
   in Kotlin, a property keeps the context
   in Kotlin, a local variable has the name of the property
   in Kotlin, the view keeps its manager
   in Objective-C, a local variable has the name of the field
   in Java, a local variable has the name of the field
   the variable is one of the method
   in Kotlin, the field is not the view that is returned
  condition-with-loop
   the loop gives its item another name
   a loop around it has an item of the same name
   the condition is on a tag inside the loop
   the page's data has a field of that name
   another dialect: WXML evaluates the loop first
  conflicting-conditions
   a condition and a loop on one tag
  constant-condition
   values that are equal to both literals
   the same literal twice
   different values, or names in place of literals
   the operators that are right
   something in the file cannot be read
  container-param
   a name that only resembles one of the container's
   a tag other than mpaas-component
  date-arithmetic
   numbers that are no date
   a part of a calculation
   something in the file cannot be read
  duplicate-attribute
   a second id of a native view, which reserved-param reports
   glass-easel keeps all bindings of an event
  duplicate-condition
   another chain inside the branch, and a longer condition
   strings that differ in a blank
  duplicate-id
   one of the two is in the else branch
   a condition and its negation
   two conditions compare one value with different literals
   each is in a template of its own
   a native view's id, which other rules compare
   alternatives of an undecided conditional comment
   nothing looks for the id
   the page has no script
  duplicate-method
   data, nested objects, two objects
   a getter and a setter
  duplicate-native-component
   each platform has a script of its own
   one script is for a platform, and the other for all others
   excludedPlatforms gives each script a platform of its own
   one of the calls is in a function
   a script tests the architecture
   excludedPlatforms leaves one script for one platform
   one of the scripts is made of the other
   codegenConfig names the folder of the sources
   the builder writes one of the folders
   one of the scripts is for Windows
   a bundler prefers the script for native platforms
   the scripts differ in their extensions
   no script imports one of the scripts
   a copy of the script has the same name, and no script imports it
   only a script that nothing imports imports the copy
   only settings resolve the import, and two scripts have the end of its path
  duplicate-native-id
   the ids differ, by case or by a digit
   the ids are made at run time
   each branch of a condition has one
   the branches of a condition include the files
   each branch of a build condition has one
   the ids are missing or empty
   a native-view of FinClip is not found by its id
  duplicate-page
   sub-packages with pages of one name, and one that has a page of the program
  duplicate-registration
   the same or an unknown class, another type, the other platform
   only one of two branches registers its class
   each container has a registry of its own
   two applications, each with its own view
  duplicate-sjs-name
   alternatives of an undecided conditional comment
   in WXML, two names
  duplicate-template
   alternatives of an undecided conditional comment
  dynamic-native-type
   a constant type, or another tag
   there is no type
  else-with-value
   an empty value, or "true", which tools that write XML add
  empty-expression
   single braces are text
  empty-handler
   the page's script defines a method "true"
   a component, a native view
  empty-splash-method
   any other statement; the methods for updates may be empty
   in Swift, any other statement; the methods for updates may be empty
  event-attribute-case
   onClick, which misspelled-event reports
   a component, and names of events that the tag does not have
   the right name is on the tag too, or the tag is a native view
   in WXML, right names, and a component's own event
   in Swan, an event with a capital letter in its name
  event-without-bind
   the event is bound besides, the value is not a method, a component
   the tag does not have the event
  foreign-api
   a module of the program makes the object
   the script declares it, imports it, has it as a parameter, or asks whether there is one
   a module that is not found may make it
   pages in two languages, or in one of which nothing is known
  foreign-attribute
   the list is there
   a value that changes nothing, or an unknown one
   a component of that name
   another dialect
  foreign-component-option
   the script reads the option, or mentions its name elsewhere
   the right option is there, too
   Component is the script's own
   options of other platforms and of miniprogram-computed, own names
  foreign-config-key
   Douyin reads keys of Alipay; keys that differ by more; keys that are set aside; keys of an own kind
   the right key is beside it
   a build writes the configuration
   one configuration for pages in two languages
  foreign-directive
   Vue's form beside the plain attribute, on a component
   a component's properties that begin with bind, AXML's own events
   prefixes that begin neither a directive nor an event
   no name after the prefix, or a computed one
   AXML's form is on the tag too
   a native view, also a misspelled one
   in WXML, its own forms, namespaces and marks of builds; a component's property
   in TTML, directives that begin with "wx:" or "tt-"
   in QML, directives that begin with "wx:"
   in Swan, its own forms
  fresh-content-view
   the view is made once and kept
   another return gives the kept view; a base class; not a native view
   the Android container asks for the view once
  fresh-widget-view
   another return gives the kept view
   in Swift, another return gives the kept view
  func-param
   the script sets data of the same name, too
   setData may set any name
   an imported module has the name
   a loop variable has the name
   a template gets its data from where it is used
   plain text, a member, an event, or a directive
   a prop has the name, too
   a tag other than mpaas-component
  handler-in-mustache
   the name is data, a loop variable or a script module
   what setData sets
   the script may have other data
   in a template the names are given by its use
  import-cycle
   a path with a mustache, a path that names no file
  invalid-event-name
   the name is right, or the tag is another
   a parameter whose name begins with "bind" or "catch"
   a value that names no method, under a name that begins with "on"
   the name binds an event in WXML
  invalid-expression
   the data of a template without braces, a key in quotes
   "*this" as a key in a mustache
   in WXML, an object in braces, the data of a template, "in" as a name
   the page's framework is glass-easel
   in Swan, its loop, three braces and {= =}
  invalid-handler
   the page's script defines a method of that name
   a component, a native view
   a control character, which control-character reports
   "true" of a caught event, an empty value, an unterminated mustache
  invalid-json
   the file is not a configuration of the program
   in Swan, an empty file
   "usingComponents" may be null, and a page has no key "pages"
  invalid-key
   the item has another name, or the tag has no loop
   the index, also under another name
   what is read is the item of another loop
   a text of which the length is read, and a field with the name of the list
  invalid-name
   a byte order mark, and invisible characters in texts and values
  invalid-native-id
   valid characters, a word in another case, or another tag
   64 characters, or an id that is made at run time
   another rule reports a blank id
  invalid-sjs-import
   a name or names in braces, and the path of an .sjs file
   an import of templates
   in WXML, the path of a .wxs file, or the module between the tags
   in Swan, the path of an .sjs file or of a .filter.js file
  invalid-style-object
   the key is in camel case or in quotes
   the style is plain CSS
  late-extension-delegate
   another object, a block, a branch, or another function
   in Swift, another object, a closure, a branch, or another function
  late-registration
   the launch method is not among the sources
   it is also registered elsewhere
  line-break-in-value
   the program's framework is glass-easel
   another dialect: TTML has no second framework
  literal-loop-variable
   no loop around it has the name
   the method reads another key, or the tag has no event
   the script asks for that text
  load-clash
   an instance method, a category, or another branch of the build
   the +load is that of the macro's definition
  long-attribute-name
   the page's framework is glass-easel
  merge-conflict
   separators alone, eight characters, a blank before them
   a separator alone, in a string of the script
  mismatched-codegen-name
   the folder has the name of codegenConfig
   the folder is that of a component of React Native
   the folder is that of the code generated for React Native
   the package has a folder of that name
   the folder is that of a dependency
   the header is not in react/renderer/components
   codegenConfig has no name
   the package includes its generated code
  mismatched-command-type
   both sides have one type
   in Java, both sides have one type
   the native type is NSNumber
   the native type is id
   the native type is one of the library
   the native type is floating-point, that of the spec an integer
   the method with the other type is not exported
   in Kotlin, the name of the command is not a literal
   in Kotlin, the argument is taken as a map
   the platform has two specs
   the constant is that of another command
  mismatched-event-phase
   both sides have one phase
   the manager makes no view
   in Java, the name of the event is not a literal
   the platform has two specs
  mismatched-prop-default
   both sides begin with one value
   the update does not compare the prop
   the property is private, and the view has a setter
   the initial value is an expression
   the spec declares a union of strings
   the update sets the property of another object
   the update uses defaultProps
   Objective-C does not see the property
   the platform has two specs
  mismatched-prop-type
   both sides have one type
   the native type is floating-point, that of the spec an integer
   the native type is NSNumber
   the native type is one of the library
   the spec declares a union of strings
   in Java, the prop has a customType
   in Java, a colour is taken as a number
   in Kotlin, the native type is floating-point, that of the spec an integer
   in Kotlin, the native type is Dynamic
   in Kotlin, a colour is taken as a number
   in Kotlin, the prop has a customType
   in Objective-C, a colour is taken as a number
   the native type is id
   the spec with another type is that of the other platform
   the platform has two specs
   the type of RCT_CUSTOM_VIEW_PROPERTY converts nothing
   a colour is taken as a string
   a number that is a colour is taken as one
  mismatched-swift-header
   the last part of the path is the right name
   module_name of the podspec gives the name
   the name of the pod is put together
   __has_include tests for the header
   the header is that of a dependency
   the package has no Swift source
   the header name of the podspec is not a literal
   there are two podspecs
   there is no podspec
   the header is between angle brackets, and another module's
   the dependency has a version that is put together
   the dependency is in brackets
   __has_include tests for a pod that is built in another way
   the pod does not have the file
  mismatched-tag
   a blank after the name
   a misspelled native view, which misspelled-native-tag reports
   in WXML, the case of an end tag does not matter
  misnamed-event-prop
   the name begins with "on" and a capital letter
   the name begins with "top" and a capital letter
   the prop is not an event
   in Kotlin, nothing says how the event is named
  misplaced-component
   a path that leads to no component, a key of some configuration, no object to be in
  misplaced-directive
   in Swan, the loop is on a block around the tag
   another dialect: a condition on a definition in AXML
  misshaped-event-map
   each map has the key of its own kind
   a spec declares the component
   in Kotlin, the manager has a delegate
   in Java, the manager has a delegate
   the base class of the manager may have a delegate
  missing-attribute-space
   an invisible character after a value, which invalid-name reports
  missing-content-view
   a property, an inherited or an overridden contentView
   getView is implemented, the class is abstract, or its superclass is unknown
   the superclass is declared in a header alone
  missing-default-props
   the class assigns its own props
   a superclass assigns the props
   the superclass is one of another library
   other props than "_props" are cast
  missing-element-method
   a superclass or a category has the method; the properties are synthesized
   an unknown superclass or macro, added methods, or nothing registers the class
   the compiler checks a class of Swift
  missing-event-field
   all required fields are sent
   the missing field is optional
   more fields are sent than the spec requires
   a key of the dictionary is not a literal
   the type of the event is not in the file
   the data of the event is not a literal
   neither the manager nor its view sends it
   the platform has two specs
  missing-extern-method
   an extension has the function
   @objc(selector) gives the function the selector
   @objcMembers makes the function visible
   no class has the name of the module
   the superclass is one of another library
   the function is asynchronous
   a superclass has the function
   @objcMembers makes the function of an extension visible
   unexposed-swift-manager reports the class
   a part of the selector has no label
   a word before the name of a parameter is an attribute
   the name of a parameter is "_"
   commas are inside the type of a parameter in Swift
   commas are inside a closure, an attribute and a default value in Swift
   the name of the Swift function ends with a preposition
   the label of the Swift function is a preposition
   the label of the Swift function is a word that is not a preposition
   the macro names the class that the superclass in Swift extends
   the superclass in Swift is one of another library, and the macro names RCTViewManager
   a superclass in Objective-C has the function
   each branch of the build has another superclass
  missing-key
   the list is a literal and never changes
   a child of the block has the attribute "key"
   a child of the block has the directive a:key
   a key in the form of another platform, which foreign-directive reports
   a misspelled key, which unknown-directive reports
   in WXML, "*this", and a key without a value
   in QML, the loop and the key have different prefixes
   another dialect: Swan has no directive for keys
   a list that the page begins with and leaves as it is
   the letters of a text
  missing-layer-proxy
   the attribute is not there, "false", or known at run time alone
   the host shows no proxy of its own
   the proxy is that of QQ's container, which draws both
  missing-native-id
   the tag has an id
   the id is made at run time, or the tag is another
   another rule reports a misspelled id or a stripped view
  missing-native-size
   comments beside the size, or another rule reports the braces
   width and height are both given
   a class, or a style that is not fully known
   another property may give the size
   a style sheet selects the id or the tag
   the style sheet of a page selects the id in a component
   another tag, a misspelled style, or a stripped view
   an external-element has both in its style
  missing-native-type
   the type is given, or chosen at run time
   another rule reports a misspelled type or a stripped view
   the page has a component under the name of the tag
  missing-page-file
   none of the listed pages exists
   scripts that call neither Page nor Component
   the page is in a submodule of git that is not checked out
   pages in two languages, WXML and TTML
  missing-resource
   an icon of a theme, of the web, of a scheme
   what names no local medium
   too many steps up lead to the root
   the path is right from the page that imports the file, or that includes it
   nothing uses the file
   git ignores the folder
   the folder is a submodule of git, checked out or not
   a build reads the sources
   a script is compiled
   a component has the name of the tag
   there is no app.json
   alternatives of a build are side by side
  missing-splash-method
   in Swift, all methods are there
   a branch of the build, an accessor or a superclass has the method
   @objc gives the method the right selector
   in Swift, the subclass has the methods
   in Objective-C, the subclass has the methods
   not all methods of the class are known
   a misspelled method, a property of the type, or another protocol
  missing-super-update
   updateProps calls that of the superclass
   prepareForRecycle calls that of the superclass
   updateProps assigns "_props" itself
   another method, which needs no such call
   the superclass is another class of the package
   the method is of a Swift class that has the component view's name in Swift alone
  missing-view-command
   the view manager exports the command
   in Java, a string has the name of the command
   the Swift manager exports the command
   the component view has handleCommand:args:
   a macro is given the name of the command
   a script tests the architecture
   the manager makes no view
   a superclass of the component view is not scanned
   in Kotlin, the manager has a delegate
   in Kotlin, the manager has no receiveCommand
   a superclass of the component view has handleCommand:args:
   a superclass of the manager exports the command
   in Kotlin, a constant has the name of the command
   excludedPlatforms leaves the platform out
   the platform has two specs
   in Kotlin, the manager extends one of React Native's own
   the script leaves the function on the platform before it sends the command
   the script sends the command in a branch for the other platform
   a condition before the command is for the other platform
   Platform.select sends the command on the other platform
   the label of a switch is the other platform
   the script is for the other platform
   in Kotlin, the method of the command is empty on purpose
   the method of the component view is empty on purpose
   the conditions are before an arrow, or in another file
   in Kotlin, a branch is for the constant of the command
   in Kotlin, the name of the command goes to another function
   in Kotlin, the superclass is not one of React Native's plain ones
   in Java, a branch is for the number of the command
   the manager makes plain views, and the component view has the command
  missing-view-initializer
   a superclass overrides it, by another initialiser of the class
   the subclass overrides it, or the superclass is declared in a header alone
   an Android class, which needs none
  missing-widget-conformance
   a superclass adopts it, or nothing maps the class
   the superclass is not scanned
   a protocol of the class is not scanned
   two declarations, a header alone, an unknown superclass or protocol
  missing-widget-method
   in Swift, all methods are there
   the initialiser of Kony, and other Swift spellings
   a property's accessor, a near name, or the other initialiser
   in Swift, a superclass has the method under another name
   another protocol, or a property of the type
   not all methods of the class are known
  misspelled-attribute
   an attribute of another tag or of another platform, and one of HTML
   the same name but for hyphens and case
   short names, data and prefixes
   components
  misspelled-event
   a component, a native view
   the right event is on the tag too
   in WXML, events of this tag and of others; a component
  misspelled-native-context
   the right function, or that of another context
   a comment, or a method of the page
  misspelled-native-tag
   the right name, or one that is not near
   a component is registered under the name
   a WeChat program without a sign of a container
  misspelled-splash-method
   in Swift, all names are right
   the right method is there, a declaration, a class method, or other words
   in Swift, the right method is there, a static method, or another class
   the class is not a splash delegate
  misspelled-view-lifecycle
   the container's spelling, or a name that is not near
   the container's method is there too, or the class is not a native view
  misspelled-view-prop
   the spec declares the prop
   the prop with the near name is exported, too
   names of four letters are too short to compare
   not all props of the spec are known
   unsettable-view-prop reports the prop
   the constants have the event of the spec, too
   the constants may have more events
   a script passes the component both names
  misspelled-widget-method
   the right method is there, other words, or a class that is not a widget
   a declaration without a body, or a class method
   in Swift, the right method is there, a static method, or another class
  mixed-widget-environment
   both initialisers are there, or the platform is unknown or either
   in Swift, both are there, or the platform is unknown or either
  model-not-assignable
   glass-easel writes to members of fields too
  mustache-not-evaluated
   another dialect: AXML evaluates keys
  native-children
   the tag is empty
   a comment inside, or an element beside the tag
  native-event-channel
   the right name by a constant, or an unknown name
   another method sends the message
  native-event-element
   componentId, the id of a tag, or an unknown id
   a tag has an id that is made at run time
   no page shows a native view
  native-event-envelope
   data of another message
   sendEventToTiny of Android takes other data
  native-event-name
   an unknown name, or one that begins with "on"
  native-param-type
   the value is of the declared type, or reads as it
   the value, the parameter or the type of the view is unknown
  near-native-event
   a tag of the type or of a dynamic type binds each sent event
   the bound event is one that every element has
   the class sends another event, whose name is unknown
  needless-block
   a loop, a slot, a condition in the form of another platform
  negated-comparison
   both readings are the same for a count
   both readings are the same for a text
   two truths are compared
   parentheses say what is meant
   something in the file cannot be read
  nil-splash-view
   the longer method returns a view, and the shorter one is beside it
   one return of several, or the only one, gives a view
   in Swift, the longer method returns a view beside the shorter one
  nullable-number-argument
   the type is nonnull
   the type is _Nonnull
   the type is __nonnull
   the argument is __unused
   the argument is an array of numbers
   the method is not exported
   the argument is a block that takes a number
   the method is in the definition of a macro
  numeric-splash-error-code
   the code's integer value, a string, another parameter, or 0
   Swift does not compile such a comparison
  object-in-text
   in the value of an attribute
   a key that no compiler reads, which another rule reports
   something in the file cannot be read
  on-prefixed-param
   the value names a method, or may do so
   another rule reports an event in small letters
   the page may have more methods than are known
   there is no script
   a loop variable gives the value
   a tag other than mpaas-component
  one-platform-native-type
   the platforms of another type are not given
   the type is on both platforms, or its platforms are not given
  operator-outside-mustache
   one character of it, or a text between
   between the parameters of an address
   text
   conditions, lists and booleans, which are strings then
   something in the file cannot be read
  orphan-else
   an undecided conditional comment
   the if is in the form of another platform, which foreign-directive reports
   a tag before it is unclosed, so that its place is a guess
   in WXML, only a comment is between the two
   in WXML, the if is marked for one platform of a build
   in Swan, s-elif and s-else-if
  orphan-form-button
   the button, or an element around it, does something when it is tapped
   another file may have the form around it
   another type, or one that is chosen at run time
  orphan-loop-attribute
   the key is on a tag in the loop's block
   the key is two blocks below the loop
   the loop is in the form of another platform, which foreign-directive reports
  overlapping-native-id
   neither id begins with the other, or one is of another tag
   the ids are on two pages
  placeholder-registration
   a class that has this name, or strings that no registration uses
  repeated-native-id
   the id differs in each round of the loop
   the component is used once
   a condition renders one of two uses of the template
   external elements on pages of their own, and the id differs in each round
  reserved-native-param
   a reserved key is read, or the documented name is another one
   a parameter of a constructor, or a class that is not a native view
  reserved-param
   a name that only contains a reserved one
   a tag other than mpaas-component
   a declared parameter with another name
  reserved-tag-name
   another dialect: TTML reserves no names
  restricted-attributes
   a tag of this name
  restricted-tags
   no names are given
   another letter case is another tag, and a comment is none
   an override says so for these files
  shadowed-loop-variable
   the default names, written out
   the loops are beside each other
   the inner loop is in a definition of a template
  shadowed-native-id
   the other id differs by case, or is made at run time
   a condition renders one of the two
   the other element is in a component or on another page
  space-around-mustache
   another dialect: AXML trims the value
  splash-progress-scale
   multiplied by 100, compared with at most 1, or another value
   in Swift, multiplied by 100, compared with at most 1, or another value
  stray-brace
   braces that have their counterpart
   three braces around the data of a template
   a text of braces, or after what is not a name
   a mustache that cannot be read
   a condition, a list and a boolean are strings then, a key is not evaluated, and no method has such a name
   comments and code
   something in the file cannot be read
  stray-greater-than
   an arrow in an element of its own
   a path of links
   after a comment
   two more of them
   something in the file cannot be read
  stray-less-than
   the code of a script module
  string-boolean
   a component, and a tag without such an attribute
   in WXML, the string "true", and a component
   another dialect: which attributes of KSML are boolean is unknown
   another dialect: Baidu's documents write "false" for what is not checked
   other words
  stripped-native-view
   the view has its type, or the tag is a component
   no mark of the framework, or a type that is chosen at run time
  style-separator
   what a mustache ends in is unknown
   a colon in quotes or in parentheses, and what is not a property
   the conditions have a name in common
   one of the two has the separator, or a text between
  swapped-registration
   the class is in its place, or the type names no native view
   the right order on Android, an unknown class, or another registry
  swift-view-class-name
   @objc gives the class the registered name
   NSStringFromClass, or the name with its module
  tab-page-link
   no tab bar
   Alipay opens tabs in each way
   reLaunch, a way or a page that is not known, another program, a page that is not listed
  template-roots
   a comment beside the only root
   a chain of if, elif and else
   a use of a template, not a definition
   an import of a script module beside the only root
  text-beside-mustache
   attributes that are not boolean there, a condition without a mustache
   a broken mustache, which other rules report
   another dialect: Swan evaluates the value by itself
  text-child
   a slot, a template, tags that may be components
   the text is unclosed
   in WXML, a span
  unassigned-splash-delegate
   a library, which does not configure the SDK
   the object that is given to the SDK is unknown
   in Objective-C, the setter is called
   a key path in Swift may set it
   setValue:forKeyPath: may set it
   in Swift, an object of a subclass is given to the SDK
   in Objective-C, an object of a subclass is given to the SDK
   in Swift, the setter is called
  unattached-extension-delegate
   another file calls setRiverExtensionDelegate:
   in Swift, the object is handed on, stored, captured, or not made here
   in Objective-C, the object is handed on, stored, captured, or not made here
   another file assigns riverExtensionDelegate
  unbound-condition
   an empty condition, an attribute that is not a condition
   another dialect: Swan evaluates the value by itself
  unbound-loop
   an empty value, an attribute that is not a loop
   in WXML, digits are meant as characters
   in WXML, a digit after a point cannot begin a name
   another dialect: Swan evaluates the value by itself
  unbound-native-event
   a tag of the type or of a dynamic type binds it, or it bubbles
   no tag has the type
   another rule reports the near name, the name without "on", or "bindturn"
  unbound-style
   an unterminated mustache, which unterminated-mustache reports
  uncovered-pod-source
   the pattern takes the extension
   another pattern takes the extension
   a pattern takes all files of the folder
   no pattern is for the folder
   the file is in a folder of tests
   a pattern is put together
   source_files is a variable
   exclude_files names the file
   the case of the extension differs
   the file is a header
   there are two podspecs
   another podspec takes the file
   the file is in another folder than the one of the pattern
   braces and brackets in the pattern take the file
   a pattern matches no file, but no file is left out
   no file imports those of the folder below
  uncreated-native-view
   the script makes a context with an unknown id
   another rule reports a misspelled function
   the script imports a module, which may do it
   an id that is made at run time, or a native-view
   the script makes a context for an id that no view has
  undeclared-pod-dependency
   the podspec depends on the pod
   the name of the module is part of a dependency's
   the module is that of the pod itself
   the module is one of React Native
   the module is one of Apple
   a part of a module of Apple is imported
   canImport tests for the module
   the podspec loads another file
   the podspec evaluates another file
  undeclared-widget-event
   the event protocol is not scanned
   the name is near an event, which another rule reports
   in Swift, the parts of a method make the name
   in Swift, the event protocol is not scanned
  undeclared-widget-property
   nothing maps the class
   every model has the key, it is unknown, or the mapping declares it
   in Swift, every model has the key, it is unknown, or it is declared
   in Swift, nothing maps the class
  undefined-data
   names of all kinds that a script gives
   data from a function, a mixin, and a mixin's setData
   names of other languages, and those of the language itself
   a name before a fallback
   a key, an event and a reference
   a class, alone or beside others
   switches and values that nobody sets
   a method that is given to a template
   a component that no page uses
   a component of Alipay, where a page can give it any property
   a script that gives no name at all
   a value that the page writes itself
   in Swan, braces that bind both ways, and a filter
   what a component gives its slot
   a loop of another dialect binds what it would there
   another script gives the page a value
   a module gives pages a value
   the script of the app gives pages a value
   a module of the app replaces Page, and has to do with data
   "this" is given to a module that spells the name
   "this" is given to a module that makes keys
   "this" is given to a module that cannot be found
   data that is not known
   data of stores, and an include that cannot be found
   one of the pages that include the file gives the name
   a mistake of the markup that moves what is in it
   a call of something unknown, and an expression that cannot be read
   in WXML, computed data and a behavior of the platform
  undefined-handler
   a spread of a name that the script does not declare
   an object from a function that the script does not declare
   a mixin that cannot be found
   methods that the script assigns to "this"
   a class, made a page by a function that the script does not declare
   an assignment to "this" under a computed name
   "this" is passed to a module that spells the name
   a module takes the page from the stack and spells the name
   methods from a module that cannot be found
   "this" is passed on together with the name
   modules that spell the name, make names, or cannot be found
   an unknown function makes the page
   the template's page spreads a script that has the method
   a function of a script module
   one of the pages that include the file has it
   in WXML, a behavior, a builder, a constructor from a missing module
   a wrapper whose methods nobody knows, and the name is spelled
  undefined-template
   an import from a package that is not installed
   the file that includes this one defines it
   another dialect: imports of Swan are transitive
  unemitted-view-event
   the view manager exports the event
   in Java, a class has the name of the event
   in Java, a string has the name of the event
   a platform does not register the component
   the package has no native source
   in Kotlin, a class of React Native has the name of the event
   in Kotlin, the name of a function contains that of the event
   in Swift, the name of a function contains that of the event
   C++ code calls the event's emitter
   misspelled-view-prop reports the event
   unknown-view-prop reports the one event that the spec lacks
   the component view extends one of React Native's own
   in Kotlin, the manager extends one of React Native's own
   in Kotlin, the view extends one of React Native's own
  unexported-view-event
   the manager of the view exports it
   code assigns the property
   code calls the setter of the property
   code assigns the instance variable of the property
   a macro is given the name of the event
   misnamed-event-prop reports an event of the manager
   no manager makes the view
   in Swift, code assigns the property
   another manager exports it
   the manager exports it under another name
   in Swift, the spec has no event with the name of the closure
   in Swift, Objective-C does not see the closure
   unsettable-view-prop reports an event of the manager
  unexported-view-prop
   the manager exports the prop
   the component view does not read the prop
   the manager exports the property under another name
   code of the manager sets the prop
   a macro is given the name of the prop
   the view of the old architecture has no such property
   the property cannot be set
   in Swift, Objective-C does not see the property
   in Swift, the property cannot be set
   the manager makes no views
   the spec does not declare the prop
   unsettable-view-prop reports what is exported instead
  unexposed-swift-manager
   @objc(Name) gives the class the name
   an Objective-C implementation has the name
   the package has no Swift source
  unguarded-splash-action
   the action is tested anywhere in the method, or not called
   in Swift, an optional call, a test anywhere, or no call
  unhandled-native-message
   one platform knows it, its name is unknown, or the page has no such id
   the class hands on the name of the message
   the class is not scanned, or the type is chosen at run time
   a page posts the other name, too
  unhandled-widget-update
   nothing maps the class
   scripts cannot change the property
   the update method may follow any property
   another rule reports the misspelled update method
   programmable has another value, or is not there
   in Swift, the update method compares the name
   in Swift, nothing maps the class
   in Swift, scripts cannot change the property
   in Swift, the update method may follow any property
   in Swift, another rule reports the misspelled update method
   not all methods of the class are known
   undeclared-widget-property reports the key that is compared
  unknown-attribute-value
   a component registers the tag
   a value that another platform documents, and one that is near to none
  unknown-component-class
   an Objective-C implementation has the name
   an Objective-C interface has the name
   @objc(Name) gives a Swift class the name
   a Swift class has the name
   the package has no Apple source
  unknown-component-name
   a spec declares the component
   unregistered-native-component reports the spec with the near name
   the package has no spec
  unknown-component-prop
   no near name, only digits differ, a class of the component, and the right name is there, too
   a property of a behavior
   in AXML, the component uses what it does not declare
  unknown-context-id
   an included file and a component have the elements
   an import that names no file
  unknown-directive
   in WXML, a deprecated name, which deprecated-directive reports
   in Swan, other attributes may begin with "s-"
   an invisible character in the name, which invalid-name reports
   a prefix of another platform or framework, and another word
  unknown-event
   events that bubble, and unknown ones
   a component in the element may send it further up
   a component
   what another dialect gives to the tag
   a value that is handed on
  unknown-event-delegate
   no native source is scanned
   the mapping names no event delegate
   the protocol is declared in Swift
   the class is known by its header alone
  unknown-native-context
   a view has the id, or the id of the call is unknown
   a view of the page has an id that is made at run time
   a view in a component or a slot has the id, or a file is missing
   another rule reports a misspelled function
   a view of the page has no id, or its tag is misspelt
  unknown-native-event
   the event is declared, or the attribute is not an event
   the type is unknown, or its events are not declared
   native code sends it, or unsent-native-event reports it
   another rule reports the attribute
  unknown-native-param
   the type is unknown, or its parameters are not declared
   another rule reports the attribute
  unknown-selector-id
   the script asks whether there is something
   a class, an inner element, another component, another receiver
   an id with a mustache
   the markup that is included has it
  unknown-splash-error-code
   a known code, an empty string, an unknown value, or not a comparison
   in Swift, a known code, an empty string, or an unknown value
  unknown-tag
   the file belongs to no page or component
   no app.json is there, and the page has no JSON
   app.json does not list the page, whose JSON a build may write
   a template of a file without a script: its users register the tags
   the JSON of the page cannot be parsed
   the configuration names the tag
   a native view, also a misspelled one
   other dialects: the tags of KSML, XHSML and JXML are unknown
   in QML, its two tags of script modules
   in WXML, without an app.json: a tag without a hyphen
   an invisible character in the name, which invalid-name reports
   in Swan, tags of HTML
   in WXML, tags of HTML
   a library: no hyphen, a generic, a program that shows it, a page, a template that others use
   the tag is registered beside usingComponents, which another rule reports
  unknown-view-command
   the view manager exports the command
   the manager of Android alone has the command
   a spec declares the command
   no native source registers the component
   the name of the command is not a literal
   the name of the command that is sent is not a literal
  unknown-view-prop
   the spec declares the prop
   every view has the prop
   every view has the event
   the prop is one of accessibility
   the prop is a style of every view
   another spec of the component declares the prop
   a type that the spec includes declares the prop
   in Kotlin, the prop is one of a group
   in Java, the prop is one of a group
   not all props of the spec are known
   unsettable-view-prop reports the prop
   misspelled-view-prop reports the prop
   unread-view-prop reports the spec, where two managers export the same other name
   a script passes the prop to the component, for the old architecture
   a script that imports the component by an index passes the prop
   a script passes the prop by createElement
  unknown-widget-class
   the class is in Swift
   no class of the library is scanned
  unlisted-page
   no app.json is there
   none of the listed pages exists
  unmapped-widget-event
   nothing maps the class
   the event protocol is not scanned
   in Swift, the mapping has the Callback
   in Swift, nothing maps the class
   in Swift, the event protocol is not scanned
   unsupported-widget-type reports the type of the property
  unobserved-visibility
   one of the subclasses is watched
   an ancestor lets the container watch it
   it depends on something
   a superclass is not among the sources
   the method does nothing
   misspelled-view-lifecycle reports the method that lets the container watch it
   appearing is part of the life of every view
  unprefixed-native-type
   a prefix before "_", "-", "." or ":"
   a type of the base library, or one that is made at run time
   another rule reports that the type is not registered
  unquoted-value
   no value, or single quotes
  unraised-widget-event
   the kept delegate is handed on
   @selector names the method
   the class makes a selector of an unknown name
   NSSelectorFromString names the method
   a closure of another class sends it
   #selector names the method
   the initialiser hands on the delegate
   in Swift, the kept delegate is handed on
   in Swift, the class makes a selector of an unknown name
  unread-native-param
   the native code of one platform alone is known
   one platform hands on its data as a whole
   one platform reads it, or another rule reports the attribute
  unread-view-prop
   a native source reads the prop
   in Objective-C, a setter has the name of the prop
   in Java, a getter has the name of the prop, on this platform alone
   C++ code reads the prop
   the prop is an object
   the prop is a ReadonlyArray
   the prop is UnsafeMixed
   the type of the prop is unknown
   the prop is an array with "[]"
   a platform does not register the component
   the package has no native source
   misspelled-view-prop reports the prop
   in Swift, a property has the name of the prop
   in Kotlin, a function has the name of the prop
   the component view extends one of React Native's own
   the manager extends one of React Native's own
   in Kotlin, the manager extends one of React Native's own
   the base class is React Native's own in one branch of #if
   unknown-view-prop reports the one prop that the spec lacks
  unread-widget-property
   compared, a Callback, a string elsewhere, or near a key that is read
   a key that is read is unknown
   the update method may follow any property
   the model is handed on
   the environment is handed on
   in Swift, compared, a Callback, a string elsewhere, or near a key
   in Swift, a key that is read is unknown
   in Swift, the update method may follow any property
   in Swift, the model is handed on
   in Swift, the environment is handed on
   not all methods of the class are known
   unmapped-widget-event reports the event
  unreadable-widget-event
   the protocol is declared in Swift
  unregistered-component-view
   the function "AcmeDialCls" returns the class
   componentProvider names the class
   code registers the component view
   "components" names the class for another component
   no spec declares the component
   React Native is older than 0.77, and the function counts
   componentProvider names the class for another component
  unregistered-event-name
   a spec declares the event
   the map of events has the event
   the map of events has it by a constant of another class
   every view has the event
   the name of the event is not a literal
   a helper makes the map of events
   not all events of a spec are known
   the map of events has the prop of the event
   the map of events has it by a constant in small letters
   in Java, the map of events has the event
   in Kotlin, a loop fills the map of events
   in Java, a loop fills the map of events
   a property is added to the map of events
   the base class of the manager may register the event
  unregistered-native-component
   a view manager registers the component
   one of the platforms registers it
   the class name of the manager gives the name
   the function "AcmeDialCls" registers it
   the name is not near a registered one
   the name of the component that is used is not a literal
   the name of the component that is declared is not a literal
   in Kotlin, the result of getName() is unknown
   native sources register no component at all
   a name that begins with "RCT" is React Native's
   a name that begins with "Android" is React Native's
   a name that begins with "ViewManagerAdapter_" is Expo's
   in Java, a string has the name
   componentProvider has the name
   "components" has the name
   React Native is older than 0.77, and the function counts
   code registers component views
   RCT_EXTERN_MODULE registers the Swift class
   RCT_EXTERN_REMAP_MODULE registers the Swift class under the name
   a manager over one of React Native's own registers the component
   no script imports the one with the component
   a script names what Android registers
   a digit makes another name
   the component is not for Android
   unregistered-component-view reports the class that draws it
  unregistered-native-type
   the type is registered, or chosen at run time
   no registered types are known
   a type of the base library, or another tag
   an Android proxy may know other types
   Swift and Android may register types in unknown ways
  unregistered-view-class
   a class reference, a class of the SDK, or a Swift class with its module
   the class of another registration is unknown
   another rule reports a placeholder, or class and type exchanged
  unregistered-view-manager
   in Kotlin, the class is abstract
   in Kotlin, the class is "open"
   no script uses the component
   in Kotlin, the class is sealed
   in Java, the class is abstract
   a package creates another manager of the component
   no package has createViewManagers
   in Java, the package creates the manager by its name
   in Java, the package creates managers by names that are not literals
   in Java, the package makes managers of classes that it is given
  unresolved-component
   git ignores the folder with the near name
   a component is at the path
   JSON alone, a plugin, a package that is not installed, an absent folder
   a build makes the component from another source
   a package that may not be built yet, an alias of app.json
   the first folder does not exist, and the end leads nowhere
   the path leads into a submodule
   the path is right where the source root is as high as one can climb
   a relative path in QML, whose tools find the component from the source root
  unresolved-import
   a file that exists, an alias, a module that is built from TypeScript
   a package that is not installed, an absent folder, a mustache
   the first folder does not exist, and the end leads nowhere
  unresolved-page-link
   a listed page, a plugin, a link back, a path that is not known
   no app.json is there
   a joined path leads to a listed page, or a part of it is unknown
   a package, an import of types, a script that nothing imports
   an imported script outside of the program
   sharing a listed page, one that is not known, and what an inner function returns
  unsent-component-event
   events that bubble, and one that the component sends under a choice of names
   a name that is known only when the script runs
   a module that the component imports spells the name
   a property with that name, and what another script sends for the component
   a syntax mistake in the page
   the component may be made of other parts
   in AXML, the markup of the component uses it
   in AXML, all properties are handed on
  unsent-native-event
   one of two hosts sends a name that is made at run time
   a bubbling event, a parameter, another type, or a near name
  unset-dataset-key
   tested, under a condition, with a default, unused or only logged
   one of the elements sets it
   the whole of dataset goes elsewhere, or the script calls the handler
   an event may have any handler
   target is any element in it
   an included file sets it
   a module that the script imports names the handler
   a syntax mistake in the page
   in Swan, attributes that an object gives
  unsettable-view-prop
   the view has the property
   the view has a setter
   UIView has the property
   a category of UIView has the property
   UIView has the first part of the key path
   in Swift, the property is @objc
   in Swift, a setter is @objc
   in Swift, a superclass has the property
   in Swift, an @objc extension has a setter
   the superclass is one of React Native
   the manager makes views of several classes
   code of the manager sets the prop
   in Swift, @objcMembers makes the property visible
   in Swift, @objcMembers of a superclass makes the property visible
   a superclass inherits a class other than UIView
   each branch of the build makes another view
   the view has another superclass in one branch of #if
   in Kotlin, the manager has a delegate
   in Kotlin, an annotation is before the setter
   in Kotlin, the annotation of another method names the prop
   in Kotlin, the manager is not one of the new architecture
   in Kotlin, the superclass may have a delegate
   in Kotlin, the spec does not declare the prop
   misnamed-event-prop reports the event
   a protocol declares the property, and the view synthesizes it
  unstable-key
   a function of a script module
   no call in the key, or no loop on the tag
  unsupported-call
   a function of an inline script module
   the page's framework is glass-easel
   another dialect: a call in AXML
  unsupported-expression
   a parameter of a native view, which func-param reports
   in glass-easel, what its parser reads and the older framework does not
   in WXML, bitwise operators, a spread, names that look like operators
   the subpackage's framework is glass-easel
  unsupported-widget-type
   the type is that of another platform
  unterminated-mustache
   the braces of an object, braces in a string
  unterminated-tag
   a "<" in a mustache and in text
  unterminated-value
   single quotes in a mustache
  unused-component
   an included file uses it, or its path names no component
   a misspelled tag is most likely meant for it, which unknown-tag says
  unused-import
   a mustache chooses the template
   an included file uses the module
   in Swan, a file that only imports the template
   in Swan, a file whose own template is used too
  unused-native-type
   a page uses the type; another registered type is unknown
   a tag has a type that is chosen at run time
   another rule reports a misspelled use, a placeholder or an exchange
   a tag of TCMPP has a dynamic type, and a page uses that of FinClip
   the pages are of a dialect without such tags
   there are no pages
   the tag that shows it is misspelt
   the other platform registers the type under a near name
  unused-splash-action
   any use, or the shorter method beside the longer one
   the parameter has no name
   in Swift, any use, also in a closure
   in Swift, the shorter method beside the longer one
  unused-suppression
   a finding between mpcheck-disable and mpcheck-enable
  unused-template
   a file that imports it uses it
  unused-widget-argument
   both arguments are handed on
   nothing is read of the model, and there are no events
   a helper method gets the one, and a cast uses the other
   in Swift, both arguments are kept
   in Swift, nothing is read of the model, and there are no events
  view-class-base
   a superclass inherits MPBaseEmbedView
   nothing registers the class
  widget-event-argument
   every other type, or another protocol
   in Swift, every other type, or another protocol
  """#
