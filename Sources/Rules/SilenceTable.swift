// Written by `make bless` from the headings in `Fixtures/rules`.

/// The reasons why rules are silent: a line with the id of a rule, then its reasons, each on a line that begins with a blank,
/// in English and after ` | ` in Chinese.
let silenceTable: StaticString = #"""
  block-attribute
   a name that is not an event in AXML, attributes of a tag inside | 在 AXML 中不是事件的名称、内部标签的属性
   the class of scoped styles, which Vue's compiler adds | Vue 编译器为 scoped 样式添加的类
  builtin-native-type
   the type is another, even by case alone, or the tag is built in | 类型不同（包括仅大小写不同），或标签本身就是内置标签
   another tag, or a type that is chosen at run time | 其他标签，或类型在运行时选定
  cached-manager-view
   a field counts the views | 字段用于统计视图数量
   a field keeps a colour of the view | 字段保存视图的颜色
   the view keeps its manager | 视图保存其管理器
   in Java, a field keeps the context | Java 中，字段保存上下文
   in Java, the view keeps its manager | Java 中，视图保存其管理器
   the class is not a view manager | 该类不是视图管理器
   in Swift, the property is computed | Swift 中，属性是计算属性
   in Swift, a local variable has the name of the property | Swift 中，局部变量与属性同名
   in Swift, a property counts the views | Swift 中，属性用于统计视图数量
   in Swift, the view keeps its manager | Swift 中，视图保存其管理器
   in Kotlin, a property keeps the context | Kotlin 中，属性保存上下文
   in Kotlin, a local variable has the name of the property | Kotlin 中，局部变量与属性同名
   in Kotlin, the view keeps its manager | Kotlin 中，视图保存其管理器
   in Objective-C, a local variable has the name of the field | Objective-C 中，局部变量与字段同名
   in Java, a local variable has the name of the field | Java 中，局部变量与字段同名
   the variable is one of the method | 该变量是方法中的变量
   in Kotlin, the field is not the view that is returned | Kotlin 中，字段不是返回的视图
   nothing reads the field | 没有代码读取该字段
   a parameter has the name of the field | 参数与字段同名
   the field gets a new view each time | 每次都向该字段放入新视图
   only the method that makes the view configures it | 只有创建视图的方法对其进行设置
   in Objective-C, nothing reads the property | Objective-C 中，没有代码读取该属性
   no other file reads the static field | 没有其他文件读取该静态字段
   in Objective-C, no other file reads the property | Objective-C 中，没有其他文件读取该属性
   in Kotlin, a view is made each time | Kotlin 中，每次都创建视图
   in Kotlin, the statement before the assignment ends with a bracket | Kotlin 中，赋值前的语句以括号结尾
   Gradle compiles another copy of the class | Gradle 编译的是该类的另一份副本
   a field that nothing reads is assigned where a condition holds | 条件成立时才给没有代码读取的字段赋值
  class-selector
   a sign in a name, after a mustache, in a comparison, or before anything but a name | 符号在名称中间、在双大括号之后、在比较中，或其后不是名称
   a color | 颜色
   other attributes, and those of a component | 其他属性，以及组件的属性
  condition-with-loop
   the loop gives its item another name | 循环给当前项另取了名称
   a loop around it has an item of the same name | 外层循环有同名的当前项
   the condition is on a tag inside the loop | 条件在循环内部的标签上
   the page's data has a field of that name | 页面的 data 有同名的字段
   another dialect: WXML evaluates the loop first | 其他页面语言：WXML 先求值循环
  conflicting-conditions
   a condition and a loop on one tag | 同一标签上有一个条件和一个循环
  constant-condition
   values that are equal to both literals | 与两个字面量都相等的值
   the same literal twice | 同一字面量出现两次
   different values, or names in place of literals | 不同的值，或以名称代替字面量
   a condition that can be true and false: && between the differences, || between the equalities | 可真可假的条件：不等之间用 &&，相等之间用 ||
   something in the file cannot be read | 文件中有无法读取的内容
   an empty text and a blank one, which are both equal to 0 | 空字符串和空白字符串，二者都等于 0
   an array that is converted to a text before it is compared | 比较前会转换为字符串的数组
   a literal alone, and literals that are converted before they are compared | 单独的字面量，以及比较前会转换类型的字面量
   "!" before one of the sides, of which another rule speaks | 一侧带有“!”，由另一条规则报告
  container-param
   a name that only resembles one of the container's | 名称只是与容器的参数相似
   a tag other than mpaas-component | 标签不是 mpaas-component
  date-arithmetic
   numbers that are no date | 不构成日期的数字
   a part of a calculation | 计算的一部分
   something in the file cannot be read | 文件中有无法读取的内容
  duplicate-attribute
   a second id of a native view, which reserved-param reports | 原生视图的第二个 id，由 reserved-param 报告
   glass-easel keeps all bindings of an event | glass-easel 保留同一事件的所有绑定
  duplicate-condition
   another chain inside the branch, and a longer condition | 分支内的另一条链，以及更长的条件
   an element with an a:if of its own begins another chain | 自带 a:if 的元素开始另一条链
   strings that differ in a blank | 字符串有一个空格之差
  duplicate-form-name
   they may not be shown together | 两个字段可能不会同时显示
   the build leaves one of the two | 构建只保留其中一个
   in a loop, a template or a component | 位于循环、模板或组件中
   a name of another form, one that is not a field's, or that is not known | 属于另一个表单、不是字段的名称，或名称未知
   what is in a field | 字段内部的内容
   the values are taken as they are entered, and nothing reads the name | 值在输入时已取走，没有地方读取该 name
   a condition of another dialect, or of a framework | 属于其他小程序语言或框架的条件
   no handler reads the values of the form | 没有处理函数读取表单的值
  duplicate-id
   one of the two is in the else branch | 两者之一在 else 分支中
   a condition and its negation | 一个条件及其取反
   two conditions compare one value with different literals | 两个条件将同一个值与不同的字面量比较
   each is in a template of its own | 分别在各自的模板中
   a native view's id, which other rules compare | 原生视图的 id，由其他规则比较
   alternatives of an undecided conditional comment | 未确定的条件编译注释的各个分支
   nothing looks for the id | 没有代码查找该 id
   the page has no script | 页面没有脚本
   only scroll-into-view names the id, and each scroll-view has one of the elements | 只有 scroll-into-view 用到该 id，而每个 scroll-view 中只有一个这样的元素
  duplicate-method
   data, nested objects, two objects | data、嵌套的对象、两个对象
   a getter and a setter | getter 和 setter
  duplicate-native-component
   each platform has a script of its own | 每个平台各有自己的脚本
   one script is for a platform, and the other for all others | 一个脚本用于某个平台，另一个用于所有其他平台
   excludedPlatforms gives each script a platform of its own | excludedPlatforms 让每个脚本各用于一个平台
   one of the calls is in a function | 其中一个调用在函数内
   a script tests the architecture | 有脚本判断架构
   excludedPlatforms leaves one script for one platform | excludedPlatforms 让其中一个脚本只用于一个平台
   one of the scripts is made of the other | 其中一个脚本由另一个生成
   codegenConfig names the folder of the sources | codegenConfig 给出源码的目录
   the builder writes one of the folders | 其中一个目录由构建工具写出
   one of the scripts is for Windows | 其中一个脚本用于 Windows
   a bundler prefers the script for native platforms | 打包工具优先选用原生平台的脚本
   the scripts differ in their extensions | 两个脚本的扩展名不同
   no script imports one of the scripts | 其中一个脚本没有脚本引入
   a copy of the script has the same name, and no script imports it | 脚本有同名的副本，没有脚本引入该副本
   only a script that nothing imports imports the copy | 引入副本的唯一脚本自身也没有脚本引入
   only settings resolve the import, and two scripts have the end of its path | 该引入只有靠设置才能解析，且两个脚本都与其路径的末尾相符
   the script that users import is made of TypeScript in another folder, which no key names | 使用者引入的脚本由另一目录中的 TypeScript 生成，没有键指明该目录
   no script loads both | 没有脚本同时加载二者
  duplicate-native-id
   the ids differ, by case or by a digit | id 有大小写或数字上的差别
   the ids are made at run time | id 在运行时生成
   each branch of a condition has one | 条件的每个分支各有一个
   the branches of a condition include the files | 条件的各个分支分别包含这些文件
   each branch of a build condition has one | 条件编译的每个分支各有一个
   the ids are missing or empty | 没有 id，或 id 为空
   a native-view of FinClip is not found by its id | FinClip 的 native-view 不通过 id 查找
  duplicate-page
   sub-packages with pages of one name, and one that has a page of the program | 多个分包有同名的页面，以及列有主包页面的分包
  duplicate-registration
   the same or an unknown class, another type, the other platform | 类相同或未知、类型不同，或在另一平台上
   only one of two branches registers its class | 两个分支中只有一个注册其类
   each container has a registry of its own | 各容器有各自的注册表
   two applications, each with its own view | 两个应用各有自己的视图
  duplicate-sjs-name
   alternatives of an undecided conditional comment | 未确定的条件编译注释的各个分支
   in WXML, two names | WXML 中，两个名称
  duplicate-template
   alternatives of an undecided conditional comment | 未确定的条件编译注释的各个分支
  dynamic-native-type
   a constant type, or another tag | 类型固定，或为其他标签
   there is no type | 没有类型
  else-with-value
   an empty value, or "true", which tools that write XML add | 值为空，或为“true”（输出 XML 的工具会加上）
  empty-expression
   single braces are text | 单大括号是文本
  empty-handler
   the page's script defines a method "true" | 页面的脚本定义了方法“true”
   a component, a native view | 组件、原生视图
  empty-splash-method
   any other statement | 有任何其他语句
   the methods for updates may be empty | 更新用的方法可以为空
   in Swift, any other statement | Swift 中有任何其他语句
   in Swift, the methods for updates may be empty | Swift 中，更新用的方法可以为空
  event-attribute-case
   onClick, which misspelled-event reports | onClick，由 misspelled-event 报告
   a component, and names of events that the tag does not have | 组件，以及标签没有的事件的名称
   a component that is registered under the name of a built-in tag | 以内置标签的名称注册的组件
   the right name is on the tag too, or the tag is a native view | 标签上还有正确的名称，或标签是原生视图
   in WXML, right names, and a component's own event | WXML 中，正确的名称，以及组件自己的事件
   in Swan, an event with a capital letter in its name | Swan 中，名称含大写字母的事件
  event-without-bind
   the event is bound besides, the value is not a method, a component | 事件已另行绑定、值不是方法，或为组件
   the tag does not have the event | 标签没有该事件
   a script that is not fully known does not have a member of that name | 未完全可知的脚本中没有该名称的成员
  event-without-open-type
   several values, of which one is right | 有多个值，其中一个正确
   the open-type is chosen at run time | open-type 在运行时选定
   a near miss of the right value, which another rule reports | 值近似正确，由另一条规则报告
   another tag, another event, or no handler | 其他标签、其他事件，或没有事件处理函数
   a component that is registered as "button" | 注册名为“button”的组件
   something in the file cannot be read | 文件中有无法读取的内容
  foreign-api
   a module of the program makes the object | 小程序的某个模块创建该对象
   the script declares it, imports it, has it as a parameter, or asks whether there is one | 脚本声明它、引入它、以它为参数，或判断它是否存在
   a module that is not found may make it | 找不到的模块可能创建它
   pages in two languages | 页面使用两种语言
   a language of which nothing is known | 一种情况未知的语言
  foreign-attribute
   a date and a time, which the platform shows | 平台能显示的日期和时间
   the list is there | 已给出列表
   a value that changes nothing, or an unknown one | 值不起作用，或未知
   a component of that name | 有同名的组件
   another dialect | 其他页面语言
  foreign-component-option
   the script reads the option, or mentions its name elsewhere | 脚本读取该选项，或在别处提到其名称
   the right option is there, too | 还有正确的选项
   Component is the script's own | Component 是脚本自己的
   options of other platforms and of miniprogram-computed, own names | 其他平台和 miniprogram-computed 的选项、自己的名称
   null as the value of a field | null 是字段的值
   a module of the app replaces Component and spells the option | 应用的模块替换了 Component，且写有该选项
   default beside value, as a property of its own, and in an object with more types | default 与 value 同时存在、default 本身是属性名，以及声明了多种类型
   default in a component of glass-easel, which reads it | glass-easel 组件中的 default，它会被读取
   default in a component of a program with pages that glass-easel renders | 小程序有 glass-easel 渲染的页面，其组件中的 default
   default in properties that a function of the script's own takes | 脚本自己的函数所接受的 properties 中的 default
  foreign-config-key
   a key of Alipay in Douyin, which reads it; a key that differs by more letters than a slip; one that is set aside, as _usingComponents; one of the program itself | 抖音中支付宝的键，抖音会读取；差别大于笔误的键；停用的键，例如 _usingComponents；小程序自定义的键
   the right key is beside it | 旁边有正确的键
   a build writes the configuration | 配置由构建写出
   one configuration for pages in two languages | 两种语言的页面共用一份配置
   the tab bar has the keys of both platforms | tabBar 同时有两个平台的键
   the tab bar of a program in another language | 其他语言小程序的 tabBar
  foreign-directive
   Vue's form beside the plain attribute, on a component | 组件上，Vue 写法与普通属性并用
   a component's properties that begin with bind, AXML's own events | 组件中以 bind 开头的属性、AXML 自己的事件
   prefixes that begin neither a directive nor an event | 既不引出指令也不引出事件的前缀
   no name after the prefix, or a computed one | 前缀之后没有名称，或名称经计算得出
   AXML's form is on the tag too | 标签上还有 AXML 的写法
   a native view, also a misspelled one | 原生视图，包括拼写错误的
   in WXML, its own forms, namespaces and marks of builds; a component's property | WXML 中，自己的写法、命名空间和构建标记；组件的属性
   in TTML, directives that begin with "wx:" or "tt-" | TTML 中，以“wx:”或“tt-”开头的指令
   in QML, directives that begin with "wx:" | QML 中，以“wx:”开头的指令
   in Swan, its own forms | Swan 中，自己的写法
   in WXML, events with "on" before them, which the platform binds | WXML 中，带“on”前缀、平台会绑定的事件
   in WXML, "wx-if", which the compiler takes for "wx:if" | WXML 中，“wx-if”会被编译器当作“wx:if”
   other names with dots, and events that the runtime binds by "on" | 其他带点的名称，以及运行时通过“on”绑定的事件
  fresh-content-view
   the view is made once and kept | 视图只创建一次并保存
   another return gives the kept view; a base class; not a native view | 另一个 return 给出保存的视图；作为父类的类；不是原生视图的类
   the Android container asks for the view once | Android 容器只获取一次视图
  fresh-widget-view
   another return gives the kept view | 另一个 return 给出保存的视图
   in Swift, another return gives the kept view | Swift 中，另一个 return 给出保存的视图
  func-param
   the script sets data of the same name, too | 脚本还设置了同名的 data
   setData may set any name | setData 可能设置任意名称
   an imported module has the name | 引入的模块使用该名称
   a loop variable has the name | 循环变量使用该名称
   a template gets its data from where it is used | 模板的数据来自使用处
   plain text, a member, an event, or a directive | 普通文本、成员、事件或指令
   a prop has the name, too | props 中也有该名称
   a tag other than mpaas-component | 标签不是 mpaas-component
  handler-in-mustache
   the name is data, a loop variable or a script module | 名称是 data、循环变量或脚本模块
   what setData sets | 由 setData 设置的名称
   what the script assigns to its data | 由脚本赋给 data 的名称
   the script may have other data | 脚本可能有其他 data
   in a template the names are given by its use | 模板中的名称由使用处给出
   in AXML, setData may give any name, and a property is written in the options | AXML 中，setData 可能设置任意名称，以及选项中写明的属性
  import-cycle
   a path with a mustache, a path that names no file | 含双大括号的路径、不指向任何文件的路径
  invalid-event-name
   the name is right, or the tag is another | 名称正确，或为其他标签
   a parameter whose name begins with "bind" or "catch" | 名称以“bind”或“catch”开头的参数
   a value that names no method, under a name that begins with "on" | 名称以“on”开头，但值不是方法名
   the name binds an event in WXML | WXML 中，该名称绑定事件
  invalid-expression
   the data of a template without braces, a key in quotes | 不带大括号的模板数据、带引号的键
   "*this" as a key in a mustache | 双大括号中作为 key 的“*this”
   in WXML, an object in braces, the data of a template, "in" as a name | WXML 中，大括号中的对象、模板的数据、作为名称的“in”
   the page's framework is glass-easel | 页面的框架是 glass-easel
   in Swan, its loop, three braces and {= =} | Swan 中，自己的循环、三重大括号和 {= =}
  invalid-handler
   the page's script defines a method of that name | 页面的脚本定义了该名称的方法
   a component, a native view | 组件、原生视图
   a control character, which control-character reports | 控制字符，由 control-character 报告
   "true" of a caught event, an empty value, an unterminated mustache | catch 事件的值“true”、空值、没有结束的双大括号
   text beside a mustache that may be a part of a name | 双大括号旁的文本可能是名称的一部分
  invalid-json
   the file is not a configuration of the program | 文件不是小程序的配置
   in Swan, an empty file | Swan 中，空文件
   "usingComponents" may be null | “usingComponents”可以为 null
   a page has no key "pages" | 页面没有键“pages”
  invalid-key
   the item has another name, or the tag has no loop | 当前项使用其他名称，或标签没有循环
   in WXML, "key" without the prefix | WXML 中，没有前缀的“key”
   the index, also under another name | 下标，包括使用其他名称的下标
   what is read is the item of another loop | 读取的是另一循环的当前项
   a text of which the length is read, and a field with the name of the list | 读取其长度的文本，以及与列表同名的字段
   the item has a field of its own name | 当前项有与其同名的字段
  invalid-name
   a byte order mark, and invisible characters in texts and values | 字节顺序标记，以及文本和属性值中的不可见字符
   the older framework of WeChat goes on after a backslash and a quote | 微信旧框架遇到反斜杠加引号会继续读取
  invalid-native-id
   valid characters, a word in another case, or another tag | 字符均有效、单词大小写不同，或为其他标签
   64 characters, or an id that is made at run time | id 为 64 个字符，或在运行时生成
   another rule reports a blank id | 空白的 id 由其他规则报告
  invalid-sjs-import
   a name or names in braces, and the path of an .sjs file | 名称或大括号中的多个名称，以及 .sjs 文件的路径
   an import of templates | 模板的引入
   in WXML, the path of a .wxs file, or the module between the tags | WXML 中，.wxs 文件的路径，或写在标签之间的模块
   in Swan, the path of an .sjs file or of a .filter.js file | Swan 中，.sjs 文件或 .filter.js 文件的路径
  invalid-style-object
   the key is in camel case or in quotes | 键使用驼峰写法，或带引号
   the style is plain CSS | 样式是普通 CSS
  invalid-style-value
   numbers of properties that take them, and zero | 接受数字的属性，以及 0
   a part of a word that a mustache ends or begins | 与双大括号相连的词
   what an address, a string or a variable contains | 地址、字符串和变量中的内容
   words of properties that take more than a few, and words for all of them | 接受更多值的属性，以及通用关键字
   a tag of a component | 组件标签
   signs of Chinese keyboards, of which another rule speaks | 中文标点，由另一条规则报告
   a field with a unit, of another property, or that the script sets to a text | 带单位的字段、其他属性，或脚本赋值为文本的字段
   a field that the script sets to a variable | 脚本用变量赋值的字段
   a name that a loop binds | 由循环绑定的名称
   in AXML, a number without a unit | AXML 中没有单位的数字
  late-extension-delegate
   another object, a block, a branch, or another function | 另一个对象、block、分支或另一个函数
   in Swift, another object, a closure, a branch, or another function | Swift 中，另一个对象、闭包、分支或另一个函数
  late-registration
   the launch method is not among the sources | 启动方法不在源码中
   it is also registered elsewhere | 在别处也注册
   on Android, before the container starts, or there, too | Android 上在容器启动之前注册，或在那里也注册
   in Swift, an initialiser that is called at launch | Swift 中，启动时调用的构造器
   an activity that starts the container after it has registered | 先注册、再启动容器的 Activity
  line-break-in-value
   the program's framework is glass-easel | 小程序的框架是 glass-easel
   another dialect: TTML has no second framework | 其他页面语言：TTML 没有第二种框架
  list-as-item
   the length, an index, a call | 长度、下标与调用
   data that does not begin with an array | 初始值不是数组的 data
   outside of the loop | 循环之外
   the item has the name of the list, or another loop binds it | 当前项与列表同名，或由另一循环绑定该名称
   the list of a template, which its users give | 由使用者提供的模板列表
  literal-data-name
   a word that the documents have for a boolean, a text, and a name that is not in the data | 布尔属性的惯用写法、文本，以及 data 中没有的名称
   a component that is not known, and a template, which others give data | 未知的组件，以及由别处提供数据的模板
   a component of the program in a template, which others give data | 模板中的组件，数据由别处提供
   a property that takes text, or several types | 接受文本或多种类型的属性
   in a query, a name alone, a path that is not of the data, or one that a loop binds | 查询参数中单独的名称、不属于 data 的路径，或由循环绑定的名称
   a script has the name as a text of its own, or the attribute takes names | 脚本中也有该名称的文本，或属性的值本就是名称
  literal-loop-variable
   no loop around it has the name | 外层没有使用该名称的循环
   the method reads another key, or the tag has no event | 方法读取另一个键，或标签没有事件
   the script asks for that text | 脚本检查的就是该文本
   a path that no loop around it begins, and the name of a file | 外层没有循环绑定其首个名称的路径，以及文件名
   a loop around a template definition is not seen in it | 模板定义内访问不到定义外层的循环
   the data has a field of that name, and a method may set it by the path | data 中有名称相同的字段，方法可能按该路径设置
   the script compares with the path | 脚本与该路径比较
   the name of the attribute says that a path is wanted | 属性名表明需要的是路径
   the script has the path as a string, too | 脚本中也有写成字符串的该路径
  load-clash
   an instance method, a category, or another branch of the build | 实例方法、分类，或构建的另一分支
   the +load is that of the macro's definition | 该 +load 属于宏的定义
  local-style-resource
   a font that has an address, too | 同时提供了网络地址或 base64 的字体
   addresses, parts of the sheet, aliases and variables of a build, an import | 网络地址、样式文件内的片段、构建的别名和变量、@import 语句
   a build makes the sheet of another one beside it | 样式文件由旁边的源文件构建生成
   the platform does not read the program where it is | 平台读取的不是源码所在的目录
   a sheet that nothing uses | 没有文件使用的样式文件
  long-attribute-name
   the page's framework is glass-easel | 页面的框架是 glass-easel
  lost-slot-content
   one slot, or slots of one name | 只有一个插槽，或插槽同名
   the option is set, or may be | 已经或可能设置了该选项
   the component is related to what is in it | 组件与其中的内容有关联
   a file that the component includes has a slot | 组件包含的文件中有插槽
   a mustache gives a slot its name | 插槽的名称由双大括号设置
   one slot takes all content, whatever its name | 单个插槽接收全部内容，与名称无关
   templates and slots in it may give nothing | 其中的模板和插槽可能没有内容
  lost-this
   an arrow function, a bound function, another name for this | 箭头函数、绑定了 this 的函数，或使用 this 的别名
   what is called is the script's own | 调用的是脚本自己的函数
   the options of the call have data, which may be meant | 调用的选项中有 data，可能指的是它
   a function or class with a this of its own, outside of the page | 页面之外、有自己的 this 的函数或类
  merge-conflict
   separators alone, eight characters, a blank before them | 只有分隔行、连续八个字符，或前面有空格
   a separator alone, in a string of the script | 脚本的字符串中只有一个分隔行
  mismatched-codegen-name
   the folder has the name of codegenConfig | 目录名与 codegenConfig 的名称相同
   the folder is that of a component of React Native | 目录属于 React Native 的组件
   the folder is that of the code generated for React Native | 目录属于为 React Native 生成的代码
   the package has a folder of that name | 包中有该名称的目录
   the folder is that of a dependency | 目录属于某个依赖
   the header is not in react/renderer/components | 头文件不在 react/renderer/components 中
   codegenConfig has no name | codegenConfig 没有名称
   the package includes its generated code | 包中带有生成的代码
  mismatched-command-type
   both sides have one type | 两侧类型相同
   in Java, both sides have one type | Java 中，两侧类型相同
   the native type is NSNumber | 原生类型是 NSNumber
   the native type is id | 原生类型是 id
   the native type is one of the library | 原生类型由该库自己定义
   the native type is floating-point, that of the spec an integer | 原生类型是浮点数，spec 文件中是整数
   the method with the other type is not exported | 使用其他类型的方法没有导出
   in Kotlin, the name of the command is not a literal | Kotlin 中，命令的名称不是字面量
   in Kotlin, the argument is taken as a map | Kotlin 中，实参按 map 取得
   the platform has two specs | 该平台有两个 spec 文件
   the constant is that of another command | 常量属于另一个命令
  mismatched-event-phase
   both sides have one phase | 两侧的事件传播方式相同
   the manager makes no view | 管理器不创建视图
   in Java, the name of the event is not a literal | Java 中，事件的名称不是字面量
   the platform has two specs | 该平台有两个 spec 文件
  mismatched-prop-default
   both sides begin with one value | 两侧的初始值相同
   the update does not compare the prop | 更新时不比较该属性
   the property is private, and the view has a setter | 属性为 private，且视图有 setter
   the initial value is an expression | 初始值是表达式
   the spec declares a union of strings | spec 文件声明字符串的联合类型
   the update sets the property of another object | 更新时设置的是另一个对象的属性
   the update uses defaultProps | 更新时使用 defaultProps
   Objective-C does not see the property | 属性对 Objective-C 不可见
   the platform has two specs | 该平台有两个 spec 文件
   an initialiser of the view assigns the property | 视图的初始化方法给该属性赋值
   a method that an initialiser calls assigns the property | 初始化方法调用的方法给该属性赋值
  mismatched-prop-type
   both sides have one type | 两侧类型相同
   the native type is floating-point, that of the spec an integer | 原生类型是浮点数，spec 文件中是整数
   the native type is NSNumber | 原生类型是 NSNumber
   the native type is one of the library | 原生类型由该库自己定义
   the spec declares a union of strings | spec 文件声明字符串的联合类型
   in Java, the prop has a customType | Java 中，属性有 customType
   in Java, a colour is taken as a number | Java 中，颜色按数字取得
   in Kotlin, the native type is floating-point, that of the spec an integer | Kotlin 中，原生类型是浮点数，spec 文件中是整数
   in Kotlin, the native type is Dynamic | Kotlin 中，原生类型是 Dynamic
   in Kotlin, a colour is taken as a number | Kotlin 中，颜色按数字取得
   in Kotlin, the prop has a customType | Kotlin 中，属性有 customType
   in Objective-C, a colour is taken as a number | Objective-C 中，颜色按数字取得
   the native type is id | 原生类型是 id
   the spec with another type is that of the other platform | 使用其他类型的 spec 文件属于另一平台
   the platform has two specs | 该平台有两个 spec 文件
   the type of RCT_CUSTOM_VIEW_PROPERTY converts nothing | RCT_CUSTOM_VIEW_PROPERTY 的类型不作任何转换
   a colour is taken as a string | 颜色按字符串取得
   a number that is a colour is taken as one | 表示颜色的数字按颜色取得
   in Java, the delegate calls an overload in a subclass | Java 中，代理调用子类中的重载方法
   in Kotlin, the delegate calls an overload of the annotated method | Kotlin 中，代理调用带注解方法的重载
  mismatched-prop-value
   nothing is given, or a mustache, and types that take text | 没有传值或使用了双大括号，以及可以接受文本的类型
   the value is the name of a field, which literal-data-name reports | 值是数据名，由 literal-data-name 报告
   a default value in AXML declares no type | AXML 中的默认值不是类型声明
   a function makes the component, and may read texts | 组件由函数创建，该函数可能会解析文本
  mismatched-swift-header
   the last part of the path is the right name | 路径的最后一部分是正确的名称
   module_name of the podspec gives the name | 名称由 podspec 的 module_name 给出
   the name of the pod is put together | pod 的名称经拼接得出
   __has_include tests for the header | 由 __has_include 判断该头文件是否存在
   the header is that of a dependency | 头文件属于某个依赖
   the package has no Swift source | 包中没有 Swift 源码
   the header name of the podspec is not a literal | podspec 中的头文件名不是字面量
   there are two podspecs | 有两个 podspec
   there is no podspec | 没有 podspec
   the header is between angle brackets, and another module's | 头文件写在尖括号中，且属于其他模块
   the dependency has a version that is put together | 依赖的版本经拼接得出
   the dependency is in brackets | 依赖写在圆括号中
   __has_include tests for a pod that is built in another way | 由 __has_include 判断 pod 是否以另一种方式构建
   the pod does not have the file | pod 不含该文件
  mismatched-tag
   a blank after the name | 标签名之后有空格
   a misspelled native view, which misspelled-native-tag reports | 拼写错误的原生视图，由 misspelled-native-tag 报告
   in WXML, the case of an end tag does not matter | WXML 中，结束标签不区分大小写
  misnamed-event-prop
   the name begins with "on" and a capital letter | 名称以“on”加大写字母开头
   the name begins with "top" and a capital letter | 名称以“top”加大写字母开头
   the prop is not an event | 属性不是事件
   in Kotlin, nothing says how the event is named | Kotlin 中，无从得知事件的命名方式
   a script passes the prop under just that name, and React Native finds it again | 脚本正是用这个名称传递该属性，React Native 能找到它
  misplaced-component
   a path that leads to no component, a key of some configuration, no object to be in | 路径不指向组件、是某种配置的键，或没有应放入的对象
  misplaced-directive
   in Swan, the loop is on a block around the tag | Swan 中，循环在标签外层的 block 上
   another dialect: a condition on a definition in AXML | 其他页面语言：AXML 的模板定义上有条件
  misplaced-tag
   a component is between, which may have the container around its slot | 中间有组件，其插槽外层可能有所需的容器
   the root of a component or of a template | 组件或模板的根节点
   a component of the program in a swiper | swiper 中是小程序的组件
   a condition on the web-view, or on what is beside it | web-view 或其旁边的元素带有条件
   what may be shown above a web-view, or shows nothing | 可以显示在 web-view 之上或不显示内容的元素
   nothing but modules and templates is before page-meta | page-meta 之前只有模块和模板
   a syntax error, also a tag that lacks its < | 有语法错误，包括缺少 < 的标签
   the tag is inside of the child, which works | 该标签位于子节点内部，仍可正常工作
  misshaped-event-map
   each map has the key of its own kind | 每个映射表使用同类事件的键
   a spec declares the component | spec 文件声明该组件
   in Kotlin, the manager has a delegate | Kotlin 中，管理器有代理
   in Java, the manager has a delegate | Java 中，管理器有代理
   the base class of the manager may have a delegate | 管理器的父类可能有代理
  missing-attribute-space
   an invisible character after a value, which invalid-name reports | 属性值之后的不可见字符，由 invalid-name 报告
  missing-content-view
   a property, an inherited or an overridden contentView | contentView 是属性、继承而来或经过重写
   getView is implemented, the class is abstract, or its superclass is unknown | 实现了 getView、类是抽象类，或父类未知
   the superclass is declared in a header alone | 父类只在头文件中声明
  missing-default-props
   the class assigns its own props | 该类给自己的 props 赋值
   a superclass assigns the props | 父类给 props 赋值
   the superclass is one of another library | 父类属于其他库
   other props than "_props" are cast | 转换的是“_props”以外的 props
  missing-element-method
   a superclass has the method | 父类有该方法
   a category has the method | 分类有该方法
   the properties are synthesized | 属性由 @synthesize 合成
   an unknown superclass or macro, added methods, or nothing registers the class | 父类或宏未知、方法是动态添加的，或该类没有注册
   the compiler checks a class of Swift | Swift 的类由编译器检查
  missing-event-field
   all required fields are sent | 必需的字段都已发送
   the missing field is optional | 缺少的字段是可选的
   more fields are sent than the spec requires | 发送的字段多于 spec 文件的要求
   a key of the dictionary is not a literal | 字典中有键不是字面量
   the type of the event is not in the file | 事件的类型不在该文件中
   the data of the event is not a literal | 事件的数据不是字面量
   neither the manager nor its view sends it | 发送者既不是管理器也不是其视图
   the platform has two specs | 该平台有两个 spec 文件
  missing-extern-method
   an extension has the function | 扩展中有该函数
   @objc(selector) gives the function the selector | @objc(selector) 给出了函数的选择器
   @objcMembers makes the function visible | @objcMembers 使函数可见
   no class has the name of the module | 没有与模块同名的类
   the superclass is one of another library | 父类属于其他库
   the function is asynchronous | 函数是异步的
   a superclass has the function | 父类有该函数
   @objcMembers makes the function of an extension visible | @objcMembers 使扩展中的函数可见
   unexposed-swift-manager reports the class | 该类由 unexposed-swift-manager 报告
   a part of the selector has no label | 选择器的某一部分没有参数标签
   a word before the name of a parameter is an attribute | 参数名之前的词是修饰属性
   the name of a parameter is "_" | 参数名是“_”
   commas are inside the type of a parameter in Swift | Swift 中，逗号在参数的类型之内
   commas are inside a closure, an attribute and a default value in Swift | Swift 中，逗号在闭包、修饰属性和默认值之内
   the name of the Swift function ends with a preposition | Swift 函数的名称以介词结尾
   the label of the Swift function is a preposition | Swift 函数的参数标签是介词
   the label of the Swift function is a word that is not a preposition | Swift 函数的参数标签不是介词
   the macro names the class that the superclass in Swift extends | 宏中写的是 Swift 父类继承的类
   the superclass in Swift is one of another library, and the macro names RCTViewManager | Swift 中的父类属于其他库，宏中写的是 RCTViewManager
   a superclass in Objective-C has the function | Objective-C 的父类有该函数
   each branch of the build has another superclass | 构建的各个分支有不同的父类
   RCTEventEmitter has the method | 方法由 RCTEventEmitter 提供
  missing-key
   the list is a literal and never changes | 列表是字面量，从不改变
   a child of the block has the attribute "key" | block 的子元素有属性“key”
   a child of the block has the directive a:key | block 的子元素有指令 a:key
   a key in the form of another platform, which foreign-directive reports | 其他平台写法的 key，由 foreign-directive 报告
   a misspelled key, which unknown-directive reports | 拼写错误的 key，由 unknown-directive 报告
   in WXML, "*this", and a key without a value | WXML 中，“*this”，以及没有值的 key
   in QML, the loop and the key have different prefixes | QML 中，循环与 key 的前缀不同
   another dialect: Swan has no directive for keys | 其他页面语言：Swan 没有 key 的指令
   a list that the page begins with and leaves as it is | 列表在页面初始时给出，此后不变
   the letters of a text | 文本的各个字符
   output of uni-app | uni-app 的输出
  missing-layer-proxy
   the attribute is not there, "false", or known at run time alone | 没有该属性、属性为“false”，或只在运行时才知道
   the host shows no proxy of its own | 宿主应用没有自己的代理
   the proxy is that of QQ's container, which draws both | 代理属于 QQ 的容器，两者都会绘制
  missing-less-than
   a name that is no tag | 不是标签的名称
   no attribute with a value in quotes | 没有带引号的属性值
   a line that goes on | 该行后面还有内容
   a line that begins with something else | 该行以其他内容开头
   the code of a script module | 脚本模块的代码
  missing-native-id
   the tag has an id | 标签有 id
   the id is made at run time, or the tag is another | id 在运行时生成，或为其他标签
   another rule reports a misspelled id or a stripped view | 拼写错误的 id 或属性丢失的视图由其他规则报告
  missing-native-size
   comments beside the size, or another rule reports the braces | 尺寸旁边有注释，或大括号由其他规则报告
   width and height are both given | 宽和高都已给出
   a class, or a style that is not fully known | 有 class，或样式不完全已知
   another property may give the size | 尺寸可能由其他样式属性给出
   a style sheet selects the id or the tag | 样式文件中有选中该 id 或标签的选择器
   the style sheet of the page is written in Less | 页面的样式文件用 Less 编写
   the style sheet of a page selects the id in a component | 页面的样式文件选中组件中的该 id
   another tag, a misspelled style, or a stripped view | 其他标签、拼写错误的 style，或属性丢失的视图
   an external-element has both in its style | external-element 的样式中宽和高都有
  missing-native-type
   the type is given, or chosen at run time | 类型已给出，或在运行时选定
   another rule reports a misspelled type or a stripped view | 拼写错误的 type 或属性丢失的视图由其他规则报告
   the page has a component under the name of the tag | 页面有与该标签同名的组件
  missing-page-file
   none of the listed pages exists | 列出的页面都不存在
   scripts that call neither Page nor Component | 既不调用 Page 也不调用 Component 的脚本
   the page is in a submodule of git that is not checked out | 页面在没有检出的 git 子模块中
   pages in two languages, WXML and TTML | 页面使用 WXML 和 TTML 两种语言
  missing-resource
   an icon of a theme, of the web, of a scheme | 主题的图标、网络图标、使用 scheme 的图标
   what names no local medium | 不指向本地媒体文件的内容
   too many steps up lead to the root | 向上的层级过多时停在根目录
   the path is right from the page that imports the file, or that includes it | 从引入或包含该文件的页面看，路径正确
   nothing uses the file | 该文件没有被使用
   git ignores the folder | git 忽略该目录
   the folder is a submodule of git, checked out or not | 目录是 git 子模块，无论是否检出
   a build reads the sources | 源码由构建读取
   a script is compiled | 有脚本需要编译
   a component has the name of the tag | 有组件与该标签同名
   there is no app.json | 没有 app.json
   alternatives of a build are side by side | 构建的各个分支并列
   a part of the path is not known, and more than eight paths | 路径的一部分未知，以及路径超过八个
   a choice of the address that the path begins with | 路径开头的地址可以选择
  missing-splash-method
   in Swift, all methods are there | Swift 中，所有方法都有
   a branch of the build has the method | 构建分支中有该方法
   an accessor has the method | 存取方法提供了该方法
   a superclass has the method | 父类中有该方法
   @objc gives the method the right selector | @objc 给出了该方法的正确选择器
   in Swift, the subclass has the methods | Swift 中，子类有这些方法
   in Objective-C, the subclass has the methods | Objective-C 中，子类有这些方法
   not all methods of the class are known | 不能得知类的全部方法
   a misspelled method, a property of the type, or another protocol | 拼写错误的方法、该类型的属性，或其他协议
   an extension of a class that is not scanned | 未扫描的类的扩展
  missing-super-update
   updateProps calls that of the superclass | updateProps 调用父类的同名方法
   prepareForRecycle calls that of the superclass | prepareForRecycle 调用父类的同名方法
   updateProps assigns "_props" itself | updateProps 自行给“_props”赋值
   another method, which needs no such call | 其他方法，不需要这种调用
   the superclass is another class of the package | 父类是包中的另一个类
   the method is of a Swift class that has the component view's name in Swift alone | 方法属于 Swift 类，该类只在 Swift 中与组件视图同名
  missing-view-command
   the view manager exports the command | 视图管理器导出该命令
   in Java, a string has the name of the command | Java 中，有字符串与命令同名
   the Swift manager exports the command | Swift 管理器导出该命令
   the component view has handleCommand:args: | 组件视图有 handleCommand:args:
   a macro is given the name of the command | 命令的名称交给了宏
   a script tests the architecture | 有脚本判断架构
   the manager makes no view | 管理器不创建视图
   a superclass of the component view is not scanned | 没有扫描到组件视图的某个父类
   in Kotlin, the manager has a delegate | Kotlin 中，管理器有代理
   in Kotlin, the manager has no receiveCommand | Kotlin 中，管理器没有 receiveCommand
   a superclass of the component view has handleCommand:args: | 组件视图的父类有 handleCommand:args:
   a superclass of the manager exports the command | 管理器的父类导出该命令
   in Kotlin, a constant has the name of the command | Kotlin 中，常量的值是命令的名称
   excludedPlatforms leaves the platform out | excludedPlatforms 排除了该平台
   the platform has two specs | 该平台有两个 spec 文件
   in Kotlin, the manager extends one of React Native's own | Kotlin 中，管理器继承 React Native 自己的管理器
   the script leaves the function on the platform before it sends the command | 在该平台上，脚本在发送命令之前就退出函数
   the script sends the command in a branch for the other platform | 脚本在另一平台的分支中发送命令
   a condition before the command is for the other platform | 命令之前的条件属于另一平台
   Platform.select sends the command on the other platform | Platform.select 在另一平台上发送命令
   the label of a switch is the other platform | switch 的 case 属于另一平台
   the script is for the other platform | 脚本用于另一平台
   in Kotlin, the method of the command is empty on purpose | Kotlin 中，命令的方法有意留空
   the method of the component view is empty on purpose | 组件视图的方法有意留空
   the component view leaves the command empty, and the manager of the old architecture lacks it | 组件视图中该命令留空，旧架构的管理器没有该命令
   the conditions are before an arrow, or in another file | 条件位于箭头之前，或在其他文件中
   in Kotlin, a branch is for the constant of the command | Kotlin 中，有处理该命令常量的分支
   in Kotlin, the name of the command goes to another function | Kotlin 中，命令的名称交给了其他函数
   in Kotlin, the superclass is not one of React Native's plain ones | Kotlin 中，父类不是 React Native 的普通父类
   in Java, a branch is for the number of the command | Java 中，有处理该命令编号的分支
   the manager makes plain views, and the component view has the command | 管理器创建普通视图，组件视图有该命令
   the manager makes the component view, which has the command | 管理器创建的就是有该命令的组件视图
  missing-view-initializer
   a superclass overrides it | 父类重写了它
   the initialiser calls another one of its class | 该初始化方法调用该类的另一个初始化方法
   the subclass overrides it, or the superclass is declared in a header alone | 子类重写了它，或父类只在头文件中声明
   an Android class, which needs none | Android 的类，不需要该方法
  missing-widget-conformance
   a superclass adopts it, or nothing maps the class | 父类遵循它，或没有映射指向该类
   the superclass is not scanned | 没有扫描到父类
   of the superclass, only the header is scanned | 父类只扫描到头文件
   a protocol of the class is not scanned | 没有扫描到该类的某个协议
   two declarations, a header alone, an unknown superclass or protocol | 有两处声明、只有头文件、父类或协议未知
  missing-widget-method
   in Swift, all methods are there | Swift 中，所有方法都有
   in Swift, the class has the initialiser of Kony | Swift 中，该类有 Kony 的初始化方法
   getWidgetView() is another Swift spelling | getWidgetView() 是 Swift 的另一种写法
   getPreferredSize(forGivenSize:) is another Swift spelling | getPreferredSize(forGivenSize:) 是 Swift 的另一种写法
   the getter of a property is the method | 属性的 getter 就是该方法
   the setter of a property is the method | 属性的 setter 就是该方法
   misspelled-widget-method reports the near name | 相近的名称由 misspelled-widget-method 报告
   mixed-widget-environment reports the other initialiser | 另一个初始化方法由 mixed-widget-environment 报告
   in Swift, a superclass has the method under another name | Swift 中，父类以其他名称实现该方法
   another protocol, or a property of the type | 其他协议，或该类型的属性
   not all methods of the class are known | 不能得知类的全部方法
  misspelled-attribute
   an attribute of another tag or of another platform, and one of HTML | 其他标签或其他平台的属性，以及 HTML 的属性
   the same name but for hyphens and case | 仅连字符和大小写不同的名称
   short names, data and prefixes | 短名称、data- 属性和前缀
   components | 组件
  misspelled-case
   the script has the text elsewhere, or no case is near | 脚本其他位置有该文本，或没有非常接近的 case
   another method has the case | 该 case 属于另一个方法
   a tag has the value of the near case, and the other may be meant for the default | 已有标签使用相近 case 的值，该值可能由 default 处理
   cases that are no plain texts | 不是纯字符串的 case
  misspelled-event
   a component, a native view | 组件、原生视图
   the right event is on the tag too | 标签上还有正确的事件
   in WXML, events of this tag and of others; a component | WXML 中，该标签和其他标签的事件；组件
   on a component, another form of the word, hyphens, and short names | 组件标签上，单词的其他形式、带连字符的名称和短名称
   a script in reach spells the name | 相关脚本中出现该名称
   an event of a component with another first letter | 首字母不同的组件事件
  misspelled-form-name
   a name that the script has | 脚本中出现的名称
   the script does not have the name of the value either | 脚本中也没有 value 所用的名称
   a name that differs in digits alone, or is far | 只有数字不同，或相差较大
   a value that is no path | value 不是路径
   something in the file cannot be read | 文件中有无法读取的内容
  misspelled-lifecycle
   the right function is there, too, or may be | 还有或可能还有名称正确的函数
   markup, a call or another script spells the name | 页面文件、调用或其他脚本中出现该名称
   the name is one of another platform or object, or of another word | 名称属于其他平台或对象，或是另一个词
   foreign-component-option reports the option of a component | foreign-component-option 已报告组件的该选项
   a module replaces Page and calls the function | 有模块替换了 Page 并调用该函数
   another function calls it, another object, or it differs in a letter | 由其他函数或其他对象调用，或有字母不同
  misspelled-native-context
   the right function, or that of another context | 函数正确，或是其他上下文的函数
   a comment, or a method of the page | 注释，或页面的方法
  misspelled-native-tag
   the right name, or one that is not near | 名称正确，或并不相近
   a component is registered under the name | 该名称注册了组件
   a WeChat program without a sign of a container | 微信小程序中没有使用容器的迹象
  misspelled-splash-method
   in Swift, all names are right | Swift 中，所有名称都正确
   the right method is there, a declaration, a class method, or other words | 已有正确的方法，或者是声明、类方法或其他词
   in Swift, the right method is there, a static method, or another class | Swift 中，已有正确的方法，或者是静态方法或其他类
   in Swift, @objc gives the right selector | Swift 中，@objc 给出了正确的选择器
   in Swift, a method of a protocol | Swift 中，协议的方法
   the class is not a splash delegate | 该类不是启动页的代理
  misspelled-view-lifecycle
   the container's spelling, or a name that is not near | 与容器的拼写一致，或名称并不相近
   the container's method is there too, or the class is not a native view | 也有容器的方法，或该类不是原生视图
   the container's method is there, too | 也有容器的方法
  misspelled-view-prop
   the spec declares the prop | spec 文件声明该属性
   the prop with the near name is exported, too | 名称相近的属性也已导出
   names of four letters are too short to compare | 四个字母的名称太短，无法比较
   not all props of the spec are known | 不能得知 spec 文件的全部属性
   unsettable-view-prop reports the prop | 该属性由 unsettable-view-prop 报告
   the constants have the event of the spec, too | 常量中也有 spec 文件的事件
   the constants may have more events | 常量中可能有更多事件
   a script passes the component both names | 有脚本把两个名称都传给组件
  misspelled-widget-method
   the right method is there, other words, or a class that is not a widget | 已有正确的方法、其他词，或该类不是自定义控件
   a declaration without a body, or a class method | 没有方法体的声明，或类方法
   in Swift, the right method is there, a static method, or another class | Swift 中，已有正确的方法，或者是静态方法或其他类
  mixed-widget-environment
   both initialisers are there, or the platform is unknown or either | 两个初始化方法都有，或平台未知、两者皆可能
   in Swift, both are there, or the platform is unknown or either | Swift 中，两者都有，或平台未知、两者皆可能
   the file imports both environments | 文件同时引入了两种环境
  model-not-assignable
   glass-easel writes to members of fields too | glass-easel 还可写入字段的成员
  mustache-not-evaluated
   another dialect: AXML evaluates keys | 其他页面语言：AXML 会对 key 求值
  native-children
   the tag is empty | 标签没有内容
   a comment inside | 里面只有注释
   an element beside the tag | 元素在标签旁边
  native-event-channel
   the right name by a constant, or an unknown name | 通过常量给出正确的名称，或名称未知
   another method sends the message | 由其他方法发送消息
  native-event-element
   componentId, the id of a tag, or an unknown id | componentId、某个标签的 id，或未知的 id
   a tag has an id that is made at run time | 有标签的 id 在运行时生成
   no page shows a native view | 没有页面显示原生视图
   no linted program shows the view, which another one may | 已检查的小程序都不显示该视图，其他小程序可能显示
   a tag of the type has no id, which is reported there | 该类型的标签没有 id，问题在标签处报告
  native-event-envelope
   data of another message | 其他消息的数据
   sendEventToTiny of Android takes other data | Android 的 sendEventToTiny 使用其他数据
  native-event-name
   an unknown name, or one that begins with "on" | 名称未知，或以“on”开头
   the element has the name of an event, which is reported there | 元素的值是事件名，问题在该处报告
  native-message-shape
   the message has an actionType, or may have one | 消息有 actionType，或可能有
   the context is of another kind | 上下文属于其他种类
  native-param-type
   the value is of the declared type, or reads as it | 值属于声明的类型，或可读作该类型
   the value, the parameter or the type of the view is unknown | 值、参数或视图的类型未知
  near-native-event
   a tag of the type or of a dynamic type binds each sent event | 该类型或动态类型的标签绑定了发送的每个事件
   the bound event is one that every element has | 绑定的事件是每个元素都有的事件
   the class sends another event, whose name is unknown | 该类还发送另一个名称未知的事件
  needless-block
   a loop, a slot, a condition in the form of another platform | 循环、插槽、其他平台写法的条件
  negated-comparison
   both readings are the same for a count | 对数量而言，两种理解结果相同
   both readings are the same for a text | 对文本而言，两种理解结果相同
   two truths are compared | 比较的是两个真假值
   parentheses say what is meant | 圆括号表明了意图
   something in the file cannot be read | 文件中有无法读取的内容
  nested-mustache
   text that shows how mustaches are written | 用来展示双大括号写法的文本
   what a function is given, and what is compared | 传给函数的参数，以及用于比较的内容
  nil-splash-view
   the longer method returns a view | 较长的方法返回视图
   the shorter method is beside the longer one | 较短的方法与较长的方法并存
   one return of several, or the only one, gives a view | 多个 return 中有一个给出视图，或唯一的 return 给出视图
   in Swift, the longer method returns a view | Swift 中，较长的方法返回视图
   in Swift, the shorter method is beside the longer one | Swift 中，较短的方法与较长的方法并存
  nullable-number-argument
   the type is nonnull | 类型是 nonnull
   the type is _Nonnull | 类型是 _Nonnull
   the type is __nonnull | 类型是 __nonnull
   the argument is __unused | 参数标有 __unused
   the argument is an array of numbers | 参数是数字的数组
   the method is not exported | 方法没有导出
   the argument is a block that takes a number | 参数是接收数字的 block
   the method is in the definition of a macro | 方法在宏的定义中
  numeric-splash-error-code
   the code's integer value, a string, another parameter, or 0 | 错误码的整数值、字符串、其他参数或 0
   Swift does not compile such a comparison | 这种比较在 Swift 中无法编译
  obfuscated-view-class
   a -keep rule covers the class | 有 -keep 规则覆盖该类
   it is not minified, or its rules are not there | 没有压缩，或规则文件不存在
   the class is referred to, or has the annotation Keep | 引用了该类，或类带有 Keep 注解
   rules may be elsewhere | 规则可能在其他地方
  object-in-text
   in the value of an attribute | 在属性值中
   a key that no compiler reads, which another rule reports | 键无法被任何编译器读取，由其他规则报告
   something in the file cannot be read | 文件中有无法读取的内容
   other attributes, and those of a component | 其他属性，以及组件的属性
  on-prefix
   the component does not call the property | 组件没有调用该属性
   the value names no method | 值不是方法名
   a function makes the component, and may give it the function | 组件由函数创建，该函数可能会传入所需的函数
  on-prefixed-param
   the value names a method, or may do so | 值是方法名，或可能是方法名
   another rule reports an event in small letters | 小写的事件由其他规则报告
   the page may have more methods than are known | 页面可能还有未知的方法
   there is no script | 没有脚本
   a loop variable gives the value | 值来自循环变量
   a tag other than mpaas-component | 标签不是 mpaas-component
  one-platform-native-type
   the platforms of another type are not given | 另一类型没有给出平台
   the type is on both platforms, or its platforms are not given | 类型在两个平台上都有，或没有给出平台
  operator-outside-mustache
   one of the two characters of the operator, or text between it and a mustache | 只有运算符两个字符中的一个，或它与双大括号之间有文本
   between the parameters of an address | 位于地址的参数之间
   text | 文本
   conditions, lists and booleans, which are strings then | 条件、列表和布尔值，此时都是字符串
   something in the file cannot be read | 文件中有无法读取的内容
  orphan-else
   an undecided conditional comment | 未确定的条件编译注释
   the if is in the form of another platform, which foreign-directive reports | if 使用其他平台的写法，由 foreign-directive 报告
   a tag before it is unclosed, so that its place is a guess | 前面有标签没有结束，其位置只能推测
   in WXML, only a comment is between the two | WXML 中，两者之间只有注释
   in WXML, the if is marked for one platform of a build | WXML 中，if 标记为只用于构建的某个平台
   in Swan, s-elif | Swan 中，s-elif
   in Swan, s-else-if | Swan 中，s-else-if
  orphan-form-button
   the button, or an element around it, does something when it is tapped | 点击时，该按钮或外层元素另有动作
   another file may have the form around it | 外层的 form 可能在其他文件中
   another type, or one that is chosen at run time | 其他类型，或类型在运行时选定
  orphan-loop-attribute
   the key is on a tag in the loop's block | key 在循环的 block 内的标签上
   the key is two blocks below the loop | key 在循环之下第二层 block 内
   the loop is in the form of another platform, which foreign-directive reports | 循环使用其他平台的写法，由 foreign-directive 报告
  overlapping-native-id
   neither id begins with the other, or one is of another tag | 两个 id 都不以对方开头，或其中一个属于其他标签
   the ids are on two pages | 两个 id 在不同页面上
  page-slot
   it has a content of its own, which is shown | 插槽自带会显示的默认内容
   the page may be a component, too | 该页面也可能是组件
   a component includes the file, or it is in a template | 组件包含该文件，或插槽在模板中
   a page that app.json does not list | app.json 没有列出的页面
   something in the file cannot be read | 文件中有无法读取的内容
  picker-range
   a mode of dates, times or regions, or one that is chosen at run time | 日期、时间或省市区的 mode，或运行时决定的 mode
   a framework may give the range, or its name is misspelt | 框架可能提供 range，或 range 拼写错误
   a picker that is always disabled | 始终禁用的 picker
   a component that is registered as "picker" | 注册名为“picker”的组件
   something in the file cannot be read | 文件中有无法读取的内容
   a range whose contents are unknown | 有 range，但其内容未知
   the script sets the list, or a field of an item | 脚本会设置该列表，或设置列表项的字段
   a loop, a template or a script module has the name | 循环、模板或脚本模块使用该名称
   keys that are chosen at run time, are paths, or are not all written out | 运行时决定的键、路径形式的键，或未完整写出的键
   one list for a picker of one | 单列 picker 使用一个列表
   an Alipay picker, which has no modes | 支付宝的 picker，没有 mode
   the script may change the list in the variable | 脚本可能会修改变量中的列表
  picker-value
   the index, and an item of another list | 下标，以及另一列表的项
   a picker of several lists, or of a mode that is chosen at run time | 多列 picker，或运行时决定模式的 picker
   an expression that is more than an item | 不只是列表项的表达式
   a component that is registered as "picker" | 注册名为“picker”的组件
   a picker with a name, whose value a form submits | 带 name 的 picker，表单会提交其 value
  placeholder-registration
   a class that has this name, or strings that no registration uses | 类确实使用该名称，或字符串没有用于注册
  quote-in-mustache
   the page's framework is glass-easel | 页面的框架是 glass-easel
  repeated-native-id
   the id differs in each round of the loop | id 在每轮循环中不同
   the component is used once | 组件只使用一次
   a condition renders one of two uses of the template | 模板使用两次，由条件渲染其中一处
   external elements on pages of their own, and the id differs in each round | external-element 分别在各自的页面上，且 id 在每轮循环中不同
  required-attributes
   the attribute is there, with a value, a mustache or neither | 已有该属性，无论有值、为双大括号或没有值
   a spread, or a directive of a framework that may give attributes | 展开，或可能带来其他属性的框架指令
   the name of an attribute is chosen at run time | 属性名在运行时决定
   the start tag cannot be read as it is | 无法按原样读取开始标签
   another tag, and one in another letter case | 其他标签，以及大小写不同的标签
   an override says so for these files | overrides 对这些文件另有规定
  reserved-native-param
   a reserved key is read, or the documented name is another one | 读取的是保留的键，或文档中的名称是另一个
   a parameter of a constructor, or a class that is not a native view | 构造函数的参数，或该类不是原生视图
  reserved-param
   a name that only contains a reserved one | 名称只是包含保留名
   a tag other than mpaas-component | 标签不是 mpaas-component
   a declared parameter with another name | 声明的参数使用其他名称
  reserved-tag-name
   another dialect: TTML reserves no names | 其他页面语言：TTML 没有保留名
  restricted-attributes
   a tag with the name of a restricted attribute | 与受限属性同名的标签
  restricted-tags
   another letter case is another tag, and a comment is none | 大小写不同即为其他标签，注释不是标签
   an override says so for these files | overrides 对这些文件另有规定
  script-module-syntax
   the page's framework is glass-easel | 页面的框架是 glass-easel
   names that are words of the language, divisions, strings and comments | 与语言单词同名的名称、除法、字符串与注释
   a module of a package | 依赖包中的模块
  selector-scope
   the component is given, or asked | 已指定组件，或由组件查询
   the component has no such id, or sets it by a mustache | 组件没有该 id，或 id 由双大括号设置
   a page with the component has the id, too, or may have it | 使用该组件的页面也有或可能有该 id
   the component is a page itself | 组件本身就是页面
  shadowed-loop-variable
   the default names, written out | 写出的是默认名称
   the loops are beside each other | 两个循环并列
   the inner loop is in a definition of a template | 内层循环在模板定义中
  shadowed-native-id
   the other id differs by case | 另一个 id 大小写不同
   the other id is made at run time | 另一个 id 在运行时生成
   a condition renders one of the two | 由条件渲染两者之一
   the other element is in a component | 另一个元素在组件中
   the other element is on another page | 另一个元素在其他页面上
  single-brace
   a name that is no field, something else than a path | 不是字段的名称，或不是路径
   braces beside a mustache, of which another rule speaks | 紧邻双大括号的大括号，由另一条规则报告
   a value, a comment, a script module, a template | 属性值、注释、脚本模块与模板
   a name that a loop binds | 由循环绑定的名称
   something in the file cannot be read | 文件中有无法读取的内容
  skyline-scroll-view
   a page of the program is not drawn by Skyline and may have the component | 小程序有页面不使用 Skyline 渲染，可能用到该组件
   the page has another renderer than the program | 页面使用的渲染引擎与全局配置不同
   nothing says that Skyline draws the page | 没有配置表明页面由 Skyline 渲染
   the file asks which renderer draws it | 文件中判断了当前的渲染引擎
   a misspelt type, which misspelled-attribute reports | type 拼写错误，由 misspelled-attribute 报告
   the scroll-view around a list has no type, which is reported, or one that is only known when the page runs | 列表外层的 scroll-view 没有 type（已报告），或其 type 运行时才确定
   a component, a slot or a template is between, and what is around it is unknown | 中间有组件、插槽或模板，外层未知
   lists that are the roots of a component | 列表是组件的根节点
   the first child may be missing, or one is text, a component or a template | 第一个子节点可能不存在，或子节点中有文本、组件或模板
   one child, with modules and comments beside it | 只有一个子节点，旁边是模块和注释
   a component replaces the tag | 标签被组件替换
   the file has a syntax mistake | 文件有语法错误
  space-around-mustache
   another dialect: AXML trims the value | 其他页面语言：AXML 会去掉值两端的空白
  splash-progress-scale
   multiplied by 100, compared with at most 1, or another value | 乘以 100、与不超过 1 的值比较，或为其他值
   in Swift, multiplied by 100, compared with at most 1, or another value | Swift 中，乘以 100、与不超过 1 的值比较，或为其他值
  stray-brace
   braces that have their counterpart | 大括号成对
   three braces around the data of a template | 模板的数据使用三重大括号
   a text of braces, or after what is not a name | 文本只有大括号，或大括号前面不是名称
   a mustache that cannot be read | 双大括号无法读取
   a condition, a list and a boolean are strings then, a key is not evaluated, and no method has such a name | 此时条件、列表和布尔值都是字符串，key 不求值，也没有这样命名的方法
   comments | 注释
   code | 代码
   something in the file cannot be read | 文件中有无法读取的内容
   on a tag with a value without quotes | 标签上有未加引号的值
  stray-greater-than
   an arrow in an element of its own | 箭头单独在一个元素中
   a path of links | 一串链接的路径
   a > after a comment | 注释之后的 >
   two > at once, which may be an arrow | 连续两个 >，可能是箭头
   something in the file cannot be read | 文件中有无法读取的内容
  stray-less-than
   the code of a script module | 脚本模块的代码
  string-boolean
   a mustache, and an attribute of which no document gives the type | 双大括号，以及没有文档说明类型的属性
   in TTML, a mustache | TTML 中，双大括号
   a component, and a tag without such an attribute | 组件，以及没有该属性的标签
   in WXML, the string "true", and a component | WXML 中，字符串“true”，以及组件
   another dialect: which attributes of KSML are boolean is unknown | 其他页面语言：KSML 的哪些属性是布尔值未知
   another dialect: Baidu's documents write "false" for what is not checked | 其他页面语言：百度的文档用“false”表示未选中
   other words | 其他词
  stripped-native-view
   the view has its type, or the tag is a component | 视图有类型，或标签是组件
   no mark of the framework, or a type that is chosen at run time | 没有框架的标记，或类型在运行时选定
  style-separator
   what a mustache ends in is unknown | 双大括号的值以什么结尾未知
   a colon in quotes or in parentheses, and what is not a property | 引号或圆括号中的冒号，以及不是样式属性的内容
   the conditions have a name in common | 两个条件含有相同的名称
   one of the two has the separator, or a text between | 两者之一带有分隔符，或中间有文本
   one word alone, a mustache, a comment, the style of a component | 单独一个词、双大括号、注释、组件的样式
   a sum has the separator, or ends in what may have it, or begins with no declaration | 拼接结果带有分隔符、结尾可能带有分隔符，或开头不是声明
  swapped-registration
   the class is in its place, or the type names no native view | 类的位置正确，或该类型不是任何原生视图的名称
   the right order on Android, an unknown class, or another registry | Android 上顺序正确、类未知，或是另一个注册表
  swift-view-class-name
   @objc gives the class the registered name | @objc 给类指定了注册所用的名称
   NSStringFromClass, or the name with its module | 使用 NSStringFromClass，或带模块的名称
   String(reflecting:) has the module, and @objc names the class as the string does | String(reflecting:) 带有模块名，或 @objc 的名称与字符串相同
  tab-page-link
   no tab bar | 没有 tabBar
   Alipay opens tabs in each way | 支付宝可用任何方式打开 tabBar 页面
   reLaunch, a way or a page that is not known, another program, a page that is not listed | reLaunch、未知的方式或页面、其他小程序、没有列出的页面
   in WXML, the way to open it in camel case | WXML 中，以驼峰形式写的打开方式
   where the call fails, another function opens the page | 调用失败时改用其他函数打开页面
  template-recursion
   a name that is chosen at run time | 运行时决定的名称
   each level has a template of its own | 每一层使用各自的模板
   glass-easel renders the page | 页面由 glass-easel 渲染
   a file of templates, where some page is of glass-easel | 模板文件，且有页面使用 glass-easel
   two definitions of the name, of which either may be meant | 该名称有两个定义，可能是其中任意一个
   the definition is itself the use | 定义本身就是使用
   something in the file cannot be read | 文件中有无法读取的内容
  template-roots
   a comment beside the only root | 唯一的根元素旁边有注释
   a chain of if, elif and else | 由 if、elif 和 else 组成的链
   a use of a template, not a definition | 使用模板，而不是定义模板
   an import of a script module beside the only root | 唯一的根元素旁边引入脚本模块
  text-beside-mustache
   attributes that are not boolean there, a condition without a mustache | 在该标签上不是布尔值的属性、没有双大括号的条件
   a broken mustache, which other rules report | 有错误的双大括号，由其他规则报告
   another dialect: Swan evaluates the value by itself | 其他页面语言：Swan 自行对值求值
  text-child
   a slot, a template, tags that may be components | 插槽、模板、可能是组件的标签
   the text is unclosed | text 没有结束
   in WXML, a span | WXML 中的 span
  this-in-mustache
   a call, of which another rule speaks | 调用，由另一条规则报告
   text, a string, a member, a comment | 文本、字符串、成员与注释
   a script module | 脚本模块
   a script module is called so | 有脚本模块以此命名
  unassigned-splash-delegate
   a library, which does not configure the SDK | 库，不配置 SDK
   the object that is given to the SDK is unknown | 交给 SDK 的对象未知
   in Objective-C, the setter is called | Objective-C 中，调用了 setter
   a key path in Swift may set it | Swift 的 key path 可能设置它
   setValue:forKeyPath: may set it | setValue:forKeyPath: 可能设置它
   in Swift, an object of a subclass is given to the SDK | Swift 中，把子类的对象交给 SDK
   in Objective-C, an object of a subclass is given to the SDK | Objective-C 中，把子类的对象交给 SDK
   in Swift, the setter is called | Swift 中，调用了 setter
  unattached-extension-delegate
   another file calls setRiverExtensionDelegate: | 其他文件调用 setRiverExtensionDelegate:
   in Swift, the object is handed on, stored, captured, or not made here | Swift 中，对象被传出、保存、捕获，或不在这里创建
   in Objective-C, the object is handed on, stored, captured, or not made here | Objective-C 中，对象被传出、保存、捕获，或不在这里创建
   another file assigns riverExtensionDelegate | 其他文件给 riverExtensionDelegate 赋值
  unbound-condition
   an empty condition, an attribute that is not a condition | 空条件、不是条件的属性
   another dialect: Swan evaluates the value by itself | 其他页面语言：Swan 自行对值求值
  unbound-loop
   an empty value, an attribute that is not a loop | 空值、不是循环的属性
   in WXML, digits are meant as characters | WXML 中，数字的各位作为字符使用
   in WXML, a digit after a point cannot begin a name | WXML 中，点之后的数字不能作为名称的开头
   another dialect: Swan evaluates the value by itself | 其他页面语言：Swan 自行对值求值
  unbound-native-event
   a tag of the type or of a dynamic type binds it, or it bubbles | 该类型或动态类型的标签绑定了它，或它会冒泡
   no tag has the type | 没有标签使用该类型
   another rule reports the near name, the name without "on", or "bindturn" | 相近的名称、不带“on”的名称或“bindturn”由其他规则报告
  unbound-style
   an unterminated mustache, which unterminated-mustache reports | 没有结束的双大括号，由 unterminated-mustache 报告
  unbound-template-data
   no data, or data in a mustache | 没有 data，或 data 使用双大括号
   data of something other than a use of a template | 不是模板使用处的 data
   braces that do not match, which another rule reports | 不匹配的大括号，由其他规则报告
   something in the file cannot be read | 文件中有无法读取的内容
  unclosed-tag
   an end tag without a name is meant to end it | 没有名称的结束标签本应结束它
  uncovered-pod-source
   the pattern takes the extension | 该模式包含此扩展名
   another pattern takes the extension | 另一模式包含此扩展名
   a pattern takes all files of the folder | 有模式包含该目录的所有文件
   no pattern is for the folder | 没有针对该目录的模式
   the file is in a folder of tests | 文件在测试目录中
   a pattern is put together | 有模式经拼接得出
   source_files is a variable | source_files 是变量
   exclude_files names the file | exclude_files 写有该文件
   the case of the extension differs | 扩展名的大小写不同
   the file is a header | 文件是头文件
   there are two podspecs | 有两个 podspec
   another podspec takes the file | 另一个 podspec 包含该文件
   the file is in another folder than the one of the pattern | 文件所在目录与模式的目录不同
   braces and brackets in the pattern take the file | 模式中的大括号和方括号包含该文件
   a pattern matches no file, but no file is left out | 有模式不匹配任何文件，但没有遗漏文件
   no file imports those of the folder below | 没有文件引入下级目录中的文件
   nothing needs the file | 没有任何源码需要该文件
   no script needs what the file registers | 没有脚本需要该文件注册的组件
   package.json does not name the class of the file | package.json 没有写出该文件中的类
   no source imports the header of the file | 没有源码引入该文件的头文件
   another source belongs to the imported header | 引入的头文件属于另一源码文件
   no header belongs to a Swift file | 头文件不属于 Swift 文件
  uncreated-native-view
   the script makes a context with an unknown id | 脚本用未知的 id 创建上下文
   another rule reports a misspelled function | 拼写错误的函数由其他规则报告
   the script imports a module, which may do it | 脚本引入的模块可能创建上下文
   the page has methods of an object that is not known | 页面含有未知对象的方法
   an id that is made at run time, or a native-view | id 在运行时生成，或为 native-view
   the script makes a context for an id that no view has | 脚本为一个没有视图使用的 id 创建上下文
  undeclared-pod-dependency
   the podspec depends on the pod | podspec 依赖该 pod
   the name of the module is part of a dependency's | 模块的名称是某个依赖名称的一部分
   the module is that of the pod itself | 模块是 pod 自己的
   the module is one of React Native | 模块属于 React Native
   the module is one of Apple | 模块属于 Apple
   a part of a module of Apple is imported | 引入的是 Apple 模块的一部分
   canImport tests for the module | 由 canImport 判断该模块是否存在
   the podspec loads another file | podspec 加载其他文件
   the podspec evaluates another file | podspec 对其他文件求值
  undeclared-widget-event
   the event protocol is not scanned | 没有扫描到事件协议
   the name is near an event, which another rule reports | 名称与某个事件相近，由其他规则报告
   in Swift, the parts of a method make the name | Swift 中，名称由方法的各部分组成
   in Swift, the event protocol is not scanned | Swift 中，没有扫描到事件协议
  undeclared-widget-property
   nothing maps the class | 没有映射指向该类
   every model has the key, it is unknown, or the mapping declares it | 键是每个模型都有的、未知的，或已在映射中声明
   another object has the key, or it is non-model state | 键属于其他对象，或属于非模型状态
   in Swift, every model has the key, it is unknown, or it is declared | Swift 中，键是每个模型都有的、未知的，或已声明
   in Swift, another object has the key | Swift 中，键属于其他对象
   in Swift, nothing maps the class | Swift 中，没有映射指向该类
  undefined-data
   names of all kinds that a script gives | 脚本以各种方式给出的名称
   data from a function, a mixin, and a mixin's setData | 来自函数、mixin 以及 mixin 的 setData 的 data
   names of other languages, and those of the language itself | 其他语言的名称，以及语言自身的名称
   a name before a fallback | 后面带有默认值的名称
   a key, an event and a reference | key、事件和 ref
   a class, alone or beside others | class，单独使用或与其他 class 并用
   switches and values that are never set | 没有代码设置的开关和值
   a method that is given to a template | 交给模板的方法
   a component that no page uses | 没有页面使用的组件
   a component of Alipay, where a page can give it any property | 支付宝的组件，页面可以给它任何属性
   a script that gives no name at all | 脚本没有给出任何名称
   a value that the page writes itself | 值由页面自身写入
   in Swan, braces that bind both ways, and a filter | Swan 中，双向绑定的大括号和 filter
   what a component gives its slot | 组件提供给插槽的内容
   a loop of another dialect binds what it would there | 其他页面语言的循环，按该语言绑定变量
   another script gives the page a value | 其他脚本给该页面设置值
   a module gives pages a value | 有模块给页面设置值
   the script of the app gives pages a value | 应用的脚本给页面设置值
   a module of the app replaces Page, and has to do with data | 应用的模块替换了 Page，且涉及 data
   "this" is given to a module that spells the name | “this”交给写有该名称的模块
   "this" is given to a module that makes keys | “this”交给会生成键的模块
   "this" is given to a module that cannot be found | “this”交给找不到的模块
   data that is not known | 未知的 data
   setData is given the members of an unknown object | 传给 setData 的对象展开了未知对象
   data of stores, and an include that cannot be found | 来自 store 的 data，以及找不到的 include
   one of the pages that include the file gives the name | 包含该文件的页面中有一个给出该名称
   a mistake of the markup that moves what is in it | 标记代码有错误，使其中的内容移位
   a call of something unknown, and an expression that cannot be read | 调用未知的内容，以及无法读取的表达式
   in WXML, computed data and a behavior of the platform | WXML 中，computed 的 data 和平台的 behavior
   a template copies the file in, and its users give it data | 模板引用该文件，数据由模板的使用者传入
   in AXML, another branch than the one that a slot gives values | AXML 中，不是插槽传值的那个分支
   a name of one letter, another short name, and one with a word less are not near | 只有一个字母的名称、其他短名称以及少一个单词的名称不算相近
   in AXML, a property that the component does not declare, and a page gives it | AXML 中，组件没有声明、但页面传入的属性
   what Object.assign puts into the data | Object.assign 写入 data 的内容
   names that a loop binds in the way of another dialect, or one that cannot be read | 按其他页面语言写法绑定的循环变量，以及无法读取的循环
   the configuration says that a build provides the name | 配置中写明由构建提供该名称
   a switch with a near name, on a tag with another name without value | 开关有相近的名称，而同一标签上还有另一个没有值的名称
   a switch whose near name is in the same value | 开关，相近的名称在同一个值中
   a handler of the tag does not exist, which would give the value | 该标签的事件处理函数不存在，值本应由它给出
   a component is given a name that nothing gives, and that is no method | 传给组件的名称没有值，也不是方法
   in a script, the data of something else, or a name that is assigned | 脚本中：其他对象的 data，或已赋值的名称
   in a script, no near name, or two of them | 脚本中：没有非常接近的名称，或有两个
   in a script, a page assigns the field of globalData | 脚本中：有页面为 globalData 的该字段赋值
   in a script, globalData is not written out | 脚本中：globalData 没有完整写出
   fields of a store that are not written out | 没有写明的 store 字段
   the stores of mobx-miniprogram-lite that are not written out | mobx-miniprogram-lite 中没有写明的 store
   a function named update of another module | 其他模块中名为 update 的函数
   upData of wx-updata gives the name | wx-updata 的 upData 给出该名称
   in Swan, setData with a name that is not known | Swan 中，setData 的名称未知
   "this" is given to a module that sets what it is given | “this”交给会设置所收到数据的模块
   in a script, a variable of that name that may hold something else | 脚本中：同名变量可能是其他对象
  undefined-data-key
   the script spells the key, or sets the field as a whole | 脚本中出现过该键，或整体设置该字段
   a path that the script puts together | 脚本拼接出的路径
   no key of the literal is near, or the literal has a spread | 字面量中没有非常接近的键，或含有展开
   a loop or a script module has the name | 循环或脚本模块使用该名称
  undefined-handler
   a spread of a name that the script does not declare | 展开脚本没有声明的名称
   an object from a function that the script does not declare | 对象来自脚本没有声明的函数
   a mixin that cannot be found | 找不到的 mixin
   methods that the script assigns to "this" | 脚本赋给“this”的方法
   a class, made a page by a function that the script does not declare | 类，由脚本没有声明的函数转为页面
   Taro lists the methods of the page in $$events | Taro 在 $$events 中列出页面的方法
   an assignment to "this" under a computed name | 以计算得出的名称给“this”赋值
   "this" is passed to a module that spells the name | “this”传给写有该名称的模块
   a module takes the page from the stack and spells the name | 模块从页面栈取得页面，并写有该名称
   methods from a module that cannot be found | 方法来自找不到的模块
   "this" is passed on together with the name | “this”与该名称一起传出
   modules that spell the name, make names, or cannot be found | 模块写有该名称、会生成名称，或找不到
   the script of the app spells the name, and has an import that cannot be read | app.js 写有该名称，且有无法读取的引入
   an unknown function makes the page | 由未知的函数创建页面
   the template's page spreads a script that has the method | 使用模板的页面展开一个有该方法的脚本
   a function of a script module | 脚本模块的函数
   one of the pages that include the file has it | 包含该文件的页面中有一个有该方法
   in WXML, a behavior | WXML 中，behavior
   in WXML, a builder | WXML 中，builder
   in WXML, a constructor from a missing module | WXML 中，来自找不到的模块的构造函数
   the wrapper's methods are unknown and its source mentions the name | 包装层的方法未知，且脚本写有该名称
   in Swan, a function of a component outside of methods | Swan 中，组件写在 methods 之外的函数
   TypeScript is compiled, and the script beside it is an older output | 编译 TypeScript，旁边的脚本是较早的输出
   in an ignored option of a component, which foreign-component-option reports | 在组件中没有代码读取的选项里，由 foreign-component-option 报告
   in WXML, a built package that the script imports by its name spells the name | WXML 中，脚本按包名引用的已构建包写有该名称
   a store makes the component, and may add the method | 组件由 store 创建，可能会添加该方法
   in AXML, an installed package has the name of the folder | AXML 中，已安装的包与该目录同名
   a module of the app replaces Page and spells the name | 应用的模块替换了 Page，且写有该名称
   a module of the app replaces Page by defineProperty, with methods of another module | 应用的模块用 defineProperty 替换 Page，方法来自另一个模块
   a module of the app replaces Page and makes names | 应用的模块替换了 Page，并生成名称
   actions of a store that are not written out | 没有写明的 store action
   a module gives the page to the app, which imports a package | 有模块把页面交给引入了包的应用
   the page gives itself to the app, which imports a package | 页面把自己交给引入了包的应用
  undefined-template
   an import from a package that is not installed | 从没有安装的包引入
   the file that includes this one defines it | 包含本文件的文件定义了它
   another dialect: imports of Swan are transitive | 其他页面语言：Swan 的引入可以传递
   a template to choose from, here, in an import, or where the file is included | 此文件、引入的文件或包含此文件的文件中有可供选择的模板
   the end of a recursion that is written out | 逐层展开的递归的末尾
  unemitted-view-event
   the view manager exports the event | 视图管理器导出该事件
   in Java, a class has the name of the event | Java 中，类名含有事件的名称
   in Java, a string has the name of the event | Java 中，有字符串与事件同名
   a platform does not register the component | 有平台没有注册该组件
   the package has no native source | 包中没有原生源码
   in Kotlin, a class of React Native has the name of the event | Kotlin 中，React Native 的类名含有事件的名称
   in Kotlin, the name of a function contains that of the event | Kotlin 中，函数名含有事件的名称
   in Swift, the name of a function contains that of the event | Swift 中，函数名含有事件的名称
   C++ code calls the event's emitter | C++ 代码调用该事件的 emitter
   misspelled-view-prop reports the event | 该事件由 misspelled-view-prop 报告
   unknown-view-prop reports the one event that the spec lacks | spec 文件唯一缺少的事件由 unknown-view-prop 报告
   the component view extends one of React Native's own | 组件视图继承 React Native 自己的组件视图
   in Kotlin, the manager extends one of React Native's own | Kotlin 中，管理器继承 React Native 自己的管理器
   in Kotlin, the view extends one of React Native's own | Kotlin 中，视图继承 React Native 自己的视图
  unexported-view-event
   the manager of the view exports it | 视图的管理器导出该事件
   code assigns the property | 代码给该属性赋值
   code calls the setter of the property | 代码调用该属性的 setter
   code assigns the instance variable of the property | 代码给该属性的实例变量赋值
   a macro is given the name of the event | 事件的名称交给了宏
   misnamed-event-prop reports an event of the manager | 管理器的一个事件由 misnamed-event-prop 报告
   no manager makes the view | 没有管理器创建该视图
   in Swift, code assigns the property | Swift 中，代码给该属性赋值
   another manager exports it | 另一个管理器导出该事件
   the manager exports it under another name | 管理器以其他名称导出该事件
   in Swift, the spec has no event with the name of the closure | Swift 中，spec 文件没有与闭包同名的事件
   in Swift, Objective-C does not see the closure | Swift 中，闭包对 Objective-C 不可见
   unsettable-view-prop reports an event of the manager | 管理器的一个事件由 unsettable-view-prop 报告
   in Swift, the manager exports it under the name of @objc(name) | Swift 中，管理器以 @objc(name) 的名称导出该事件
   the export is in a comment | 导出语句位于注释中
   no source sends the event, and no script listens to it | 没有源码发送该事件，也没有脚本监听它
   no script passes the event | 没有脚本传入该事件
   no file sends the event, and a script of the package uses the component | 没有文件发送该事件，而包中有脚本使用该组件
  unexported-view-prop
   the manager exports the prop | 管理器导出该属性
   the component view does not read the prop | 组件视图不读取该属性
   the manager exports the property under another name | 管理器以其他名称导出该属性
   code of the manager sets the prop | 由管理器的代码设置该属性
   a macro is given the name of the prop | 属性的名称交给了宏
   the view of the old architecture has no such property | 旧架构的视图没有这样的属性
   the property cannot be set | 该属性不能设置
   in Swift, Objective-C does not see the property | Swift 中，该属性对 Objective-C 不可见
   in Swift, the property cannot be set | Swift 中，该属性不能设置
   the manager makes no views | 管理器不创建视图
   the spec does not declare the prop | spec 文件没有声明该属性
   unsettable-view-prop reports what is exported instead | 代之导出的属性由 unsettable-view-prop 报告
  unexposed-swift-manager
   @objc(Name) gives the class the name | @objc(Name) 给类指定了该名称
   an Objective-C implementation has the name | 有同名的 Objective-C 实现
   the package has no Swift source | 包中没有 Swift 源码
  unguarded-splash-action
   the action is tested anywhere in the method | 方法中任意位置判断过该操作
   the action is not called | 没有调用该操作
   in Swift, an optional call, a test anywhere, or no call | Swift 中，可选调用、任意位置的判断，或没有调用
  unhandled-native-message
   its name is unknown, or the page has no such id | 消息的名称未知，或页面没有该 id
   the class hands on the name of the message | 该类把消息的名称转交出去
   the class is not scanned, or the type is chosen at run time | 没有扫描到该类，或类型在运行时选定
   the script asks on which platform it runs | 脚本查询运行平台
   a constant that something changes, or that the module does not export | 常量会被修改，或模块没有导出
   the method that receives messages is misspelt, which is reported there | 接收消息的方法名拼写错误，问题在该处报告
   another method has the name of the one that posts | 另一个方法与发送消息的方法同名
   an unknown registration of the other platform may be of its type | 另一平台上未知的注册可能就是该类型
  unhandled-widget-update
   nothing maps the class | 没有映射指向该类
   scripts cannot change the property | 脚本不能改变该属性
   the update method may follow any property | 更新方法可能处理任意属性
   another rule reports the misspelled update method | 拼写错误的更新方法由其他规则报告
   programmable has another value | programmable 为其他值
   programmable is not there | 没有给出 programmable
   in Swift, the update method compares the name | Swift 中，更新方法比较该名称
   in Swift, nothing maps the class | Swift 中，没有映射指向该类
   in Swift, scripts cannot change the property | Swift 中，脚本不能改变该属性
   in Swift, the update method may follow any property | Swift 中，更新方法可能处理任意属性
   in Swift, another rule reports the misspelled update method | Swift 中，拼写错误的更新方法由其他规则报告
   not all methods of the class are known | 不能得知类的全部方法
   undeclared-widget-property reports the key that is compared | 用于比较的键由 undeclared-widget-property 报告
  unknown-attribute-value
   a component registers the tag | 该标签注册为组件
   a value that another platform documents, and one that is near to none | 其他平台文档中的值，以及与任何值都不相近的值
   in WXML, the second version of WebGL | WXML 中，WebGL 的第 2 版
   a button of HTML's type that has a form-type, or binds a tap | 按钮写了 HTML 的 type，但已有 form-type 或绑定了点击事件
  unknown-codegen-folder
   the folder is there, or is the package's own | 目录存在，或就是包自身的目录
   a build makes the folder | 目录由构建生成
   no spec is found | 没有找到 spec 文件
  unknown-component-class
   an Objective-C implementation has the name | 有同名的 Objective-C 实现
   an Objective-C interface has the name | 有同名的 Objective-C 接口
   @objc(Name) gives a Swift class the name | @objc(Name) 给 Swift 类指定了该名称
   a Swift class has the name | 有同名的 Swift 类
   the package has no Apple source | 包中没有 Apple 平台的源码
  unknown-component-name
   a spec declares the component | spec 文件声明该组件
   unregistered-native-component reports the spec with the near name | 名称相近的 spec 文件由 unregistered-native-component 报告
   the package has no spec | 包中没有 spec 文件
  unknown-component-prop
   no near name, only digits differ, a class of the component, and the right name is there, too | 没有相近的名称、只有数字不同、是组件的外部样式类，以及还有正确的名称
   a property of a behavior | behavior 的属性
   in AXML, the component uses what it does not declare | AXML 中，组件使用没有声明的属性
   the function that makes the component spells the name | 创建组件的函数中出现了该名称
   in AXML, the component uses both spellings, and hyphens | AXML 中，组件使用了两种写法，以及带连字符的写法
   in WXML, names in another case mean the same property | WXML 中，大小写不同的名称表示同一个属性
   a class of the component in another spelling, and a second one beside the near one | 外部样式类的另一种写法，以及相近的类也同时传入
  unknown-context-id
   an included file and a component have the elements | 被包含的文件和组件有这些元素
   an import that names no file | 引入不指向任何文件
  unknown-directive
   in WXML, a deprecated name, which deprecated-directive reports | WXML 中，已废弃的名称，由 deprecated-directive 报告
   in Swan, other attributes may begin with "s-" | Swan 中，其他属性可能以“s-”开头
   an invisible character in the name, which invalid-name reports | 名称中的不可见字符，由 invalid-name 报告
   a prefix of another platform or framework, and another word | 其他平台或框架的前缀，以及其他词
   a condition without the prefix on a component, in text, or beside another one | 组件上、没有双大括号或已有条件时不带前缀的条件
   a dot before another word, or after another one | 点号后是其他词，或点号前是其他词
  unknown-event
   events that bubble, and unknown ones | 冒泡的事件，以及未知的事件
   a component in the element may send it further up | 元素中的组件可能将该事件向上传递
   a component | 组件
   what another dialect gives to the tag | 其他页面语言给该标签的事件
   the change of an input, which some base libraries send | 输入框的 change 事件，部分基础库会触发
   a value that is handed on | 转交的值
   in AXML, the choice of a radio button, which the platform sends though no document says so | AXML 中，单选按钮的选择事件，文档虽未提到，平台会触发
  unknown-event-delegate
   no native source is scanned | 没有扫描到原生源码
   the mapping names no event delegate | 映射没有给出事件代理
   the protocol is declared in Swift | 协议在 Swift 中声明
   the class is known by its header alone | 只从头文件得知该类
  unknown-native-context
   a view has the id, or the id of the call is unknown | 有视图使用该 id，或调用中的 id 未知
   a view of the page has an id that is made at run time | 页面中有视图的 id 在运行时生成
   a view in a component or a slot has the id | 组件或插槽中的视图使用该 id
   a file that the page imports is missing | 缺少页面引入的文件
   another rule reports a misspelled function | 拼写错误的函数由其他规则报告
   a view of the page has no id, or its tag is misspelt | 页面中有视图没有 id，或其标签拼写错误
   a variable that is assigned again, or a parameter | 变量被再次赋值，或为参数
  unknown-native-event
   the event is declared, or the attribute is not an event | 事件已声明，或该属性不是事件
   the type is unknown, or its events are not declared | 类型未知，或没有声明其事件
   native code sends it, or unsent-native-event reports it | 原生代码会发送该事件，或由 unsent-native-event 报告
   another rule reports the attribute | 该属性由其他规则报告
  unknown-native-param
   the type is unknown, or its parameters are not declared | 类型未知，或没有声明其参数
   another rule reports the attribute | 该属性由其他规则报告
  unknown-rule
   the comment begins with a word or the name of a file that resembles no word of mpcheck | 注释以与 mpcheck 的关键词都不相似的词或文件名开头
   the comment says which lines are formatted | 注释说明哪些行要格式化
  unknown-selector-id
   the script asks whether there is something | 脚本会判断元素是否存在
   a class, an inner element, another component, another receiver | class、内部的元素、其他组件、其他接收者
   an id with a mustache | 含双大括号的 id
   the markup that is included has it | 被包含的标记代码有该 id
   a scroll-view to an id of the page, or where the page has others | scroll-view 滚动到页面中的 id，或页面可能有其他 id
  unknown-splash-error-code
   a known code, an empty string, an unknown value, or not a comparison | 已知的错误码、空字符串、未知的值，或不是比较
   in Swift, a known code, an empty string, or an unknown value | Swift 中，已知的错误码、空字符串或未知的值
   several classes have the method, or another value is handed over | 多个类有该方法，或传递的是其他值
   no imported header defines the constant, or two do | 没有引入的头文件定义该常量，或者有两个头文件定义它
  unknown-style-property
   a property with the prefix of a vendor, and a variable | 带厂商前缀的属性和变量
   a property that is switched off by an x before it | 前面加 x 以停用的属性
   a name that a mustache is a part of | 含有双大括号的属性名
   what is in the value of a property | 属性值中的内容
   a tag of a component, and a native view | 组件标签与原生视图
   a declaration without a colon, of which another rule speaks | 没有冒号的声明，由另一条规则报告
   in AXML, a name as scripts write it | AXML 中按脚本写法书写的属性名
  unknown-tag
   the file belongs to no page or component | 该文件不属于任何页面或组件
   no app.json is there, and the page has no JSON | 没有 app.json，页面也没有 JSON
   app.json does not list the page, whose JSON a build may write | app.json 没有列出该页面，其 JSON 可能由构建写出
   a template of a file without a script: its users register the tags | 没有脚本的文件中的模板：标签由使用者注册
   the JSON of the page cannot be parsed | 页面的 JSON 无法解析
   the configuration names the tag | 配置中有该标签
   a native view, also a misspelled one | 原生视图，包括拼写错误的
   other dialects: the tags of KSML, XHSML and JXML are unknown | 其他页面语言：KSML、XHSML 和 JXML 的标签未知
   in QML, its two tags of script modules | QML 中，脚本模块的两个标签
   in WXML, without an app.json: a tag without a hyphen | WXML 中，没有 app.json 时不含连字符的标签
   an invisible character in the name, which invalid-name reports | 名称中的不可见字符，由 invalid-name 报告
   in Swan, tags of HTML | Swan 中，HTML 的标签
   in WXML, tags of HTML | WXML 中，HTML 的标签
   a library: no hyphen, a generic, a program that shows it, a page, a template that others use | 组件库：没有连字符、抽象节点、展示组件库的小程序、页面、供他处使用的模板
   the tag is registered beside usingComponents, which another rule reports | 标签注册在 usingComponents 之外，由其他规则报告
   in AXML, a component of a plugin that is loaded when the program runs | AXML 中，运行时加载的插件的组件
   a dependency shows a program of Taobao or Qianniu, which have tags of their own | 依赖表明这是淘宝或千牛的小程序，它们有自己的标签
   a component from a package of Taobao | 组件来自淘宝的包
   a tag of FinClip in a program of its tools | FinClip 工具的小程序使用 FinClip 的标签
  unknown-view-command
   the view manager exports the command | 视图管理器导出该命令
   the manager of Android alone has the command | 只有 Android 的管理器有该命令
   a spec declares the command | spec 文件声明该命令
   no native source registers the component | 没有原生源码注册该组件
   the name of the command is not a literal | 命令的名称不是字面量
   the name of the command that is sent is not a literal | 发送的命令名称不是字面量
  unknown-view-prop
   the spec declares the prop | spec 文件声明该属性
   every view has the prop | 每个视图都有该属性
   every view has the event | 每个视图都有该事件
   the prop is one of accessibility | 该属性属于无障碍属性
   the prop is a style of every view | 该属性是每个视图都有的样式
   another spec of the component declares the prop | 该组件的另一个 spec 文件声明该属性
   a type that the spec includes declares the prop | spec 文件包含的类型声明该属性
   in Kotlin, the prop is one of a group | Kotlin 中，该属性属于一个属性组
   in Java, the prop is one of a group | Java 中，该属性属于一个属性组
   not all props of the spec are known | 不能得知 spec 文件的全部属性
   unsettable-view-prop reports the prop | 该属性由 unsettable-view-prop 报告
   misspelled-view-prop reports the prop | 该属性由 misspelled-view-prop 报告
   unread-view-prop reports the spec, where two managers export the same other name | 两个管理器导出相同的另一名称，由 unread-view-prop 对 spec 文件报告
   a script passes the prop to the component, for the old architecture | 有脚本为旧架构把该属性传给组件
   a script that imports the component by an index passes the prop | 通过 index 引入组件的脚本传递该属性
   a script passes the prop by createElement | 有脚本通过 createElement 传递该属性
  unknown-widget-class
   the class is in Swift | 该类在 Swift 中
   no class of the library is scanned | 没有扫描到该库的类
  unlisted-page
   no app.json is there | 没有 app.json
   none of the listed pages exists | 列出的页面都不存在
  unmapped-widget-event
   nothing maps the class | 没有映射指向该类
   the event protocol is not scanned | 没有扫描到事件协议
   in Swift, the mapping has the Callback | Swift 中，映射有该 Callback
   in Swift, nothing maps the class | Swift 中，没有映射指向该类
   in Swift, the event protocol is not scanned | Swift 中，没有扫描到事件协议
   unsupported-widget-type reports the type of the property | 属性的类型由 unsupported-widget-type 报告
  unobserved-visibility
   one of the subclasses is watched | 有一个子类允许观察
   an ancestor lets the container watch it | 上层父类允许容器观察
   it depends on something | 取决于某些情况
   a property decides it | 由属性决定
   a superclass is not among the sources | 有父类不在源码中
   the method does nothing | 该方法不做任何事
   misspelled-view-lifecycle reports the method that lets the container watch it | 允许容器观察的方法由 misspelled-view-lifecycle 报告
   appearing is part of the life of every view | 视图出现属于每个视图的生命周期
  unprefixed-native-type
   a prefix before "_", "-", "." or ":" | “_”、“-”、“.”或“:”之前有前缀
   a type of the base library, or one that is made at run time | 类型属于基础库，或在运行时生成
   another rule reports that the type is not registered | 类型未注册由其他规则报告
  unquoted-value
   no value, or single quotes | 没有值，或使用单引号
  unraised-widget-event
   the kept delegate is handed on | 保存的代理转交出去
   @selector names the method | @selector 写有该方法
   the class makes a selector of an unknown name | 该类用未知的名称创建选择器
   NSSelectorFromString names the method | NSSelectorFromString 写有该方法
   a closure of another class sends it | 其他类的闭包发送它
   #selector names the method | #selector 写有该方法
   the initialiser hands on the delegate | 初始化方法把代理转交出去
   in Swift, the kept delegate is handed on | Swift 中，保存的代理转交出去
   in Swift, the class makes a selector of an unknown name | Swift 中，该类用未知的名称创建选择器
   a string is the name of the method | 有字符串就是该方法的名称
   the class puts a selector together | 该类用几个部分拼成选择器
  unread-data-key
   the markup reads the key | 标记代码读取了该键
   an included file reads the key | 通过 include 引用的文件读取了该键
   the script reads the key, or all data | 脚本读取了该键，或读取了全部数据
   another page may read the key | 其他页面可能读取该键
   the field is set together with the key, is not read itself, or is its plural; a name of its own | 与该字段一起设置、该字段本身没有被读取、是其复数形式，或是自用的名称
   a behavior has the name | behavior 有该名称
   the data is not all known | data 并非全部已知
  unread-input
   an event, a two-way binding or a name in a form passes it on | 事件、双向绑定或表单中的 name 会传出输入的内容
   nothing can be typed | 无法输入
   it shows what a picker or a tap around it sets | 显示外层 picker 或点击事件所设置的值
   the script does not read it | 脚本没有读取它
   the script sets it to something that may be what was typed | 脚本设置的值可能就是输入的内容
   the script may ask the fields for their values | 脚本可能会查询输入框的值
   another variable of the name may have what was typed | 同名的其他变量可能就是输入的内容
   the variable gets another value | 变量被赋予其他值
   what is read is only copied or logged | 读取的值只用于复制或输出日志
  unread-native-param
   one platform alone is known, and the page asks on which one it runs | 只知道一个平台的原生代码，且页面查询运行平台
   an unknown registration of the other platform may be of its type | 另一平台上未知的注册可能就是该类型
   one platform hands on its data as a whole | 有一个平台把数据整体转交出去
   one platform reads it, or another rule reports the attribute | 有一个平台读取它，或该属性由其他规则报告
   the value is a function, which func-param reports | 值是函数，由 func-param 报告
   a method that is given the view reads it, or a lambda after an arrow | 接收视图的方法读取该参数，或箭头后的 lambda 读取
   a copy of the dictionary may be read | 可能读取字典的副本
   the method that is given the parameters is misspelt, which is reported there | 接收参数的方法名拼写错误，问题在该处报告
  unread-view-prop
   a native source reads the prop | 有原生源码读取该属性
   in Objective-C, a setter has the name of the prop | Objective-C 中，有以该属性命名的 setter
   in Java, a getter has the name of the prop, on this platform alone | Java 中，有以该属性命名的 getter，且只有这一平台有
   C++ code reads the prop | C++ 代码读取该属性
   the prop is an object | 该属性是对象
   the prop is a ReadonlyArray | 该属性是 ReadonlyArray
   the prop is UnsafeMixed | 该属性是 UnsafeMixed
   the type of the prop is unknown | 该属性的类型未知
   the prop is an array with "[]" | 该属性是用“[]”声明的数组
   a platform does not register the component | 有平台没有注册该组件
   the package has no native source | 包中没有原生源码
   misspelled-view-prop reports the prop | 该属性由 misspelled-view-prop 报告
   in Swift, a property has the name of the prop | Swift 中，有与该属性同名的属性
   in Kotlin, a function has the name of the prop | Kotlin 中，有与该属性同名的函数
   the component view extends one of React Native's own | 组件视图继承 React Native 自己的组件视图
   the manager extends one of React Native's own | 管理器继承 React Native 自己的管理器
   in Kotlin, the manager extends one of React Native's own | Kotlin 中，管理器继承 React Native 自己的管理器
   the base class is React Native's own in one branch of #if | 在 #if 的一个分支中，父类是 React Native 自己的
   unknown-view-prop reports the one prop that the spec lacks | spec 文件唯一缺少的属性由 unknown-view-prop 报告
  unread-widget-property
   compared, a Callback, a string elsewhere, or near a key that is read | 用于比较、为 Callback、是别处的字符串，或与读取的键相近
   a key that is read is unknown | 读取的键未知
   the update method may follow any property | 更新方法可能处理任意属性
   the model is handed on | 模型转交出去
   the environment is handed on | 环境转交出去
   in Swift, compared, a Callback, a string elsewhere, or near a key | Swift 中，用于比较、为 Callback、是别处的字符串，或与某个键相近
   in Swift, a key that is read is unknown | Swift 中，读取的键未知
   in Swift, the update method may follow any property | Swift 中，更新方法可能处理任意属性
   in Swift, the model is handed on | Swift 中，模型转交出去
   in Swift, the environment is handed on | Swift 中，环境转交出去
   not all methods of the class are known | 不能得知类的全部方法
   unmapped-widget-event reports the event | 该事件由 unmapped-widget-event 报告
  unreadable-widget-event
   the protocol is declared in Swift | 协议在 Swift 中声明
  unregistered-component-view
   the function "AcmeDialCls" returns the class | 函数“AcmeDialCls”返回该类
   componentProvider names the class | componentProvider 写有该类
   code registers the component view | 由代码注册组件视图
   "components" names the class for another component | “components”为另一个组件写有该类
   no spec declares the component | 没有 spec 文件声明该组件
   React Native is older than 0.77, and the function counts | React Native 低于 0.77，此时该函数有效
   componentProvider names the class for another component | componentProvider 为另一个组件写有该类
   the app's delegate gives React Native the class | 应用的 delegate 向 React Native 提供该类
   in Swift, the app's delegate gives React Native the component | Swift 中，应用的 delegate 向 React Native 提供该组件
  unregistered-event-name
   a spec declares the event | spec 文件声明该事件
   the map of events has the event | 事件映射表有该事件
   the map of events has it by a constant of another class | 事件映射表通过另一个类的常量写有该事件
   every view has the event | 每个视图都有该事件
   the name of the event is not a literal | 事件的名称不是字面量
   a helper makes the map of events | 事件映射表由辅助函数生成
   not all events of a spec are known | 不能得知 spec 文件的全部事件
   the map of events has the prop of the event | 事件映射表有该事件对应的属性
   the map of events has it by a constant in small letters | 事件映射表通过小写命名的常量写有该事件
   in Java, the map of events has the event | Java 中，事件映射表有该事件
   in Kotlin, a loop fills the map of events | Kotlin 中，事件映射表由循环填充
   in Java, a loop fills the map of events | Java 中，事件映射表由循环填充
   a property is added to the map of events | 事件映射表还加上了一个属性的内容
   the base class of the manager may register the event | 管理器的父类可能注册该事件
   another file declares the constant of the event | 事件的常量由另一个文件声明
  unregistered-native-component
   a view manager registers the component | 视图管理器注册该组件
   one of the platforms registers it | 有一个平台注册该组件
   the class name of the manager gives the name | 名称由管理器的类名给出
   the function "AcmeDialCls" registers it | 函数“AcmeDialCls”注册该组件
   the name is not near a registered one | 名称与已注册的名称都不相近
   the name of the component that is used is not a literal | 使用的组件名称不是字面量
   the name of the component that is declared is not a literal | 声明的组件名称不是字面量
   in Kotlin, the result of getName() is unknown | Kotlin 中，getName() 的结果未知
   native sources register no component at all | 原生源码没有注册任何组件
   a name that begins with "RCT" is React Native's | 以“RCT”开头的名称属于 React Native
   a name that begins with "Android" is React Native's | 以“Android”开头的名称属于 React Native
   a name that begins with "ViewManagerAdapter_" is Expo's | 以“ViewManagerAdapter_”开头的名称属于 Expo
   in Java, a string has the name | Java 中，有字符串与组件同名
   componentProvider has the name | componentProvider 中有该名称
   "components" has the name | “components”中有该名称
   React Native is older than 0.77, and the function counts | React Native 低于 0.77，此时该函数有效
   code registers component views | 由代码注册组件视图
   RCT_EXTERN_MODULE registers the Swift class | RCT_EXTERN_MODULE 注册该 Swift 类
   RCT_EXTERN_REMAP_MODULE registers the Swift class under the name | RCT_EXTERN_REMAP_MODULE 以该名称注册 Swift 类
   a manager over one of React Native's own registers the component | 继承 React Native 自己的管理器的管理器注册该组件
   no script imports the one with the component | 没有脚本引入含该组件的脚本
   only a comment imports the script with the component | 只有注释中引入了含组件的脚本
   a script names what Android registers | 有脚本使用 Android 注册的名称
   a digit makes another name | 有数字之差即为不同的名称
   the component is not for Android | 组件不用于 Android
   unregistered-component-view reports the class that draws it | 绘制它的类由 unregistered-component-view 报告
   a parameter has the name of a constant | 参数与常量同名
   the name is put together | 名称经拼接得出
   the variable is assigned again | 变量被重新赋值
  unregistered-native-type
   the type is registered, or chosen at run time | 类型已注册，或在运行时选定
   no registered types are known | 没有已知的注册类型
   a type of the base library, or another tag | 类型属于基础库，或为其他标签
   an Android proxy may know other types | Android 代理可能支持其他类型
   Swift and Android may register types in unknown ways | Swift 和 Android 可能以未知方式注册类型
   a placeholder is registered, which is reported in native code | 注册了占位名称，问题在原生代码处报告
   a list of components is loaded, or the function that registers is handed on | 加载了组件列表，或传递了注册函数
   an Android proxy may show views of other types | Android 代理可能显示其他类型的视图
   an unknown registration may be of that name | 未知的注册可能就是该名称
   nothing is known of an unknown registration of the other platform | 另一平台上未知的注册可能是任意名称
   two known types are near | 有两个相近的已知类型
   the host has a class of a view, and no registration was read | 宿主应用中有视图类，但没有读到任何注册
  unregistered-view-class
   the class may be in a pod or a library | 类可能在 pod 或库中
   the file says that there is such a class | 文件声明了存在该类
   a class reference, a class of the SDK, or a Swift class with its module | 类引用、SDK 的类，或带模块的 Swift 类
   the class of another registration is unknown | 另一处注册的类未知
   another rule reports a placeholder, or class and type exchanged | 占位内容或类与类型互换由其他规则报告
  unregistered-view-manager
   in Kotlin, the class is abstract | Kotlin 中，类是抽象类
   in Kotlin, the class is "open" | Kotlin 中，类标有“open”
   no script uses the component | 没有脚本使用该组件
   in Kotlin, the class is sealed | Kotlin 中，类标有 sealed
   in Java, the class is abstract | Java 中，类是抽象类
   a package creates another manager of the component | 有包创建该组件的另一个管理器
   no package has createViewManagers | 没有包提供 createViewManagers
   in Java, the package creates the manager by its name | Java 中，包按名称创建该管理器
   in Java, the package creates managers by names that are not literals | Java 中，包按非字面量的名称创建管理器
   in Java, the package makes managers of classes that it is given | Java 中，包用传入的类创建管理器
  unresolved-component
   git ignores the folder with the near name | git 忽略名称相近的目录
   a component is at the path | 该路径上有组件
   JSON alone, a plugin, a package that is not installed, an absent folder | 只有 JSON、插件、没有安装的包、不存在的目录
   a build makes the component from another source | 组件由构建从其他源码生成
   a package that may not be built yet, an alias of app.json | 可能尚未构建的包、app.json 的别名
   the first folder does not exist, and the end leads nowhere | 第一级目录不存在，末尾也对不上任何文件
   the path leads into a submodule | 路径进入子模块
   the path is right where the source root is as high as one can climb | 若向上最多只到源码根目录，则路径正确
   a relative path in QML, whose tools find the component from the source root | QML 中的相对路径，其工具从源码根目录查找组件
   without an app.json, a path that is right from a folder above | 没有 app.json，路径从上级目录看是正确的
   a JSON without "component": true, which platforms take all the same | JSON 中没有 "component": true，平台仍会接受
   a component without a script in another language, or no component has one: a build may give them | 其他语言中没有脚本的组件，或没有任何组件带有脚本（可能由构建生成）
   the script is in a language that is compiled, or ignored by git, which a build writes | 脚本用需要编译的语言编写，或被 git 忽略（由构建生成）
   the platform does not read the program where it is | 平台读取的不是源码所在的目录
   a plugin that is nearly none of app.json | 插件名与 app.json 中的任何插件名都不相近
  unresolved-import
   a file that exists, an alias, a module that is built from TypeScript | 存在的文件、别名、由 TypeScript 构建的模块
   a package that is not installed, an absent folder, a mustache | 没有安装的包、不存在的目录、双大括号
   the first folder does not exist, and the end leads nowhere | 第一级目录不存在，末尾也对不上任何文件
  unresolved-page-link
   a listed page, a plugin, a link back, a path that is not known | 已列出的页面、插件、返回链接、未知的路径
   no app.json is there | 没有 app.json
   a joined path leads to a listed page, or a part of it is unknown | 拼接的路径指向已列出的页面，或其中一部分未知
   a package, an import of types, a script that nothing imports | 包、类型的引入、没有引入的脚本
   an imported script outside of the program | 引入的脚本在小程序之外
   sharing a listed page, one that is not known, and what an inner function returns | 分享已列出的页面或未知的页面，以及内部函数的返回值
   a mustache in the path, or after a part of it | 路径中有双大括号，或双大括号跟在路径的一部分之后
   the function changes its parameter, gives another one on, or is somebody else's | 函数改变了参数、传出的是另一个参数，或不是本程序的函数
   a method of the app that does more, or of an object in it | 应用的方法还做别的事，或属于其中的对象
   what a component is given is a file, or has no page beside it, or is unknown | 传给组件的是文件、所在目录中没有页面，或路径未知
   such a path elsewhere, where it is not known from where it is read | 其他平台中的此类路径，其起点未知
   what the IDE writes where it completes onShareAppMessage | 开发者工具补全 onShareAppMessage 时写入的内容
   such a path to a tab of Alipay, or in a component or module, which do not say from where it is read | 支付宝中指向标签页的此类路径，或组件、模块中的此类路径，其起点未知
   in a package that the app imports | 应用引入的包中
  unscrollable-view
   a direction, also one that is chosen at run time | 有滚动方向，包括运行时决定的方向
   a type of scroll-view | 指定了 type 的 scroll-view
   no event of an edge | 没有边缘事件
   a component that is registered as "scroll-view" | 注册名为“scroll-view”的组件
   something in the file cannot be read | 文件中有无法读取的内容
   an attribute that may give others | 可能带来其他属性的写法
  unsent-component-event
   events that bubble, and one that the component sends under a choice of names | 冒泡的事件，以及组件从多个名称中选一个发送的事件
   a name that is known only when the script runs | 只在脚本运行时才知道的名称
   a module that the component imports spells the name | 组件引入的模块写有该名称
   a property with that name, and what another script sends for the component | 同名的属性，以及其他脚本替组件发送的事件
   a syntax mistake in the page | 页面有语法错误
   the component may be made of other parts | 组件可能还有其他组成部分
   in AXML, the markup of the component uses it | AXML 中，组件的标记代码使用它
   in AXML, all properties are handed on | AXML 中，全部属性都转交出去
   an event that a component of a package sends inside the component, and may let bubble | 组件内部的 npm 包组件触发、可能向外冒泡的事件
   a property whose name begins with bind | 名称以 bind 开头的属性
   what the compiler of uni-app writes on every component | uni-app 编译器写在每个组件上的属性
  unsent-native-event
   one of two hosts sends a name that is made at run time | 两个宿主应用中有一个发送的名称在运行时生成
   a bubbling event, a parameter, another type, or a near name | 冒泡的事件、参数、其他类型，或相近的名称
   a call leaves out an argument that has a default | 调用省略了带默认值的参数
   an unknown registration of the other platform may be of its type | 另一平台上未知的注册可能就是该类型
  unset-dataset-key
   tested, under a condition, with a default, unused or only logged | 经过判断、在条件之下、有默认值、没有使用或只用于日志
   the script makes two pages | 脚本创建了两个页面
   it is taken out under a condition, and used without one | 在条件之下取出，之后无条件使用
   one of the elements sets it | 有一个元素设置了它
   the whole of dataset goes elsewhere, or the script calls the handler | 整个 dataset 转交别处，或脚本调用该处理函数
   an event may have any handler | 有事件可能使用任意处理函数
   target is any element in it | target 是其内部的任一元素
   an included file sets it | 被包含的文件设置了它
   a module that the script imports names the handler | 脚本引入的模块写有该处理函数的名称
   a syntax mistake in the page | 页面有语法错误
   in Swan, attributes that an object gives | Swan 中，属性由对象给出
   in AXML, a component may call the handler with an event of its own elements | AXML 中，组件可以用自身元素的事件调用该处理函数
   a handler that the script calls in another way | 脚本以其他方式调用的函数
   a module of the app replaces Page and spells the handler | 应用的模块替换了 Page，且写有该函数的名称
   a module may call the handler | 模块可能调用该函数
  unset-template-data
   a name that the template tests, or has a value in place of | 模板会判断的名称，或带有默认值的名称
   a name that only attributes read | 只有属性读取的名称
   a name that only a branch reads | 只有某个分支读取的名称
   names of keys, events, loops, script modules and the language | key、事件、循环和脚本模块中的名称，以及语言自身的名称
   a name that few other uses give, and of which the page has no field | 其他使用处很少传入的名称，页面也没有该名称的字段
   two names that the template does not read, and two that the use does not give | 模板不读取的名称有两个，使用处没有传入的名称也有两个
   data that may give any name | 可能传入任意名称的 data
   several definitions of one name, and an import that cannot be found | 同名的多个定义，以及找不到的 import
   a template that includes a file | 引用了其他文件的模板
   a mistake of the markup in the file of the template, and one in the file of the use | 模板所在的文件有标记错误，或使用模板的文件有标记错误
   a template of the page to which another use gives another value of that name | 页面自己的模板，而另一处使用传入了该名称的其他值
   a template of the page that may be used with any name | 页面自己的模板，而使用时可能传入任意名称
   a name that undefined-data reports | undefined-data 已经报告的名称
   in Swan, data without the braces of an object | Swan 中，data 没有对象的大括号
  unsettable-view-prop
   the view has the property | 视图有该属性
   the view has a setter | 视图有 setter
   UIView has the property | UIView 有该属性
   a category of UIView has the property | UIView 的分类有该属性
   UIView has the first part of the key path | UIView 有 key path 的第一部分
   in Swift, the property is @objc | Swift 中，属性标有 @objc
   in Swift, a setter is @objc | Swift 中，setter 标有 @objc
   in Swift, a superclass has the property | Swift 中，父类有该属性
   in Swift, an @objc extension has a setter | Swift 中，标有 @objc 的扩展有 setter
   the superclass is one of React Native | 父类属于 React Native
   the manager makes views of several classes | 管理器创建多个类的视图
   code of the manager sets the prop | 由管理器的代码设置该属性
   in Swift, @objcMembers makes the property visible | Swift 中，@objcMembers 使该属性可见
   in Swift, @objcMembers of a superclass makes the property visible | Swift 中，父类的 @objcMembers 使该属性可见
   a superclass inherits a class other than UIView | 有父类继承 UIView 以外的类
   each branch of the build makes another view | 构建的各个分支创建不同的视图
   the view has another superclass in one branch of #if | 在 #if 的一个分支中，视图有另一个父类
   in Kotlin, the manager has a delegate | Kotlin 中，管理器有代理
   in Kotlin, an annotation is before the setter | Kotlin 中，setter 之前有注解
   in Kotlin, the annotation of another method names the prop | Kotlin 中，另一个方法的注解写有该属性
   in Kotlin, the manager is not one of the new architecture | Kotlin 中，管理器不属于新架构
   in Kotlin, the superclass may have a delegate | Kotlin 中，父类可能有代理
   in Kotlin, the spec does not declare the prop | Kotlin 中，spec 文件没有声明该属性
   misnamed-event-prop reports the event | 该事件由 misnamed-event-prop 报告
   a protocol declares the property, and the view synthesizes it | 协议声明该属性，视图用 @synthesize 合成它
   the view of a manager that extends this one has the property, or is unknown | 扩展该管理器的另一管理器的视图有该属性，或未知
   in Swift 3, Objective-C sees a property without @objc | Swift 3 中，Objective-C 可见没有 @objc 的属性
   the podspec names Swift 3 | podspec 写有 Swift 3
   .swift-version names Swift 3 | .swift-version 写有 Swift 3
   in Swift 2, the first parameter of a setter has no label | Swift 2 中，setter 的第一个参数没有标签
   React Native is older than 0.40, from the time of Swift 2 | React Native 低于 0.40，那时使用 Swift 2
   Objective-C uses the property of the view | Objective-C 使用该视图的属性
   Objective-C sends the setter | Objective-C 发送该 setter
   the package is for a React Native of the time of Swift 3 | 该包面向 Swift 3 时期的 React Native
   in Swift, @objc(name) gives the property the name | Swift 中，@objc(name) 给出了属性的名称
   in Swift, @objc(selector) is before the accessor | Swift 中，@objc(selector) 位于访问器之前
   in Swift, @objc(selector) gives the function the selector | Swift 中，@objc(selector) 给出了函数的选择器
   the key path begins with an instance variable | key path 以实例变量开头
   the key path begins with a method | key path 以方法开头
   React Native never sends style | React Native 从不发送 style
   one declaration names several properties | 一条声明包含多个属性
   a macro is behind the name of the property | 属性名称之后有宏
   in Swift, one declaration names several properties | Swift 中，一条声明包含多个属性
   in Swift, only the setter is private | Swift 中，只有 setter 为 private
   in Swift, a protocol of Objective-C requires the property | Swift 中，Objective-C 的协议要求该属性
   in Swift, a protocol that is not scanned may require the property | Swift 中，没有扫描到的协议可能要求该属性
   in Java, the setter is empty | Java 中，setter 为空
   in Kotlin, the setter is empty | Kotlin 中，setter 为空
  unstable-key
   a function of a script module | 脚本模块的函数
   no call in the key, or no loop on the tag | key 中没有调用，或标签没有循环
  unsubmitted-form
   a button submits, or may submit | 按钮会提交或可能提交
   the button has the type of HTML, which is reported | 按钮写成了 HTML 的 type，另有报告
   no button, but other ways to submit | 没有按钮，可能以其他方式提交
   a component, slot, template or include may have the button | 按钮可能在组件、插槽、模板或 include 中
   the script submits the form | 脚本会提交表单
   the handler is called otherwise | 事件处理函数以其他方式调用
  unsupported-call
   a function of an inline script module | 内联脚本模块的函数
   the page's framework is glass-easel, and what the call means is not known | 页面的框架是 glass-easel，且不知道调用的是什么
   another dialect: a call in AXML | 其他页面语言：AXML 中的调用
   a build provides an object that many files call, and none defines | 由构建提供的对象：许多文件都在调用，而没有文件定义
   the configuration says that a build provides it | 配置中写明由构建提供
   the module is bound by a tag of another language, which is reported | 模块由其他语言的标签引入，该标签已经报告
   what the module exports is worked out when it runs | 模块的导出在运行时才确定
   the module does not compile | 模块无法编译
   a loop binds the name of the module | 循环绑定了与模块同名的变量
   two modules have the name | 两个模块同名
  unsupported-expression
   a parameter of a native view, which func-param reports | 原生视图的参数，由 func-param 报告
   in glass-easel, what its parser reads and the older framework does not | glass-easel 中，其解析器能读取而旧框架不能读取的写法
   in WXML, bitwise operators, a spread, names that look like operators | WXML 中，位运算符、展开、形似运算符的名称
   the subpackage's framework is glass-easel | 分包的框架是 glass-easel
  unsupported-widget-type
   the type is that of another platform | 类型属于另一平台
  unterminated-mustache
   the braces of an object, braces in a string | 对象的大括号、字符串中的大括号
  unterminated-tag
   a "<" in a mustache and in text | 双大括号和文本中的“<”
  unterminated-value
   single quotes in a mustache | 双大括号中的单引号
  unused-component
   an included file uses it, or its path names no component | 被包含的文件使用它，或其路径不指向组件
   a misspelled tag is most likely meant for it, which unknown-tag says | 拼写错误的标签很可能就是指它，由 unknown-tag 报告
  unused-import
   a mustache chooses the template | 模板由双大括号选择
   an included file uses the module | 被包含的文件使用该模块
   in Swan, a file that only imports the template | Swan 中，只引入该模板的文件
   in Swan, a file whose own template is used too | Swan 中，自己的模板也被使用的文件
   the file uses a template that is not defined | 文件使用了没有定义的模板
  unused-native-type
   a page uses the type; another registered type is unknown | 有页面使用该类型；另一个注册的类型未知
   a tag has a type that is chosen at run time | 有标签的类型在运行时选定
   another rule reports a misspelled use, a placeholder or an exchange | 拼写错误的使用、占位内容或互换由其他规则报告
   a tag of TCMPP has a dynamic type, and a page uses that of FinClip | TCMPP 的标签有动态类型，且有页面使用 FinClip 的类型
   the pages are of a dialect without such tags | 页面的语言没有这种标签
   there are no pages | 没有页面
   the tag that shows it is misspelt | 显示它的标签拼写错误
   the other platform registers the type under a near name | 另一平台以相近的名称注册该类型
  unused-splash-action
   any use | 有任何使用
   the shorter method is beside the longer one | 较短的方法与较长的方法并存
   the parameter has no name | 该参数没有名称
   in Swift, any use, also in a closure | Swift 中有任何使用，包括在闭包中
   in Swift, the shorter method beside the longer one | Swift 中，较短的方法与较长的方法并存
  unused-suppression
   a finding between mpcheck-disable and mpcheck-enable | mpcheck-disable 与 mpcheck-enable 之间有问题
   the rule is off | 规则已关闭
  unused-template
   a file that imports it uses it | 引入它的文件使用它
  unused-widget-argument
   both arguments are handed on | 两个实参都转交出去
   nothing is read of the model, and there are no events | 没有读取模型的任何内容，也没有事件
   a helper method gets the one, and a cast uses the other | 辅助方法接收其一，类型转换使用另一个
   in Swift, both arguments are kept | Swift 中，两个实参都保存下来
   in Swift, nothing is read of the model, and there are no events | Swift 中，没有读取模型的任何内容，也没有事件
  view-class-base
   a superclass inherits MPBaseEmbedView | 父类继承 MPBaseEmbedView
   nothing registers the class | 该类没有注册
  widget-event-argument
   every other type, or another protocol | 其他任何类型，或其他协议
   in Swift, every other type, or another protocol | Swift 中，其他任何类型，或其他协议
  """#
