// Written by `make bless` from the headings in `Fixtures/rules`.

/// The reasons why rules are silent: a line with the id of a rule, then its reasons, each on a line that begins with a blank,
/// in English and after ` | ` in Chinese.
let silenceTable: StaticString = #"""
  block-attribute
   AXML has no event of that name, or the attribute is on a tag inside the block | AXML 没有该名称的事件，或属性在 block 内的标签上
   the attribute is the class of scoped styles, which Vue's compiler adds | 属性是 Vue 编译器为 scoped 样式添加的类
  builtin-native-type
   the type is another, even by case alone, or the tag is built in | 类型不同（包括仅大小写不同），或标签本身就是内置标签
   the tag is another, or the type is chosen at run time | 标签不是该标签，或类型在运行时选定
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
   the variable belongs to the method | 变量属于该方法
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
   a condition decides whether the field that nothing reads is assigned | 没有代码读取的字段只在满足条件时赋值
  class-selector
   the sign is inside a name, after a mustache, in a comparison, or before something other than a name | 符号在名称中间、在双大括号之后、在比较中，或其后不是名称
   the value is a colour | 值是颜色
   the attribute is another, or belongs to a component | 属性是其他属性，或属于组件
  condition-with-loop
   the loop gives its item another name | 循环给当前项另取了名称
   a loop around it has an item of the same name | 外层循环有同名的当前项
   the condition is on a tag inside the loop | 条件在循环内部的标签上
   the page's data has a field of that name | 页面的 data 有同名的字段
   the page is in another language: WXML evaluates the loop first | 页面使用其他页面语言：WXML 先处理循环
  conflicting-conditions
   one tag has a condition and a loop | 同一标签上有一个条件和一个循环
  constant-condition
   the values are equal to both literals | 值与两个字面量都相等
   both literals are the same | 两个字面量相同
   the values differ, or names stand in place of literals | 值不同，或用的是名称而不是字面量
   the condition can be true and false: && between the differences, || between the equalities | 条件可真可假：不等之间用 &&，相等之间用 ||
   something in the file cannot be read | 文件中有无法读取的内容
   a text is empty and the other is blank: both are equal to 0 | 一个是空字符串，另一个是空白字符串，二者都等于 0
   an array is converted to a text before it is compared | 数组在比较前会转换为字符串
   a literal stands alone, or literals are converted before they are compared | 字面量单独出现，或在比较前会转换类型
   "!" is before one of the sides, which another rule reports | 一侧带有“!”，由另一条规则报告
  container-param
   the name only resembles one of the container's | 名称只是与容器的参数相似
   the tag is not mpaas-component | 标签不是 mpaas-component
  date-arithmetic
   the numbers are no date | 这些数字不是日期
   the numbers are part of a calculation | 这些数字是计算的一部分
   something in the file cannot be read | 文件中有无法读取的内容
  duplicate-attribute
   a native view has a second id, which reserved-param reports | 原生视图有第二个 id，由 reserved-param 报告
   glass-easel keeps all bindings of an event | glass-easel 保留同一事件的所有绑定
  duplicate-condition
   another chain is inside the branch, or a condition is longer | 分支内有另一条链，或条件更长
   an element with an a:if of its own begins another chain | 自带 a:if 的元素开始另一条链
   the strings differ in a blank | 两个字符串相差一个空格
  duplicate-form-name
   the two fields may not be shown together | 两个字段可能不会同时显示
   the build keeps only one of the two | 构建只保留其中一个
   the field is in a loop, a template or a component | 字段位于循环、模板或组件中
   the name belongs to another form, is not a field's, or is unknown | 名称属于另一个表单、不是字段的名称，或未知
   the name is inside a field | 名称在字段内部
   the script takes the values as they are entered and never reads the name | 脚本在输入时已取走值，从不读取该 name
   the condition is of another language or of a framework | 条件属于其他页面语言或框架
   no handler reads the values of the form | 没有处理函数读取表单的值
  duplicate-id
   one of the two is in the else branch | 两者之一在 else 分支中
   the second condition is the negation of the first | 第二个条件是第一个条件的取反
   two conditions compare one value with different literals | 两个条件将同一个值与不同的字面量比较
   each id is in its own template | 各 id 在各自的模板中
   the id is a native view's, which other rules compare | id 属于原生视图，由其他规则比较
   the two are alternatives of an undecided conditional comment | 两者是未确定的条件编译注释的不同分支
   nothing looks for the id | 没有代码查找该 id
   the page has no script | 页面没有脚本
   only scroll-into-view names the id, and each scroll-view has one of the elements | 只有 scroll-into-view 用到该 id，而每个 scroll-view 中只有一个这样的元素
   the script looks for all elements with the id | 脚本查找具有该 id 的所有元素
   the id is data of an event, which the script compares | id 是事件携带的数据，脚本只作比较
   the script takes the id out of an event, and compares it | 脚本从事件中解构出 id，只作比较
   the script scrolls to the id, and each scroll-view has one of the elements | 脚本滚动到该 id，而每个 scroll-view 中只有一个这样的元素
  duplicate-method
   the second name is in data, in a nested object or in another object | 同名的是 data、嵌套对象或另一个对象中的成员
   one is a getter and the other a setter | 一个是 getter，另一个是 setter
   the first one is empty | 第一个的函数体为空
  duplicate-native-component
   each platform has its own script | 每个平台各有自己的脚本
   one script is for a platform, and the other for all others | 一个脚本用于某个平台，另一个用于所有其他平台
   excludedPlatforms gives each script a platform of its own | excludedPlatforms 让每个脚本各用于一个平台
   one of the calls is in a function | 其中一个调用在函数内
   a script tests the architecture | 有脚本判断架构
   excludedPlatforms leaves one script for one platform | excludedPlatforms 让其中一个脚本只用于一个平台
   one of the scripts is generated from the other | 其中一个脚本由另一个生成
   codegenConfig names the folder of the sources | codegenConfig 给出源码的目录
   the builder generates one of the folders | 其中一个目录由构建工具生成
   one of the scripts is for Windows | 其中一个脚本用于 Windows
   a bundler prefers the script for native platforms | 打包工具优先选用原生平台的脚本
   the scripts differ in their extensions | 两个脚本的扩展名不同
   no script imports one of the scripts | 其中一个脚本没有脚本引入
   a copy of the script has the same name, and no script imports it | 脚本有同名的副本，没有脚本引入该副本
   only a script that nothing imports imports the copy | 引入副本的唯一脚本自身也没有脚本引入
   only settings resolve the import, and both scripts match the end of its path | 该引入只有靠设置才能解析，且两个脚本都与其路径的末尾相符
   the script that users import is generated from TypeScript in another folder, which no key names | 使用者引入的脚本由另一目录中的 TypeScript 生成，没有键指明该目录
   no script loads both | 没有脚本同时加载二者
  duplicate-native-id
   the ids differ, by case or by a digit | id 有大小写或数字上的差别
   the ids are made at run time | id 在运行时生成
   each branch of a condition has one of the ids | 条件的每个分支各有一个 id
   each branch of a condition includes one of the files | 条件的每个分支各引入其中一个文件
   each branch of a build condition has one of the ids | 条件编译的每个分支各有一个 id
   the id is missing or empty | 没有 id，或 id 为空
   a native-view of FinClip is not found by its id | FinClip 的 native-view 不通过 id 查找
  duplicate-page
   subpackages have pages of the same name, or a subpackage lists a page of the main package | 多个分包有同名的页面，或分包列有主包的页面
  duplicate-registration
   the class is the same or unknown, the type is another, or the platform is the other one | 类相同或未知、类型不同，或在另一平台上
   only one of two branches registers the class | 两个分支中只有一个注册该类
   each container has its own registry | 各容器有各自的注册表
   two applications each have their own view | 两个应用各有自己的视图
  duplicate-sjs-name
   the two are alternatives of an undecided conditional comment | 两者是未确定的条件编译注释的不同分支
   in WXML, the names differ | WXML 中，两个名称不同
  duplicate-template
   the two are alternatives of an undecided conditional comment | 两者是未确定的条件编译注释的不同分支
  dynamic-native-type
   the type is constant, or the tag is another | 类型固定，或标签不是该标签
   the tag has no type | 标签没有类型
  else-with-value
   the value is empty, or is "true", which tools that write XML add | 值为空，或为“true”（输出 XML 的工具会加上）
  empty-expression
   the braces are single, which is text | 大括号是单大括号，即普通文本
  empty-handler
   the page's script defines a method "true" | 页面的脚本定义了方法“true”
   the tag is a component or a native view | 标签是组件或原生视图
  empty-splash-method
   the method has any other statement | 方法中有任何其他语句
   the methods for updates may be empty | 更新用的方法可以为空
   in Swift, the method has any other statement | Swift 中，方法有任何其他语句
   in Swift, the methods for updates may be empty | Swift 中，更新用的方法可以为空
  event-attribute-case
   the name is onClick, which misspelled-event reports | 名称是 onClick，由 misspelled-event 报告
   the tag is a component, or does not have the event | 标签是组件，或没有该事件
   a component is registered under the name of a built-in tag | 组件以内置标签的名称注册
   the tag also has the right name, or is a native view | 标签上还有正确的名称，或标签是原生视图
   in WXML, the name is right, or is a component's own event | WXML 中，名称正确，或是组件自己的事件
   in Swan, the event has a capital letter in its name | Swan 中，事件名称含大写字母
  event-without-bind
   the event is also bound, the value is not a method, or the tag is a component | 事件已另行绑定、值不是方法，或标签是组件
   the tag does not have the event | 标签没有该事件
   the script is not fully known and has no known member of that name | 脚本不完全可知，已知部分没有该名称的成员
  event-without-open-type
   the attribute has several values, and one is right | 属性有多个值，其中一个正确
   the open-type is chosen at run time | open-type 在运行时选定
   the value is a near miss of the right one, which another rule reports | 值与正确的值相近，由另一条规则报告
   the tag or the event is another, or there is no handler | 标签或事件不同，或没有事件处理函数
   a component is registered as "button" | 有组件注册名为“button”
   something in the file cannot be read | 文件中有无法读取的内容
  foreign-api
   a module of the program creates the object | 小程序的某个模块创建该对象
   the script declares it, imports it, takes it as a parameter, or tests whether it exists | 脚本声明它、引入它、以它为参数，或判断它是否存在
   a module that is not found may create it | 找不到的模块可能创建它
   the program has pages in two languages | 小程序的页面使用两种语言
   nothing is known of the language | 对该页面语言一无所知
  foreign-attribute
   the platform can show the date and time | 平台能显示该日期和时间
   the tag has the list | 标签已给出列表
   the value changes nothing or is unknown | 值不起作用，或未知
   a component has that name | 有同名的组件
   the page is in another language | 页面使用其他页面语言
   the canvas has an id | canvas 有 id
  foreign-component-option
   the script reads the option, or mentions its name elsewhere | 脚本读取该选项，或在别处提到其名称
   the right option is also set | 还设置了正确的选项
   Component is defined in the script | Component 由脚本自己定义
   the option is of another platform or of miniprogram-computed, or is a name of the program | 选项属于其他平台或 miniprogram-computed，或是程序自己的名称
   the value of a field is null | 字段的值是 null
   a module of the app replaces Component and mentions the option | 应用的模块替换了 Component，且提到该选项
   default stands beside value, is a property itself, or is in an object with several types | default 与 value 同时存在、本身是属性名，或所在对象声明了多种类型
   glass-easel renders the component and reads default | 组件由 glass-easel 渲染，它会读取 default
   glass-easel renders pages of the component's program | 组件所在的小程序有 glass-easel 渲染的页面
   the properties with default are passed to a function of the script | 带 default 的 properties 传给了脚本自己的函数
   default is what a property of the type begins with | default 就是该类型属性的初始值
   the page reads the list itself, has behaviors, or is in a language whose pages may have none | 页面自己读取该列表、已有 behaviors，或所用语言的页面可能没有 behaviors
  foreign-config-key
   Douyin reads the key of Alipay, or the key differs by more than a typo, is disabled, as _usingComponents, or is the program's own | 抖音会读取支付宝的该键，或键的差别大于笔误、已停用（例如 _usingComponents）、由小程序自定义
   the right key is also set | 还设置了正确的键
   a build writes the configuration | 配置由构建生成
   pages in two languages share the configuration | 两种语言的页面共用该配置
   the tab bar has the keys of both platforms | tabBar 同时有两个平台的键
   the tab bar belongs to a program in another language | tabBar 属于使用其他页面语言的小程序
   the keys in window are also at the top level, or unknown | window 中的键在最外层也有，或是未知的键
  foreign-directive
   the plain attribute stands beside Vue's form on a component | 组件上，普通属性与 Vue 写法并用
   the name is a property of a component that begins with bind, or an event of AXML | 名称是组件中以 bind 开头的属性，或 AXML 自己的事件
   the prefix begins neither a directive nor an event | 前缀既不是指令的前缀，也不是事件的前缀
   the prefix has no name after it, or a computed one | 前缀之后没有名称，或名称经计算得出
   the tag also has AXML's form | 标签上还有 AXML 的写法
   the tag is a native view, also a misspelled one | 标签是原生视图（包括拼写错误的）
   in WXML, the name is in WXML's own form, a namespace, a mark of a build, or a component's property | WXML 中，名称是 WXML 自己的写法、命名空间、构建标记或组件的属性
   in TTML, the directive begins with "wx:" or "tt-" | TTML 中，指令以“wx:”或“tt-”开头
   in QML, the directive begins with "wx:" | QML 中，指令以“wx:”开头
   in Swan, the name is in Swan's own form | Swan 中，名称是 Swan 自己的写法
   in WXML, the name is an event with "on" before it, which the platform binds | WXML 中，事件名带“on”前缀，平台会绑定
   in WXML, the name is "wx-if", which the compiler treats as "wx:if" | WXML 中，名称是“wx-if”，编译器会当作“wx:if”
   the name has other dots, or is an event that the runtime binds by "on" | 名称中另有点号，或是运行时通过“on”绑定的事件
   in WXML, a directive of QML where other pages of the program are in QML | WXML 中，小程序还有 QML 页面时的 QML 指令
  fresh-content-view
   the view is made once and kept | 视图只创建一次并保存
   another return gives the kept view, the class is a base class, or the class is no native view | 另一个 return 返回保存的视图、该类是父类，或不是原生视图的类
   the Android container asks for the view once | Android 容器只获取一次视图
  fresh-widget-view
   another return gives the kept view | 另一个 return 返回保存的视图
   in Swift, another return gives the kept view | Swift 中，另一个 return 返回保存的视图
  func-param
   the script also sets data of the same name | 脚本还设置了同名的 data
   setData may set any name | setData 可能设置任意名称
   an imported module has the name | 引入的模块使用该名称
   a loop variable has the name | 循环变量使用该名称
   a template gets its data from where it is used | 模板的数据来自使用处
   the name is plain text, a member, an event or a directive | 名称是普通文本、成员、事件或指令
   a prop also has the name | props 中也有该名称
   the tag is not mpaas-component | 标签不是 mpaas-component
  handler-in-mustache
   the name is data, a loop variable or a script module | 名称是 data、循环变量或脚本模块
   setData sets the name | 名称由 setData 设置
   the script assigns the name to its data | 脚本将该名称赋给 data
   the script may have more data | 脚本可能有其他 data
   a template gets the names from where it is used | 模板中的名称由使用处给出
   in AXML, setData may set any name, or the options declare the property | AXML 中，setData 可能设置任意名称，或选项声明了该属性
  import-cycle
   the path has a mustache or names no file | 路径含双大括号，或不指向任何文件
  invalid-event-name
   the name is right, or the tag is another | 名称正确，或标签不是该标签
   the name is a parameter that begins with "bind" or "catch" | 名称是以“bind”或“catch”开头的参数
   the name begins with "on", and the value names no method | 名称以“on”开头，但值不是方法名
   the page is WXML, where the name binds an event | 页面是 WXML，该名称会绑定事件
  invalid-expression
   the data of a template has no braces, or a key is in quotes | 模板的数据不带大括号，或键带引号
   "*this" is the key in a mustache | 双大括号中的“*this”作为 key
   in WXML, the mustache has an object in braces, the data of a template, or "in" as a name | WXML 中，双大括号中有带大括号的对象、模板的数据，或作为名称的“in”
   the page's framework is glass-easel | 页面使用 glass-easel 框架
   in Swan, the expression is a loop, has three braces, or is in {= =} | Swan 中，表达式是循环、使用三重大括号，或写在 {= =} 中
  invalid-handler
   the page's script defines a method of that name | 页面的脚本定义了该名称的方法
   the tag is a component or a native view | 标签是组件或原生视图
   the value has a control character, which control-character reports | 值含控制字符，由 control-character 报告
   the value of a caught event is "true", the value is empty, or a mustache is unterminated | catch 事件的值为“true”、值为空，或双大括号没有结束
   the text beside a mustache may be part of a name | 双大括号旁的文本可能是名称的一部分
  invalid-json
   the file is not a configuration of the program | 文件不是小程序的配置
   in Swan, the file is empty | Swan 中，文件为空
   "usingComponents" is null | “usingComponents”为 null
   a page has no key "pages" | 页面没有“pages”键
  invalid-key
   the item has another name, or the tag has no loop | 当前项使用其他名称，或标签没有循环
   in WXML, "key" has no prefix | WXML 中，“key”没有前缀
   the key is the index, also under another name | key 是下标，包括使用其他名称的下标
   the expression reads the item of another loop | 表达式读取另一循环的当前项
   the expression reads the length of a text, or a field has the name of the list | 读取的是文本的长度，或字段与列表同名
   the item has a field that is called as the item | 当前项有与其同名的字段
  invalid-name
   the character is a byte order mark, or is in a text or a value | 字符是字节顺序标记，或位于文本或属性值中
   WeChat's older framework reads on after a backslash and a quote | 微信旧框架遇到反斜杠加引号会继续读取
  invalid-native-id
   the characters are valid, a word differs in case, or the tag is another | 字符均有效、单词大小写不同，或标签不是该标签
   the id has 64 characters, or is made at run time | id 为 64 个字符，或在运行时生成
   another rule reports a blank id | 空白的 id 由其他规则报告
  invalid-script
   what looks like it is a label, a case, a condition, a class or a block | 写法相似，但属于标签、case、条件、类或代码块
   the script has divisions or regular expressions, and a bracket is not closed | 脚本含有除法或正则表达式，且有括号没有闭合
   the script is in TypeScript | 脚本是 TypeScript
   the script has elements of JSX, or a merge conflict | 脚本含有 JSX，或含有未解决的合并冲突
  invalid-sjs-import
   the name is a name or names in braces, and the path is an .sjs file | 名称是一个名称或大括号中的多个名称，且路径是 .sjs 文件
   the import is one of templates | 引入的是模板
   in WXML, the path is a .wxs file, or the module is between the tags | WXML 中，路径是 .wxs 文件，或模块写在标签之间
   in Swan, the path is an .sjs file or a .filter.js file | Swan 中，路径是 .sjs 文件或 .filter.js 文件
  invalid-style-object
   the key is in camel case or in quotes | 键使用驼峰写法，或带引号
   the style is plain CSS | 样式是普通 CSS
  invalid-style-value
   the property takes plain numbers, or the value is zero | 样式属性接受数字，或值为 0
   the word continues in a mustache | 词与双大括号相连
   the word is in an address, a string or a variable | 词在地址、字符串或变量中
   the property takes more words than a few, or the word is one for all properties | 样式属性接受更多的值，或该词是通用关键字
   the tag is a component | 标签是组件
   the sign is of a Chinese keyboard, which another rule reports | 标点是中文标点，由另一条规则报告
   the field has a unit, is of another property, or is set to a text by the script | 字段带单位、用于其他样式属性，或由脚本设为文本
   the script sets the field to a variable | 脚本把字段设为变量
   a loop binds the name | 名称由循环绑定
   in AXML, the number has no unit | AXML 中，数字没有单位
  late-extension-delegate
   the code is about another object, or is in a block, a branch or another function | 代码针对另一个对象，或位于 block、分支或另一个函数中
   in Swift, the code is about another object, or is in a closure, a branch or another function | Swift 中，代码针对另一个对象，或位于闭包、分支或另一个函数中
  late-registration
   the launch method is not among the sources | 启动方法不在源码中
   other code registers it, too | 其他代码也注册它
   on Android, the type is registered before the container starts, or also there | Android 上，类型在容器启动之前注册，或在那里也注册
   in Swift, an initialiser that is called at launch registers it | Swift 中，由启动时调用的初始化方法注册
   an activity registers the type before it starts the container | Activity 先注册类型，再启动容器
  line-break-in-value
   the program's framework is glass-easel | 小程序使用 glass-easel 框架
   the page is in another language: TTML has no second framework | 页面使用其他页面语言：TTML 没有第二种框架
  list-as-item
   the expression is the length, an index or a call | 表达式是长度、下标或调用
   the data does not begin as an array | data 的初始值不是数组
   the name is outside of the loop | 名称在循环之外
   the item has the name of the list, or another loop binds the name | 当前项与列表同名，或由另一循环绑定该名称
   the list belongs to a template, whose users pass it | 列表属于模板，由使用者传入
  literal-data-name
   the word is the documented form of a boolean, a text, or no name of the data | 该词是布尔属性的惯用写法、文本，或 data 中没有的名称
   a text that is a value, whatever the data has under that name | 文本本身就是值，无论 data 中是否有该名称
   the component is unknown, or the tag is in a template that gets its data elsewhere | 组件未知，或标签位于数据由别处提供的模板中
   the component is in a template that gets its data elsewhere | 组件位于数据由别处提供的模板中
   the property takes text or several types | 属性接受文本或多种类型
   in a query, the name stands alone, is no path of the data, or is bound by a loop | 查询参数中，名称单独出现、不是 data 的路径，或由循环绑定
   a script also has the name as a text, or the attribute takes names | 脚本中也有该名称的文本，或属性的值本就是名称
  literal-loop-variable
   no outer loop has the name | 外层没有使用该名称的循环
   the method reads another key, or the tag has no event | 方法读取另一个键，或标签没有事件
   the script tests for that text | 脚本检查的就是该文本
   no outer loop begins the path, or the path is a file name | 外层没有循环绑定路径的首个名称，或路径是文件名
   the loop is outside of the template definition that uses the name | 循环在使用该名称的模板定义之外
   the data has a field of that name, and a method may set it by its path | data 有同名的字段，方法可能按该路径设置
   the script compares with the path | 脚本与该路径比较
   the name of the attribute says that it takes a path | 属性名表明需要的是路径
   the script also has the path as a string | 脚本中也有写成字符串的该路径
  load-clash
   the method is an instance method, or is in a category or another branch of the build | 方法是实例方法，或位于分类或构建的另一分支中
   the +load belongs to the definition of the macro | 该 +load 属于宏的定义
  local-style-resource
   the font also has an address | 字体还提供了网络地址或 base64
   the value is an address, a part of the sheet, an alias or variable of a build, or an import | 值是网络地址、样式文件内的片段、构建的别名或变量，或 @import 语句
   a build generates the sheet from another one beside it | 样式文件由旁边的源文件构建生成
   the platform reads another folder than the sources | 平台读取的不是源码目录
   no file uses the sheet | 没有文件使用该样式文件
  long-attribute-name
   the page's framework is glass-easel | 页面使用 glass-easel 框架
  lost-assignment
   setData gives the field, or may give it | setData 设置了该字段，或可能设置
   another script or a module gives the field | 其他脚本或模块设置了该字段
   the platform or the script calls the method, before the page may be shown | 方法由平台或脚本调用，此时页面可能尚未显示
   a control keeps what it shows already | 控件只是记录自己已显示的值
   the page does not show the field, or a loop binds its name | 页面没有显示该字段，或该名称是循环变量
   "this" may mean something else | “this”可能另有所指
   the page is in AXML, or glass-easel renders it | 页面使用 AXML，或由 glass-easel 渲染
  lost-slot-content
   the component has one slot, or its slots have the same name | 只有一个插槽，或插槽同名
   the option is set or may be set | 已经或可能设置了该选项
   the component has a relation to its content | 组件与其中的内容有关联关系
   a file that the component includes has a slot | 组件包含的文件中有插槽
   a mustache names the slot | 插槽的名称由双大括号设置
   one slot takes all content, whatever its name | 只有一个插槽，它接收全部内容，与名称无关
   the templates and slots in it may have no content | 其中的模板和插槽可能没有内容
   in TTML, several slots need no option | TTML 中，多个插槽不需要启用选项
  lost-this
   the function is an arrow function, is bound, or uses another name for this | 函数是箭头函数、绑定了 this，或使用 this 的别名
   the function that is called is the script's own | 调用的是脚本自己的函数
   the options of the call have data, which may be meant | 调用的选项中有 data，可能指的是它
   the function or class is outside of the page and has its own this | 函数或类在页面之外，有自己的 this
  merge-conflict
   only separators are there, there are eight characters, or a blank is before them | 只有分隔行、连续八个字符，或前面有空格
   the separator stands alone in a string of the script | 分隔行单独出现在脚本的字符串中
  mismatched-codegen-name
   the folder has the name of codegenConfig | 目录名与 codegenConfig 的名称相同
   the folder belongs to a component of React Native | 目录属于 React Native 的组件
   the folder belongs to code generated for React Native | 目录属于为 React Native 生成的代码
   the package has a folder of that name | 包中有该名称的目录
   the folder belongs to a dependency | 目录属于某个依赖
   the header is not in react/renderer/components | 头文件不在 react/renderer/components 中
   codegenConfig has no name | codegenConfig 没有名称
   the package includes its generated code | 包中带有生成的代码
  mismatched-command-type
   both sides have one type | 两侧类型相同
   in Java, both sides have one type | Java 中，两侧类型相同
   the native type is NSNumber | 原生类型是 NSNumber
   the native type is id | 原生类型是 id
   the library defines the native type | 原生类型由该库自己定义
   the native type is floating-point, and the spec's is an integer | 原生类型是浮点数，spec 文件中是整数
   the method with the other type is not exported | 使用其他类型的方法没有导出
   in Kotlin, the name of the command is not a literal | Kotlin 中，命令的名称不是字面量
   in Kotlin, the argument is read as a map | Kotlin 中，实参按 map 读取
   the platform has two specs | 该平台有两个 spec 文件
   the constant belongs to another command | 常量属于另一个命令
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
   the native type is floating-point, and the spec's is an integer | 原生类型是浮点数，spec 文件中是整数
   the native type is NSNumber | 原生类型是 NSNumber
   the library defines the native type | 原生类型由该库自己定义
   the spec declares a union of strings | spec 文件声明字符串的联合类型
   in Java, the prop has a customType | Java 中，属性有 customType
   in Java, a colour is read as a number | Java 中，颜色按数字读取
   in Kotlin, the native type is floating-point, and the spec's is an integer | Kotlin 中，原生类型是浮点数，spec 文件中是整数
   in Kotlin, the native type is Dynamic | Kotlin 中，原生类型是 Dynamic
   in Kotlin, a colour is read as a number | Kotlin 中，颜色按数字读取
   in Kotlin, the prop has a customType | Kotlin 中，属性有 customType
   in Objective-C, a colour is read as a number | Objective-C 中，颜色按数字读取
   the native type is id | 原生类型是 id
   the spec with the other type belongs to the other platform | 使用其他类型的 spec 文件属于另一平台
   the platform has two specs | 该平台有两个 spec 文件
   the type of RCT_CUSTOM_VIEW_PROPERTY converts nothing | RCT_CUSTOM_VIEW_PROPERTY 的类型不作任何转换
   a colour is read as a string | 颜色按字符串读取
   a number that is a colour is read as a colour | 表示颜色的数字按颜色读取
   in Java, the delegate calls an overload in a subclass | Java 中，代理调用子类中的重载方法
   in Kotlin, the delegate calls an overload of the annotated method | Kotlin 中，代理调用带注解方法的重载
  mismatched-prop-value
   there is no value, it is a mustache, or the type takes text | 没有传值、值是双大括号，或类型接受文本
   the value is the name of a field, which literal-data-name reports | 值是数据名，由 literal-data-name 报告
   the page is AXML, where a default value declares no type | 页面是 AXML，其中默认值不是类型声明
   a function creates the component and may parse texts | 组件由函数创建，该函数可能会解析文本
  mismatched-swift-header
   the last part of the path is the right name | 路径的最后一部分是正确的名称
   module_name of the podspec gives the name | 名称由 podspec 的 module_name 给出
   the name of the pod is put together | pod 的名称经拼接得出
   __has_include tests for the header | 由 __has_include 判断该头文件是否存在
   the header belongs to a dependency | 头文件属于某个依赖
   the package has no Swift source | 包中没有 Swift 源码
   the header name of the podspec is not a literal | podspec 中的头文件名不是字面量
   there are two podspecs | 有两个 podspec
   there is no podspec | 没有 podspec
   the header is in angle brackets and belongs to another module | 头文件写在尖括号中，且属于其他模块
   the version of the dependency is put together | 依赖的版本经拼接得出
   the dependency is in parentheses | 依赖写在圆括号中
   __has_include tests for a pod that is built in another way | 由 __has_include 判断 pod 是否以另一种方式构建
   the pod does not have the file | pod 不含该文件
  mismatched-tag
   a blank follows the name | 标签名之后有空格
   the tag is a misspelled native view, which misspelled-native-tag reports | 标签是拼写错误的原生视图，由 misspelled-native-tag 报告
   in WXML, the case of an end tag does not matter | WXML 中，结束标签不区分大小写
  misnamed-event-prop
   the name begins with "on" and a capital letter | 名称以“on”加大写字母开头
   the name begins with "top" and a capital letter | 名称以“top”加大写字母开头
   the prop is not an event | 属性不是事件
   in Kotlin, nothing says how the event is named | Kotlin 中，无从得知事件的命名方式
   a script passes the prop under exactly that name, and React Native finds it | 脚本正是用这个名称传递该属性，React Native 能找到它
  misplaced-component
   the path leads to no component, the key is one of a configuration, or the object that it belongs in is missing | 路径不指向组件、键是某种配置的键，或没有应放入的对象
  misplaced-directive
   in Swan, the loop is on a block around the tag | Swan 中，循环在标签外层的 block 上
   the page is in another language: AXML has conditions on definitions | 页面使用其他页面语言：AXML 的模板定义上可以有条件
  misplaced-tag
   a component is between, whose slot may be in the right container | 中间有组件，其插槽外层可能有所需的容器
   the tag is the root of a component or of a template | 标签是组件或模板的根节点
   the tag in a swiper is a component of the program | swiper 中是小程序的组件
   the web-view, or what is beside it, has a condition | web-view 或其旁边的元素带有条件
   the element may be shown above a web-view, or shows nothing | 元素可以显示在 web-view 之上，或不显示内容
   only modules and templates are before page-meta | page-meta 之前只有模块和模板
   the page has a syntax error, such as a tag without its < | 页面有语法错误，例如标签缺少 <
   the tag is inside the child, which works | 该标签位于子节点内部，可以正常工作
  misshaped-event-map
   each map has the key of its own kind | 每个映射表使用同类事件的键
   a spec declares the component | spec 文件声明该组件
   in Kotlin, the manager has a delegate | Kotlin 中，管理器有代理
   in Java, the manager has a delegate | Java 中，管理器有代理
   the base class of the manager may have a delegate | 管理器的父类可能有代理
  missing-attribute-space
   an invisible character follows a value, which invalid-name reports | 属性值之后有不可见字符，由 invalid-name 报告
  missing-content-view
   contentView is a property, is inherited, or is overridden | contentView 是属性、继承而来或经过重写
   the class implements getView, is abstract, or has an unknown superclass | 类实现了 getView、是抽象类，或父类未知
   only a header declares the superclass | 父类只在头文件中声明
  missing-default-props
   the class assigns its own props | 该类给自己的 props 赋值
   a superclass assigns the props | 父类给 props 赋值
   the superclass belongs to another library | 父类属于其他库
   the cast is of other props than "_props" | 转换的是“_props”以外的 props
  missing-element-method
   a superclass has the method | 父类有该方法
   a category has the method | 分类有该方法
   the properties are synthesized | 属性由 @synthesize 合成
   a superclass or macro is unknown, methods are added at run time, or nothing registers the class | 父类或宏未知、方法是动态添加的，或该类没有注册
   the class is Swift, which the compiler checks | 该类用 Swift 编写，由编译器检查
  missing-event-field
   all required fields are sent | 所有必需的字段都已发送
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
   the superclass belongs to another library | 父类属于其他库
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
   the superclass in Swift belongs to another library, and the macro names RCTViewManager | Swift 中的父类属于其他库，宏中写的是 RCTViewManager
   a superclass in Objective-C has the function | Objective-C 的父类有该函数
   each branch of the build has another superclass | 构建的各个分支有不同的父类
   RCTEventEmitter has the method | 方法由 RCTEventEmitter 提供
  missing-key
   the list is a literal and never changes | 列表是字面量，从不改变
   a child of the block has the attribute "key" | block 的子元素有属性“key”
   a child of the block has the directive a:key | block 的子元素有指令 a:key
   the key is in the form of another platform, which foreign-directive reports | key 使用其他平台的写法，由 foreign-directive 报告
   the key is misspelled, which unknown-directive reports | key 拼写错误，由 unknown-directive 报告
   in WXML, the key is "*this" or has no value | WXML 中，key 是“*this”或没有值
   in QML, the loop and the key have different prefixes | QML 中，循环与 key 的前缀不同
   the page is in another language: Swan has no directive for keys | 页面使用其他页面语言：Swan 没有 key 的指令
   the page begins with the list and never changes it | 列表在页面初始时给出，此后不变
   the loop goes through the letters of a text | 循环遍历文本的各个字符
   uni-app wrote the page | 页面由 uni-app 生成
  missing-layer-proxy
   the attribute is missing, is "false", or is only known at run time | 没有该属性、属性为“false”，或只在运行时才知道
   the host has no proxy of its own | 宿主应用没有自己的代理
   the proxy belongs to QQ's container, which draws both | 代理属于 QQ 的容器，两者都会绘制
  missing-less-than
   the name is no tag | 名称不是标签
   no attribute has a value in quotes | 没有带引号的属性值
   the line goes on | 该行后面还有内容
   the line begins with something else | 该行以其他内容开头
   the text is code of a script module | 文本是脚本模块的代码
  missing-native-id
   the tag has an id | 标签有 id
   the id is made at run time, or the tag is another | id 在运行时生成，或标签不是该标签
   another rule reports a misspelled id or a stripped view | 拼写错误的 id 或属性丢失的视图由其他规则报告
  missing-native-size
   comments are beside the size, or another rule reports the braces | 尺寸旁边有注释，或大括号由其他规则报告
   width and height are both set | 宽和高都已给出
   the tag has a class, or a style that is not fully known | 标签有 class，或样式不完全已知
   another property may set the size | 尺寸可能由其他样式属性给出
   a style sheet selects the id or the tag | 样式文件中有选中该 id 或标签的选择器
   the style sheet of the page is written in Less | 页面的样式文件用 Less 编写
   the style sheet of a page selects the id in a component | 页面的样式文件选中组件中的该 id
   the tag is another, the style is misspelled, or the view is stripped | 标签不是该标签、style 拼写错误，或视图的属性丢失
   an external-element has both in its style | external-element 的样式中宽和高都有
  missing-native-type
   the tag has its type, or the type is chosen at run time | 类型已给出，或在运行时选定
   another rule reports a misspelled type or a stripped view | 拼写错误的 type 或属性丢失的视图由其他规则报告
   the page has a component under the name of the tag | 页面有与该标签同名的组件
  missing-page-file
   none of the listed pages exists | 列出的页面都不存在
   the scripts call neither Page nor Component | 脚本既不调用 Page 也不调用 Component
   the page is in a submodule of git that is not checked out | 页面在没有检出的 git 子模块中
   the program has pages in two languages, WXML and TTML | 小程序的页面使用 WXML 和 TTML 两种语言
  missing-resource
   the icon is of a theme, on the web, or has a scheme | 图标来自主题或网络，或使用 scheme
   the value names no local medium | 值不指向本地媒体文件
   the path has too many steps up, which lead to the root | 路径向上的层级过多，会停在根目录
   the path is right from the page that imports or includes the file | 从引入或包含该文件的页面看，路径正确
   nothing uses the file | 该文件没有被使用
   git ignores the folder | git 忽略该目录
   the folder is a submodule of git, checked out or not | 目录是 git 子模块，无论是否检出
   a build reads the sources | 源码由构建读取
   a script has to be compiled | 有脚本需要编译
   a component has the name of the tag | 有组件与该标签同名
   there is no app.json | 没有 app.json
   alternatives of a build are side by side | 构建的各个分支并列存放
   a part of the path is unknown, or there are more than eight paths | 路径的一部分未知，或路径超过八个
   the address that the path begins with can be chosen | 路径开头的地址可以选择
   in AXML, the path is right from the page that shows the component | AXML 中，从显示该组件的页面看，路径正确
  missing-splash-method
   in Swift, the class has all methods | Swift 中，该类有所有方法
   a branch of the build has the method | 构建分支中有该方法
   an accessor has the method | 存取方法提供了该方法
   a superclass has the method | 父类中有该方法
   @objc gives the method the right selector | @objc 给出了该方法的正确选择器
   in Swift, the subclass has the methods | Swift 中，子类有这些方法
   in Objective-C, the subclass has the methods | Objective-C 中，子类有这些方法
   not all methods of the class are known | 类的方法不完全已知
   the method is misspelled, is a property of the type, or belongs to another protocol | 方法拼写错误、是该类型的属性，或属于其他协议
   the extended class is not scanned | 扩展的类未经扫描
  missing-super-update
   updateProps calls that of the superclass | updateProps 调用父类的同名方法
   prepareForRecycle calls that of the superclass | prepareForRecycle 调用父类的同名方法
   updateProps assigns "_props" itself | updateProps 自行给“_props”赋值
   the method is another, which needs no such call | 方法是其他方法，不需要这种调用
   the superclass is another class of the package | 父类是包中的另一个类
   the method belongs to a Swift class that has the component view's name only in Swift | 方法属于 Swift 类，该类只在 Swift 中与组件视图同名
  missing-view-command
   the view manager exports the command | 视图管理器导出该命令
   in Java, a string has the name of the command | Java 中，有字符串与命令同名
   the Swift manager exports the command | Swift 管理器导出该命令
   the component view has handleCommand:args: | 组件视图有 handleCommand:args:
   a macro takes the name of the command | 命令的名称交给了宏
   a script tests the architecture | 脚本判断架构
   the manager makes no view | 管理器不创建视图
   a superclass of the component view is not scanned | 没有扫描到组件视图的某个父类
   in Kotlin, the manager has a delegate | Kotlin 中，管理器有代理
   in Kotlin, the manager has no receiveCommand | Kotlin 中，管理器没有 receiveCommand
   a superclass of the component view has handleCommand:args: | 组件视图的父类有 handleCommand:args:
   a superclass of the manager exports the command | 管理器的父类导出该命令
   in Kotlin, a constant has the name of the command | Kotlin 中，常量的值是命令的名称
   excludedPlatforms excludes the platform | excludedPlatforms 排除了该平台
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
   the class is one for Android, which needs no such method | 该类用于 Android，不需要该方法
  missing-widget-conformance
   a superclass adopts it, or nothing maps the class | 父类遵循它，或没有映射指向该类
   the superclass is not scanned | 没有扫描到父类
   only the header of the superclass is scanned | 父类只扫描到头文件
   a protocol of the class is not scanned | 没有扫描到该类的某个协议
   the class has two declarations or only a header, or a superclass or protocol is unknown | 该类有两处声明或只有头文件，或父类、协议未知
  missing-widget-method
   in Swift, the class has all methods | Swift 中，该类有所有方法
   in Swift, the class has the initialiser of Kony | Swift 中，该类有 Kony 的初始化方法
   the method is getWidgetView(), another Swift spelling | 方法是 getWidgetView()，即 Swift 的另一种写法
   the method is getPreferredSize(forGivenSize:), another Swift spelling | 方法是 getPreferredSize(forGivenSize:)，即 Swift 的另一种写法
   the getter of a property is the method | 属性的 getter 就是该方法
   the setter of a property is the method | 属性的 setter 就是该方法
   misspelled-widget-method reports the near name | 相近的名称由 misspelled-widget-method 报告
   mixed-widget-environment reports the other initialiser | 另一个初始化方法由 mixed-widget-environment 报告
   in Swift, a superclass has the method under another name | Swift 中，父类以其他名称实现该方法
   the method belongs to another protocol, or is a property of the type | 方法属于其他协议，或是该类型的属性
   not all methods of the class are known | 类的方法不完全已知
  misspelled-attribute
   the attribute belongs to another tag or platform, or to HTML | 属性属于其他标签、其他平台或 HTML
   the names differ only in hyphens and case | 名称只有连字符和大小写不同
   the name is short, is data, or has a prefix | 名称很短、是 data- 属性或带有前缀
   the tag is a component | 标签是组件
  misspelled-case
   the script has the text elsewhere, or no case is near | 脚本其他位置有该文本，或没有相近的 case
   the case belongs to another method | 该 case 属于另一个方法
   a tag has the value of the near case, and the other may be meant for the default | 已有标签使用相近 case 的值，该值可能由 default 处理
   the cases are not plain texts | case 不是纯字符串
  misspelled-event
   the tag is a component or a native view | 标签是组件或原生视图
   the tag also has the right event | 标签上还有正确的事件
   in WXML, the event is one of this tag or of others, or the tag is a component | WXML 中，事件属于该标签或其他标签，或标签是组件
   on a component, the name is another form of the word, has hyphens, or is short | 组件标签上，名称是单词的其他形式、带连字符，或很短
   a script that belongs to the page mentions the name | 相关脚本中出现该名称
   the event of the component has another first letter | 组件事件的首字母不同
   the tag is a component, or "on" begins another word | 标签是组件，或 on 属于其他单词
  misspelled-form-name
   the script has the name | 脚本中出现该名称
   the script does not have the name of the value either | 脚本中也没有 value 所用的名称
   the names differ only in digits, or are not near | 名称只有数字不同，或并不相近
   the value is no path | value 不是路径
   something in the file cannot be read | 文件中有无法读取的内容
  misspelled-lifecycle
   the right function is also there, or may be | 还有或可能还有名称正确的函数
   a page, a call or another script mentions the name | 页面文件、调用或其他脚本中出现该名称
   the name belongs to another platform or object, or is of another word | 名称属于其他平台或对象，或是另一个词
   foreign-component-option reports the option of a component | 组件的该选项由 foreign-component-option 报告
   a module replaces Page and calls the function | 有模块替换了 Page 并调用该函数
   the function is empty | 函数体为空
   another function or another object calls it, or it differs in a letter | 由其他函数或其他对象调用，或有字母不同
  misspelled-native-context
   the function is right, or belongs to another context | 函数正确，或属于其他上下文
   the text is a comment, or the function is a method of the page | 内容是注释，或函数是页面的方法
  misspelled-native-tag
   the name is right, or is not near | 名称正确，或并不相近
   a component is registered under the name | 该名称注册了组件
   nothing shows that the WeChat program runs in a container | 没有迹象表明微信小程序使用容器
  misspelled-splash-method
   in Swift, all names are right | Swift 中，所有名称都正确
   the class has the right method, or the name is a declaration, a class method or of other words | 已有正确的方法，或该名称是声明、类方法或其他词
   in Swift, the class has the right method, or the method is static or of another class | Swift 中，已有正确的方法，或方法是静态的或属于其他类
   in Swift, @objc gives the right selector | Swift 中，@objc 给出了正确的选择器
   in Swift, the method belongs to a protocol | Swift 中，方法属于协议
   the class is not a splash delegate | 该类不是启动页的代理
  misspelled-view-lifecycle
   the spelling is the container's, or the name is not near | 与容器的拼写一致，或名称并不相近
   the class also has the container's method, or is no native view | 也有容器的方法，或该类不是原生视图
   the class also has the container's method | 该类也有容器的方法
  misspelled-view-prop
   the spec declares the prop | spec 文件声明该属性
   the prop with the near name is also exported | 名称相近的属性也已导出
   the names have four letters, which is too short to compare | 名称只有四个字母，太短，无法比较
   not all props of the spec are known | spec 文件的属性不完全已知
   unsettable-view-prop reports the prop | 该属性由 unsettable-view-prop 报告
   the constants also have the event of the spec | 常量中也有 spec 文件的事件
   the constants may have more events | 常量中可能有更多事件
   a script passes the component both names | 有脚本把两个名称都传给组件
  misspelled-widget-method
   the class has the right method, the name is of other words, or the class is no widget | 已有正确的方法、名称是其他词，或该类不是自定义控件
   the name is a declaration without a body, or a class method | 名称是没有方法体的声明，或类方法
   in Swift, the class has the right method, or the method is static or of another class | Swift 中，已有正确的方法，或方法是静态的或属于其他类
  mixed-widget-environment
   the class has both initialisers, or the platform is unknown or may be both | 两个初始化方法都有，或平台未知、两者皆可能
   in Swift, the class has both, or the platform is unknown or may be both | Swift 中，两者都有，或平台未知、两者皆可能
   the file imports both environments | 文件同时引入了两种环境
  model-not-assignable
   glass-easel renders the page and also writes to members of fields | 页面由 glass-easel 渲染，它还可写入字段的成员
  mustache-not-evaluated
   the page is in another language: AXML evaluates keys | 页面使用其他页面语言：AXML 会对 key 求值
  native-children
   the tag is empty | 标签没有内容
   only a comment is inside | 里面只有注释
   the element is beside the tag | 元素在标签旁边
  native-event-channel
   a constant gives the right name, or the name is unknown | 名称由常量正确给出，或未知
   another method sends the message | 由其他方法发送消息
  native-event-element
   the element is componentId, the id of a tag, or unknown | 元素是 componentId、某个标签的 id，或未知
   a tag has an id that is made at run time | 有标签的 id 在运行时生成
   no page shows a native view | 没有页面显示原生视图
   no linted program shows the view, but another program may | 已检查的小程序都不显示该视图，其他小程序可能显示
   a tag of the type has no id, which is reported there | 该类型的标签没有 id，问题在标签处报告
  native-event-envelope
   the data belongs to another message | 数据属于其他消息
   the call is sendEventToTiny of Android, which takes other data | 调用的是 Android 的 sendEventToTiny，它使用其他数据
  native-event-name
   the name is unknown or begins with "on" | 名称未知，或以“on”开头
   the element has the name of an event, which is reported there | 元素的值是事件名，问题在该处报告
  native-message-shape
   the message has an actionType, or may have one | 消息有 actionType，或可能有
   the context is of another kind | 上下文属于其他种类
  native-param-type
   the value has the declared type, or can be read as it | 值属于声明的类型，或可当作该类型读取
   the value, the parameter or the type of the view is unknown | 值、参数或视图的类型未知
   native code can read the value, or reads it in several ways | 原生代码能读取该值，或以多种方式读取
  near-native-event
   a tag of the type or of a dynamic type binds each sent event | 该类型或动态类型的标签绑定了发送的每个事件
   the bound event is one that every element has | 绑定的事件是每个元素都有的事件
   the class sends another event, whose name is unknown | 该类还发送另一个名称未知的事件
  needless-block
   the block has a loop, a slot, or a condition in the form of another platform | block 上有循环、插槽，或其他平台写法的条件
  negated-comparison
   the value is a count, for which both readings are the same | 值是数量，两种理解结果相同
   the value is a text, for which both readings are the same | 值是文本，两种理解结果相同
   two booleans are compared | 比较的是两个布尔值
   parentheses make the meaning clear | 圆括号表明了意图
   something in the file cannot be read | 文件中有无法读取的内容
  nested-mustache
   the text shows how mustaches are written | 文本用来展示双大括号的写法
   the braces are an argument of a function or are compared | 内容是传给函数的参数，或用于比较
  nil-splash-view
   the longer method returns a view | 较长的方法返回视图
   the class also has the longer method | 该类也有较长的方法
   one of several returns, or the only one, gives a view | 多个 return 中有一个返回视图，或唯一的 return 返回视图
   in Swift, the longer method returns a view | Swift 中，较长的方法返回视图
   in Swift, the class also has the longer method | Swift 中，该类也有较长的方法
  nullable-number-argument
   the type is nonnull | 类型是 nonnull
   the type is _Nonnull | 类型是 _Nonnull
   the type is __nonnull | 类型是 __nonnull
   the argument is __unused | 参数标有 __unused
   the argument is an array of numbers | 参数是数字数组
   the method is not exported | 方法没有导出
   the argument is a block that takes a number | 参数是接收数字的 block
   the method is in the definition of a macro | 方法在宏的定义中
  numeric-splash-error-code
   the comparison is with the code's integer value, a string or 0, or of another parameter | 比较的是错误码的整数值、字符串或 0，或是其他参数
   the comparison is in Swift, which does not compile it | 比较写在 Swift 中，无法编译
  obfuscated-view-class
   a -keep rule covers the class | 有 -keep 规则覆盖该类
   the build does not minify, or its rules are missing | 构建不压缩，或规则文件不存在
   other code refers to the class, or the class has the annotation Keep | 其他代码引用了该类，或类带有 Keep 注解
   rules may be elsewhere | 规则可能在其他地方
  object-in-text
   the object is in the value of an attribute | 对象在属性值中
   no compiler reads the key, which another rule reports | 键无法被任何编译器读取，由其他规则报告
   something in the file cannot be read | 文件中有无法读取的内容
   the attribute is another, or belongs to a component | 属性是其他属性，或属于组件
  on-prefix
   the component does not call the property | 组件没有调用该属性
   the value names no method | 值不是方法名
   a function creates the component and may pass the function | 组件由函数创建，该函数可能会传入所需的函数
  on-prefixed-param
   the value names a method or may do so | 值是或可能是方法名
   another rule reports the event in small letters | 小写的事件由其他规则报告
   the page may have more methods than are known | 页面可能还有未知的方法
   the page has no script | 页面没有脚本
   a loop variable sets the value | 值来自循环变量
   the tag is not mpaas-component | 标签不是 mpaas-component
  one-platform-native-type
   the platforms of another type are not given | 另一类型没有给出平台
   the type is on both platforms, or its platforms are not given | 类型在两个平台上都有，或没有给出平台
  operator-outside-mustache
   only one of the operator's two characters is there, or text is between it and a mustache | 只有运算符两个字符中的一个，或它与双大括号之间有文本
   the characters are between the parameters of an address | 字符位于地址的参数之间
   the operator is in text | 运算符在文本中
   the value is a condition, a list or a boolean, which is a string then | 值是条件、列表或布尔值，此时都是字符串
   something in the file cannot be read | 文件中有无法读取的内容
  orphan-else
   the branches are in an undecided conditional comment | 各分支在未确定的条件编译注释中
   the if is in the form of another platform, which foreign-directive reports | if 使用其他平台的写法，由 foreign-directive 报告
   a tag before it is not closed, so that its place is a guess | 前面有标签没有结束，其位置只能推测
   in WXML, only a comment is between the two | WXML 中，两者之间只有注释
   in WXML, the if is marked for one platform of a build | WXML 中，if 标记为只用于构建的某个平台
   in Swan, the directive is s-elif | Swan 中，指令是 s-elif
   in Swan, the directive is s-else-if | Swan 中，指令是 s-else-if
   in WXML, a script module between the two | WXML 中，两者之间有脚本模块
  orphan-form-button
   the button, or an element around it, does something when it is tapped | 点击时，该按钮或外层元素另有动作
   another file may have the form around it | 外层的 form 可能在其他文件中
   the type is another, or is chosen at run time | 类型不同，或在运行时选定
  orphan-loop-attribute
   the key is on a tag in the loop's block | key 在循环的 block 内的标签上
   the key is two blocks below the loop | key 在循环之下第二层 block 内
   the loop is in the form of another platform, which foreign-directive reports | 循环使用其他平台的写法，由 foreign-directive 报告
   the loop is misspelled, which unknown-directive reports | 循环拼写错误，由 unknown-directive 报告
  overlapping-native-id
   neither id begins with the other, or one belongs to another tag | 两个 id 都不以对方开头，或其中一个属于其他标签
   the ids are on two pages | 两个 id 在不同页面上
  page-slot
   the slot has its own content, which is shown | 插槽自带会显示的默认内容
   the page may also be a component | 该页面也可能是组件
   a component includes the file, or the slot is in a template | 组件包含该文件，或插槽在模板中
   app.json does not list the page | app.json 没有列出该页面
   something in the file cannot be read | 文件中有无法读取的内容
  picker-range
   the mode is for dates, times or regions, or is chosen at run time | mode 用于日期、时间或省市区，或在运行时决定
   a framework may give the range, or its name is misspelled | 框架可能提供 range，或 range 拼写错误
   the picker is always disabled | picker 始终禁用
   a component is registered as "picker" | 有组件注册名为“picker”
   something in the file cannot be read | 文件中有无法读取的内容
   the contents of the range are unknown | range 的内容未知
   the script sets the list, or a field of an item | 脚本会设置该列表，或设置列表项的字段
   a loop, a template or a script module has the name | 循环、模板或脚本模块使用该名称
   the keys are chosen at run time, are paths, or are not all written out | 键在运行时决定、是路径，或未完整写出
   a picker of one column has one list | 单列 picker 使用一个列表
   the picker is one of Alipay, which has no modes | picker 属于支付宝，没有 mode
   the script may change the list in the variable | 脚本可能会修改变量中的列表
  picker-value
   the value is the index, or an item of another list | 值是下标，或另一列表的项
   the picker has several lists, or its mode is chosen at run time | picker 有多列，或其 mode 在运行时决定
   the expression is more than an item | 表达式不只是列表项
   a component is registered as "picker" | 有组件注册名为“picker”
   the picker has a name, under which a form submits its value | picker 带有 name，表单会提交其 value
  placeholder-registration
   a class has this name, or no registration uses the strings | 类确实使用该名称，或字符串没有用于注册
  quote-in-mustache
   the page's framework is glass-easel | 页面使用 glass-easel 框架
  repeated-native-id
   the id differs in each round of the loop | id 在每轮循环中不同
   the component is used once | 组件只使用一次
   a condition renders one of two uses of the template | 模板有两处使用，由条件渲染其中一处
   the external elements are on their own pages, and the id differs in each round | external-element 分别在各自的页面上，且 id 在每轮循环中不同
  required-attributes
   the tag has the attribute, with a value, a mustache or neither | 已有该属性，无论有值、为双大括号或没有值
   the tag has a spread, or a directive of a framework that may give attributes | 标签有展开，或有可能带来其他属性的框架指令
   the name of an attribute is chosen at run time | 属性名在运行时决定
   the start tag cannot be read as it is | 无法按原样读取开始标签
   the tag is another, or differs in case | 标签不是该标签，或大小写不同
   an override says so for these files | overrides 对这些文件另有规定
  reserved-native-param
   the key that is read is reserved, or the documented name is another one | 读取的是保留的键，或文档中的名称是另一个
   the parameter is a constructor's, or the class is no native view | 参数属于构造函数，或该类不是原生视图
  reserved-param
   the name only contains a reserved one | 名称只是包含保留名
   the tag is not mpaas-component | 标签不是 mpaas-component
   the declared parameter has another name | 声明的参数使用其他名称
  reserved-tag-name
   the page is in another language: TTML reserves no names | 页面使用其他页面语言：TTML 没有保留名
  restricted-attributes
   a tag has the name of a restricted attribute | 标签与受限属性同名
  restricted-tags
   the tag differs in case, or is in a comment | 标签大小写不同，或在注释中
   an override says so for these files | overrides 对这些文件另有规定
  script-module-syntax
   the page's framework is glass-easel | 页面使用 glass-easel 框架
   the word is a name, or the text is a division, a string or a comment | 该词是名称，或内容是除法、字符串或注释
   the module belongs to a package | 模块属于依赖包
  selector-scope
   the query names the component, or is one of the component | 查询指定了组件，或由组件发起
   the component has no such id, or sets it by a mustache | 组件没有该 id，或 id 由双大括号设置
   a page with the component also has the id, or may have it | 使用该组件的页面也有或可能有该 id
   the component is a page itself | 组件本身就是页面
  shadowed-loop-variable
   the written names are the default ones | 写出的是默认名称
   the loops are beside each other | 两个循环并列
   the inner loop is in a definition of a template | 内层循环在模板定义中
  shadowed-native-id
   the other id differs by case | 另一个 id 大小写不同
   the other id is made at run time | 另一个 id 在运行时生成
   a condition renders one of the two | 由条件渲染两者之一
   the other element is in a component | 另一个元素在组件中
   the other element is on another page | 另一个元素在其他页面上
  single-brace
   the name is no field, or the text is no path | 名称不是字段，或内容不是路径
   the braces are beside a mustache, which another rule reports | 大括号紧邻双大括号，由另一条规则报告
   the brace is in a value, a comment, a script module or a template | 大括号在属性值、注释、脚本模块或模板中
   a loop binds the name | 名称由循环绑定
   something in the file cannot be read | 文件中有无法读取的内容
  skyline-scroll-view
   a page of the program is not drawn by Skyline and may have the component | 小程序有页面不使用 Skyline 渲染，可能用到该组件
   the page has another renderer than the program | 页面使用的渲染引擎与全局配置不同
   nothing says that Skyline draws the page | 没有配置表明页面由 Skyline 渲染
   the file tests which renderer draws it | 文件中判断了当前的渲染引擎
   the type is misspelled, which misspelled-attribute reports | type 拼写错误，由 misspelled-attribute 报告
   the scroll-view around the list has no type, which is reported, or one that is only known at run time | 列表外层的 scroll-view 没有 type（已报告），或其 type 运行时才确定
   a component, a slot or a template is between, and what is around it is unknown | 中间有组件、插槽或模板，外层未知
   the lists are the roots of a component | 列表是组件的根节点
   the first child may be missing, or one is text, a component or a template | 第一个子节点可能不存在，或子节点中有文本、组件或模板
   the tag has one child, with only modules and comments beside it | 只有一个子节点，旁边只有模块和注释
   a component replaces the tag | 标签被组件替换
   the file has a syntax error | 文件有语法错误
  space-around-mustache
   the page is in another language: AXML trims the value | 页面使用其他页面语言：AXML 会去掉值两端的空白
   the value is true all the same | 无论如何值都为真
  splash-progress-scale
   the value is multiplied by 100, is compared with at most 1, or is another one | 值乘以 100、与不超过 1 的值比较，或是其他值
   in Swift, the value is multiplied by 100, is compared with at most 1, or is another one | Swift 中，值乘以 100、与不超过 1 的值比较，或是其他值
  stray-brace
   the braces are paired | 大括号成对
   the data of a template has three braces | 模板的数据使用三重大括号
   the text has only braces, or the brace follows something that is not a name | 文本只有大括号，或大括号前面不是名称
   the mustache cannot be read | 双大括号无法读取
   the value is a condition, a list, a boolean, a key or a method, which the brace turns into something else | 值是条件、列表或布尔值（此时都是字符串）、key（不求值）或方法（没有这样的名称）
   the brace is in a comment | 大括号在注释中
   the brace is in code | 大括号在代码中
   something in the file cannot be read | 文件中有无法读取的内容
   on a tag with a value without quotes | 标签上有未加引号的值
  stray-greater-than
   the arrow is in its own element | 箭头单独在一个元素中
   the text is a path of links | 文本是一串链接的路径
   the > is after a comment | > 在注释之后
   two > follow each other, which may be an arrow | 连续两个 >，可能是箭头
   something in the file cannot be read | 文件中有无法读取的内容
  stray-less-than
   the text is code of a script module | 文本是脚本模块的代码
  string-boolean
   the value is a mustache, or no document gives the attribute's type | 值是双大括号，或没有文档说明属性的类型
   in TTML, the value is a mustache | TTML 中，值是双大括号
   the tag is a component, or has no such attribute | 标签是组件，或没有该属性
   in WXML, the value is the string "true", or the tag is a component | WXML 中，值是字符串“true”，或标签是组件
   the page is in another language: it is unknown which attributes of KSML are booleans | 页面使用其他页面语言：不知道 KSML 的哪些属性是布尔值
   the page is in another language: Baidu's documents write "false" for what is not checked | 页面使用其他页面语言：百度的文档用“false”表示未选中
   the value is another word | 值是其他词
  stripped-native-view
   the view has its type, or the tag is a component | 视图有类型，或标签是组件
   the framework left no mark, or the type is chosen at run time | 没有框架的标记，或类型在运行时选定
  style-separator
   the end of the mustache's value is unknown | 双大括号的值以什么结尾未知
   the colon is in quotes or parentheses, or no property is before it | 冒号在引号或圆括号中，或前面不是样式属性
   the conditions have a name in common | 两个条件含有相同的名称
   one of the two has the separator, or text is between them | 两者之一带有分隔符，或中间有文本
   the value is one word, a mustache or a comment, or the style of a component | 值是单独一个词、双大括号或注释，或是组件的样式
   a sum has the separator, or ends in what may have it, or begins with no declaration | 拼接结果带有分隔符、结尾可能带有分隔符，或开头不是声明
  swapped-registration
   the class is in its place, or the type names no native view | 类的位置正确，或类型不是任何原生视图的名称
   the order on Android is right, the class is unknown, or the registry is another | Android 上顺序正确、类未知，或是另一个注册表
  swift-view-class-name
   @objc gives the class the registered name | @objc 为类指定了注册所用的名称
   the name is made by NSStringFromClass, or has its module | 名称由 NSStringFromClass 得出，或带有模块名
   String(reflecting:) has the module, or @objc names the class as the string does | String(reflecting:) 带有模块名，或 @objc 的名称与字符串相同
  tab-page-link
   the program has no tab bar | 小程序没有 tabBar
   the program is one of Alipay, which opens tabs in each way | 小程序属于支付宝，用任何方式都能打开 tabBar 页面
   the way is reLaunch, the way or the page is unknown, the program is another, or the page is not listed | 方式是 reLaunch、方式或页面未知、目标是其他小程序，或页面没有列出
   in WXML, the way to open it is in camel case | WXML 中，打开方式写成驼峰形式
   another function opens the page if the call fails | 调用失败时改用其他函数打开页面
  template-recursion
   the name is chosen at run time | 名称在运行时决定
   each level has its own template | 每一层使用各自的模板
   glass-easel renders the page | 页面由 glass-easel 渲染
   the file has only templates, and glass-easel renders some page | 文件只有模板，且有页面使用 glass-easel
   the name has two definitions, and either may be meant | 该名称有两个定义，可能是其中任意一个
   the definition is itself the use | 定义本身就是使用
   something in the file cannot be read | 文件中有无法读取的内容
  template-roots
   only a comment is beside the root | 唯一的根元素旁边只有注释
   the roots are a chain of if, elif and else | 根元素是由 if、elif 和 else 组成的链
   the template is used, not defined | 使用模板，而不是定义模板
   only an import of a script module is beside the root | 唯一的根元素旁边只有对脚本模块的引入
  text-beside-mustache
   the attribute is no boolean there, or the condition has no mustache | 属性在该标签上不是布尔值，或条件没有双大括号
   the mustache is broken, which other rules report | 双大括号有错误，由其他规则报告
   the page is in another language: Swan evaluates the value by itself | 页面使用其他页面语言：Swan 自行对值求值
  text-child
   the child is a slot, a template or a tag that may be a component | 子元素是插槽、模板或可能是组件的标签
   the text tag is not closed | text 标签没有结束
   in WXML, the child is a span | WXML 中，子元素是 span
  this-in-mustache
   the mustache is a call, which another rule reports | 双大括号中是调用，由另一条规则报告
   the word is in a text or a comment, is a string, or is a member | 该词在文本或注释中，是字符串，或是成员
   the word is in a script module | 该词在脚本模块中
   a script module is called so | 有脚本模块以此命名
  unassigned-splash-delegate
   the code is a library, which does not configure the SDK | 代码是库，不配置 SDK
   the object that is given to the SDK is unknown | 交给 SDK 的对象未知
   in Objective-C, the setter is called | Objective-C 中，调用了 setter
   in Swift, a key path may set it | Swift 中，key path 可能设置它
   setValue:forKeyPath: may set it | setValue:forKeyPath: 可能设置它
   in Swift, the SDK is given an object of a subclass | Swift 中，把子类的对象交给 SDK
   in Objective-C, the SDK is given an object of a subclass | Objective-C 中，把子类的对象交给 SDK
   in Swift, the setter is called | Swift 中，调用了 setter
  unattached-extension-delegate
   another file calls setRiverExtensionDelegate: | 其他文件调用 setRiverExtensionDelegate:
   in Swift, the object is passed on, stored, captured, or created elsewhere | Swift 中，对象被传出、保存、捕获，或在别处创建
   in Objective-C, the object is passed on, stored, captured, or created elsewhere | Objective-C 中，对象被传出、保存、捕获，或在别处创建
   another file assigns riverExtensionDelegate | 其他文件给 riverExtensionDelegate 赋值
  unbound-condition
   the condition is empty, or the attribute is not a condition | 条件为空，或属性不是条件
   the page is in another language: Swan evaluates the value by itself | 页面使用其他页面语言：Swan 自行对值求值
  unbound-loop
   the value is empty, or the attribute is not a loop | 值为空，或属性不是循环
   in WXML, digits are meant as characters | WXML 中，数字的各位作为字符使用
   in WXML, a digit after a point cannot begin a name | WXML 中，点之后的数字不能作为名称的开头
   the page is in another language: Swan evaluates the value by itself | 页面使用其他页面语言：Swan 自行对值求值
  unbound-native-event
   a tag of the type or of a dynamic type binds it, or the event bubbles | 该类型或动态类型的标签绑定了它，或该事件会冒泡
   no tag has the type | 没有标签使用该类型
   another rule reports the near name, the name without "on", or "bindturn" | 相近的名称、不带“on”的名称或“bindturn”由其他规则报告
  unbound-style
   the mustache is unterminated, which unterminated-mustache reports | 双大括号没有结束，由 unterminated-mustache 报告
  unbound-template-data
   the tag has no data, or the data is in a mustache | 标签没有 data，或 data 使用双大括号
   the data is not that of a use of a template | data 不属于模板的使用处
   the braces do not match, which another rule reports | 大括号不匹配，由其他规则报告
   something in the file cannot be read | 文件中有无法读取的内容
  unclosed-tag
   an end tag without a name seems to end it | 没有名称的结束标签本应结束它
  uncovered-pod-source
   the pattern includes the extension | 该模式包含此扩展名
   another pattern includes the extension | 另一模式包含此扩展名
   a pattern includes all files of the folder | 有模式包含该目录的所有文件
   no pattern covers the folder | 没有针对该目录的模式
   the file is in a test folder | 文件在测试目录中
   a pattern is put together | 有模式经拼接得出
   source_files is a variable | source_files 是变量
   exclude_files names the file | exclude_files 写有该文件
   the case of the extension differs | 扩展名的大小写不同
   the file is a header | 文件是头文件
   there are two podspecs | 有两个 podspec
   another podspec includes the file | 另一个 podspec 包含该文件
   the file is in another folder than the pattern | 文件所在目录与模式的目录不同
   braces and brackets in the pattern include the file | 模式中的大括号和方括号包含该文件
   a pattern matches no file, but no file is left out | 有模式不匹配任何文件，但没有遗漏文件
   no file imports those of the folder below | 没有文件引入下级目录中的文件
   nothing needs the file | 没有任何源码需要该文件
   no script needs what the file registers | 没有脚本需要该文件注册的组件
   package.json does not name the class of the file | package.json 没有写出该文件中的类
   no source imports the header of the file | 没有源码引入该文件的头文件
   another source belongs to the imported header | 引入的头文件属于另一源码文件
   no header belongs to a Swift file | 头文件不属于 Swift 文件
  uncreated-native-view
   the script creates a context with an unknown id | 脚本用未知的 id 创建上下文
   another rule reports a misspelled function | 拼写错误的函数由其他规则报告
   the script imports a module that may create the context | 脚本引入的模块可能创建上下文
   the page has methods of an unknown object | 页面含有未知对象的方法
   the id is made at run time, or the tag is native-view | id 在运行时生成，或标签是 native-view
   the script creates a context for an id that no view has | 脚本为一个没有视图使用的 id 创建上下文
  undeclared-pod-dependency
   the podspec depends on the pod | podspec 依赖该 pod
   the name of the module is part of a dependency's | 模块的名称是某个依赖名称的一部分
   the module belongs to the pod itself | 模块属于 pod 自己
   the module belongs to React Native | 模块属于 React Native
   the module belongs to Apple | 模块属于 Apple
   the import is a part of an Apple module | 引入的是 Apple 模块的一部分
   canImport tests for the module | 由 canImport 判断该模块是否存在
   the podspec loads another file | podspec 加载其他文件
   the podspec evaluates another file | podspec 对其他文件求值
  undeclared-widget-event
   the event protocol is not scanned | 没有扫描到事件协议
   the name is near that of an event, which another rule reports | 名称与某个事件相近，由其他规则报告
   in Swift, the parts of a method make the name | Swift 中，名称由方法的各部分组成
   in Swift, the event protocol is not scanned | Swift 中，没有扫描到事件协议
  undeclared-widget-property
   nothing maps the class | 没有映射指向该类
   every model has the key, the key is unknown, or the mapping declares it | 键是每个模型都有的、未知的，或已在映射中声明
   the key belongs to another object, or to non-model state | 键属于其他对象，或属于非模型状态
   in Swift, every model has the key, the key is unknown, or it is declared | Swift 中，键是每个模型都有的、未知的，或已声明
   in Swift, the key belongs to another object | Swift 中，键属于其他对象
   in Swift, nothing maps the class | Swift 中，没有映射指向该类
  undefined-data
   a script defines the name in any way | 脚本以任一方式给出该名称
   the data comes from a function, a mixin or a mixin's setData | data 来自函数、mixin 或 mixin 的 setData
   the name belongs to another language, or to the language itself | 名称属于其他语言，或语言自身
   a fallback follows the name | 名称后面带有默认值
   the name is in a key, an event or a reference | 名称在 key、事件或 ref 中
   the name is in a class, alone or beside others | 名称在 class 中，单独使用或与其他 class 并用
   the name is a switch or value that is never set | 名称是从不设置的开关或值
   the name is a method that a template gets | 名称是交给模板的方法
   no page uses the component | 没有页面使用该组件
   the component is one of Alipay, where a page can pass it any property | 组件属于支付宝，页面可以传给它任何属性
   the script defines no name at all | 脚本没有给出任何名称
   the page writes the value itself | 值由页面自身写入
   in Swan, the braces bind both ways, or the name is a filter | Swan 中，大括号是双向绑定，或名称是 filter
   a component passes the name to its slot | 名称由组件提供给插槽
   a loop of another language binds the name | 名称由其他页面语言的循环绑定
   another script sets the value of the page | 其他脚本给该页面设置值
   a module sets values of pages | 有模块给页面设置值
   the script of the app sets values of pages | 应用的脚本给页面设置值
   a module of the app replaces Page and handles data | 应用的模块替换了 Page，且涉及 data
   "this" is passed to a module that mentions the name | “this”传给提到该名称的模块
   "this" is passed to a module that makes keys | “this”传给会生成键的模块
   "this" is passed to a module that cannot be found | “this”传给找不到的模块
   the data is unknown | data 未知
   setData gets the members of an unknown object | 传给 setData 的对象展开了未知对象
   the data comes from a store, or an included file cannot be found | data 来自 store，或找不到 include 的文件
   one of the pages that include the file defines the name | 包含该文件的页面中有一个给出该名称
   a mistake in the markup moves its contents | 标记代码有错误，使其中的内容移位
   the script calls something unknown, or an expression cannot be read | 脚本调用未知的内容，或有表达式无法读取
   in WXML, the data is computed, or comes from a behavior of the platform | WXML 中，data 由 computed 给出，或来自平台的 behavior
   a template includes the file, and its users pass the data | 模板引用该文件，数据由模板的使用者传入
   in AXML, the branch is another than the one that a slot passes values to | AXML 中，不是插槽传值的那个分支
   the name has one letter, is short, or lacks a word, so that no name is near | 名称只有一个字母、很短或少一个单词，没有相近的名称
   in AXML, a page passes a property that the component does not declare | AXML 中，页面传入了组件没有声明的属性
   Object.assign puts the name into the data | 名称由 Object.assign 写入 data
   a loop binds the name in the form of another language, or cannot be read | 名称由其他页面语言写法的循环绑定，或循环无法读取
   the configuration says that a build provides the name | 配置写明由构建提供该名称
   a switch has a near name, and the tag has another name without a value | 开关有相近的名称，而标签上还有另一个没有值的名称
   a switch has a near name in the same value | 同一个值中，开关有相近的名称
   the tag's handler, which would set the value, does not exist | 标签的事件处理函数不存在，值本应由它设置
   a component gets a name that nothing defines and that is no method | 传给组件的名称没有定义，也不是方法
   in a script, the data belongs to something else, or the name is assigned | 脚本中，data 属于其他对象，或名称已赋值
   in a script, no name is near, or two are | 脚本中，没有相近的名称，或有两个
   in a script, a page assigns the field of globalData | 脚本中，有页面为 globalData 的该字段赋值
   in a script, globalData is not fully written out | 脚本中，globalData 没有完整写出
   the fields of a store are not written out | store 的字段没有写明
   the stores of mobx-miniprogram-lite are not written out | mobx-miniprogram-lite 的 store 没有写明
   the function named update belongs to another module | 名为 update 的函数属于其他模块
   upData of wx-updata sets the name | 名称由 wx-updata 的 upData 设置
   in Swan, setData with a name that is not known | Swan 中，setData 的名称未知
   "this" is given to a module that sets what it is given | “this”交给会设置所收到数据的模块
   in a script, a variable of that name that may hold something else | 脚本中：同名变量可能是其他对象
  undefined-data-key
   the script mentions the key, or sets the field as a whole | 脚本中出现过该键，或整体设置该字段
   the script puts the path together | 路径由脚本拼接
   no key of the literal is near, or the literal has a spread | 字面量中没有相近的键，或含有展开
   a loop or a script module has the name | 循环或脚本模块使用该名称
  undefined-handler
   the script spreads a name that it does not declare | 脚本展开了没有声明的名称
   a function that the script does not declare returns the object | 对象由脚本没有声明的函数返回
   a mixin cannot be found | 找不到 mixin
   the script assigns methods to "this" | 脚本把方法赋给“this”
   a function that the script does not declare turns a class into a page | 由脚本没有声明的函数把类转为页面
   Taro lists the methods of the page in $$events | Taro 在 $$events 中列出页面的方法
   the script assigns to "this" under a computed name | 脚本以计算得出的名称给“this”赋值
   "this" is passed to a module that mentions the name | “this”传给提到该名称的模块
   a module takes the page from the stack and mentions the name | 模块从页面栈取得页面，并提到该名称
   the methods come from a module that cannot be found | 方法来自找不到的模块
   "this" is passed on together with the name | “this”与该名称一起传出
   modules mention the name, make names, or cannot be found | 模块提到该名称、会生成名称，或找不到
   the script of the app mentions the name and has an import that cannot be read | app.js 提到该名称，且有无法读取的引入
   an unknown function creates the page | 由未知的函数创建页面
   the template's page spreads a script that has the method | 使用模板的页面展开一个有该方法的脚本
   the name is a function of a script module | 名称是脚本模块的函数
   one of the pages that include the file has the method | 包含该文件的页面中有一个有该方法
   in WXML, a behavior may have the method | WXML 中，behavior 可能有该方法
   in WXML, a builder makes the component | WXML 中，组件由 builder 创建
   in WXML, the constructor comes from a missing module | WXML 中，构造函数来自找不到的模块
   the wrapper's methods are unknown and its source mentions the name | 包装层的方法未知，且其源码提到该名称
   in Swan, the function of a component is outside of methods | Swan 中，组件的函数写在 methods 之外
   TypeScript is compiled, and the script beside it is an older output | 页面脚本由 TypeScript 编译，旁边的脚本是较早的输出
   the method is in an ignored option of a component, which foreign-component-option reports | 方法在组件不读取的选项中，由 foreign-component-option 报告
   in WXML, a built package that the script imports by its name mentions the name | WXML 中，脚本按包名引入的已构建包提到该名称
   a store creates the component and may add the method | 组件由 store 创建，可能会添加该方法
   in AXML, an installed package has the name of the folder | AXML 中，已安装的包与该目录同名
   a module of the app replaces Page and mentions the name | 应用的模块替换了 Page，且提到该名称
   a module of the app replaces Page by defineProperty, with methods of another module | 应用的模块用 defineProperty 替换 Page，方法来自另一个模块
   a module of the app replaces Page and makes names | 应用的模块替换了 Page，并生成名称
   a module of the app replaces Page, and adds what another function gives | 应用的模块替换了 Page，并加入其他函数返回的成员
   the actions of a store are not written out | store 的 action 没有写明
   a module gives the page to the app, which imports a package | 有模块把页面交给引入了包的应用
   the page gives itself to the app, which imports a package | 页面把自己交给引入了包的应用
  undefined-template
   the import is from a package that is not installed | 从没有安装的包引入
   the file that includes this one defines it | 包含本文件的文件定义了它
   the page is in another language: imports of Swan are transitive | 页面使用其他页面语言：Swan 的引入可以传递
   this file, an import, or a file that includes it has several templates to choose from | 此文件、引入的文件或包含此文件的文件中有可供选择的模板
   the name is at the end of a recursion that is written out | 名称在逐层展开的递归末尾
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
   the component view extends one of React Native's | 组件视图继承 React Native 的组件视图
   in Kotlin, the manager extends one of React Native's | Kotlin 中，管理器继承 React Native 的管理器
   in Kotlin, the view extends one of React Native's | Kotlin 中，视图继承 React Native 的视图
  unexported-view-event
   the manager of the view exports it | 视图的管理器导出该事件
   code assigns the property | 代码给该属性赋值
   code calls the setter of the property | 代码调用该属性的 setter
   code assigns the instance variable of the property | 代码给该属性的实例变量赋值
   a macro takes the name of the event | 事件的名称交给了宏
   misnamed-event-prop reports an event of the manager | 管理器的一个事件由 misnamed-event-prop 报告
   no manager creates the view | 没有管理器创建该视图
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
   a macro takes the name of the prop | 属性的名称交给了宏
   the view of the old architecture has no such property | 旧架构的视图没有这样的属性
   the property cannot be set | 该属性不能设置
   in Swift, Objective-C does not see the property | Swift 中，该属性对 Objective-C 不可见
   in Swift, the property cannot be set | Swift 中，该属性不能设置
   the manager creates no views | 管理器不创建视图
   the spec does not declare the prop | spec 文件没有声明该属性
   unsettable-view-prop reports what is exported instead | 代之导出的属性由 unsettable-view-prop 报告
  unexposed-swift-manager
   @objc(Name) gives the class the name | @objc(Name) 给类指定了该名称
   an Objective-C implementation has the name | 有同名的 Objective-C 实现
   the package has no Swift source | 包中没有 Swift 源码
  unguarded-splash-action
   the method tests the action anywhere | 方法中任意位置判断过该操作
   the method does not call the action | 方法没有调用该操作
   in Swift, the call is optional, the action is tested anywhere, or there is no call | Swift 中，调用是可选调用、任意位置判断过该操作，或没有调用
  unhandled-native-message
   the name of the message is unknown, or the page has no such id | 消息的名称未知，或页面没有该 id
   the class passes on the name of the message | 该类把消息的名称转交出去
   the class is not scanned, or the type is chosen at run time | 没有扫描到该类，或类型在运行时选定
   the script tests on which platform it runs | 脚本判断运行平台
   something changes the constant, or the module does not export it | 常量会被修改，或模块没有导出
   the method that receives messages is misspelled, which is reported there | 接收消息的方法名拼写错误，问题在该处报告
   another method has the name of the one that posts | 另一个方法与发送消息的方法同名
   an unknown registration of the other platform may be of its type | 另一平台上未知的注册可能就是该类型
  unhandled-widget-update
   nothing maps the class | 没有映射指向该类
   scripts cannot change the property | 脚本不能改变该属性
   the update method may follow any property | 更新方法可能处理任意属性
   another rule reports the misspelled update method | 拼写错误的更新方法由其他规则报告
   programmable has another value | programmable 为其他值
   the mapping has no programmable | 映射没有给出 programmable
   in Swift, the update method compares the name | Swift 中，更新方法比较该名称
   in Swift, nothing maps the class | Swift 中，没有映射指向该类
   in Swift, scripts cannot change the property | Swift 中，脚本不能改变该属性
   in Swift, the update method may follow any property | Swift 中，更新方法可能处理任意属性
   in Swift, another rule reports the misspelled update method | Swift 中，拼写错误的更新方法由其他规则报告
   not all methods of the class are known | 类的方法不完全已知
   undeclared-widget-property reports the key that is compared | 用于比较的键由 undeclared-widget-property 报告
  unknown-attribute-value
   a component registers the tag | 该标签注册为组件
   another platform documents the value, or no value is near | 值见于其他平台的文档，或没有相近的值
   in WXML, the value is the second version of WebGL | WXML 中，值是 WebGL 的第 2 版
   a button with HTML's type has a form-type or binds a tap | 按钮写了 HTML 的 type，但已有 form-type 或绑定了点击事件
  unknown-codegen-folder
   the folder exists, or is the package's own | 目录存在，或就是包自身的目录
   a build creates the folder | 目录由构建生成
   no spec is found | 没有找到 spec 文件
  unknown-component-class
   an Objective-C implementation has the name | 有同名的 Objective-C 实现
   an Objective-C interface has the name | 有同名的 Objective-C 接口
   @objc(Name) gives a Swift class the name | @objc(Name) 为 Swift 类指定了该名称
   a Swift class has the name | 有同名的 Swift 类
   the package has no Apple source | 包中没有 Apple 平台的源码
  unknown-component-name
   a spec declares the component | spec 文件声明该组件
   unregistered-native-component reports the spec with the near name | 名称相近的 spec 文件由 unregistered-native-component 报告
   the package has no spec | 包中没有 spec 文件
  unknown-component-prop
   no name is near, the names differ only in digits, the name is a class of the component, or the right name is also set | 没有相近的名称、只有数字不同、是组件的外部样式类，或还有正确的名称
   a behavior has the property | 属性属于 behavior
   in AXML, the component uses what it does not declare | AXML 中，组件使用没有声明的属性
   the function that creates the component mentions the name | 创建组件的函数中出现了该名称
   in AXML, the component uses both spellings, or the name has hyphens | AXML 中，组件使用了两种写法，或名称带连字符
   in WXML, the names differ in case, but mean the same property | WXML 中，名称大小写不同，但表示同一个属性
   the name is a class of the component in another spelling, or the near class is also set | 名称是外部样式类的另一种写法，或相近的类也已传入
  unknown-config-value
   the value is a variable of a theme, empty, no text, or in other letters | 值是主题变量、为空、不是文本，或只有大小写不同
   pages of Alipay share the configuration | 支付宝页面共用该配置
   a component has no bar of its own | 组件没有自己的导航栏
   a build writes the configuration | 配置由构建生成
  unknown-context-id
   an included file or a component has the elements | 被包含的文件或组件有这些元素
   an import names no file | 引入不指向任何文件
  unknown-directive
   in WXML, the name is deprecated, which deprecated-directive reports | WXML 中，名称已废弃，由 deprecated-directive 报告
   in Swan, the attribute is another one that begins with "s-" | Swan 中，属性是其他以“s-”开头的属性
   the name has an invisible character, which invalid-name reports | 名称中有不可见字符，由 invalid-name 报告
   the prefix is of another platform or framework, or the name is another word | 前缀属于其他平台或框架，或名称是其他词
   a condition without the prefix is on a component, is text, or is beside another condition | 不带前缀的条件在组件上、没有双大括号，或已另有条件
   a dot before another word, or after another one | 点号后是其他词，或点号前是其他词
  unknown-event
   the event bubbles or is unknown | 事件会冒泡，或未知
   a component in the element may send the event further up | 元素中的组件可能将该事件向上传递
   the tag is a component | 标签是组件
   another language gives the tag the event | 其他页面语言的该标签有这个事件
   the event is the change of an input, which some base libraries send | 事件是输入框的 change，部分基础库会触发
   the value is passed on | 值被转交出去
   in AXML, the event is the choice of a radio button, which the platform sends though no document says so | AXML 中，事件是单选按钮的选择，文档虽未提到，平台会触发
  unknown-event-delegate
   no native source is scanned | 没有扫描到原生源码
   the mapping names no event delegate | 映射没有给出事件代理
   the protocol is declared in Swift | 协议在 Swift 中声明
   only the header of the class is known | 只从头文件得知该类
  unknown-native-context
   a view has the id, or the id of the call is unknown | 有视图使用该 id，或调用中的 id 未知
   a view of the page has an id that is made at run time | 页面中有视图的 id 在运行时生成
   a view in a component or a slot has the id | 组件或插槽中的视图使用该 id
   a file that the page imports is missing | 缺少页面引入的文件
   another rule reports a misspelled function | 拼写错误的函数由其他规则报告
   a view of the page has no id, or its tag is misspelled | 页面中有视图没有 id，或其标签拼写错误
   the variable is assigned again, or is a parameter | 变量被再次赋值，或是参数
  unknown-native-event
   the event is declared, or the attribute is not an event | 事件已声明，或该属性不是事件
   the type is unknown, or its events are not declared | 类型未知，或没有声明其事件
   native code sends it, or unsent-native-event reports it | 原生代码会发送该事件，或由 unsent-native-event 报告
   another rule reports the attribute | 该属性由其他规则报告
  unknown-native-param
   the type is unknown, or its parameters are not declared | 类型未知，或没有声明其参数
   another rule reports the attribute | 该属性由其他规则报告
  unknown-rule
   the comment begins with a word or file name that resembles no word of mpcheck | 注释开头的词或文件名与 mpcheck 的关键词都不相似
   the comment says which lines are formatted | 注释说明哪些行要格式化
  unknown-selector-id
   the script tests whether the element exists | 脚本会判断元素是否存在
   the selector is a class or an inner element, or the query is of another component or object | 选择器是 class 或内部的元素，或查询属于其他组件或对象
   an id has a mustache | id 含双大括号
   an included file has the id | 被包含的文件有该 id
   the scroll-view scrolls to an id of the page, or the page has other ids | scroll-view 滚动到页面中的 id，或页面可能有其他 id
  unknown-splash-error-code
   the code is known, empty or unknown, or is not compared | 错误码已知、为空或未知，或没有用于比较
   in Swift, the code is known, empty or unknown | Swift 中，错误码已知、为空或未知
   several classes have the method, or another value is passed | 多个类有该方法，或传递的是其他值
   no imported header defines the constant, or two do | 没有引入的头文件定义该常量，或者有两个头文件定义它
  unknown-style-property
   the property has the prefix of a vendor, or is a variable | 样式属性带厂商前缀，或是变量
   an x before the property switches it off | 样式属性前面加了 x 以停用
   a mustache is part of the name | 属性名含有双大括号
   the word is in the value of a property | 该词在样式属性的值中
   the tag is a component or a native view | 标签是组件或原生视图
   the declaration has no colon, which another rule reports | 声明没有冒号，由另一条规则报告
   in AXML, the name is written as in scripts | AXML 中，属性名按脚本写法书写
  unknown-tag
   the file belongs to no page or component | 该文件不属于任何页面或组件
   the program has no app.json, and the page has no JSON | 没有 app.json，页面也没有 JSON
   app.json does not list the page, whose JSON a build may write | app.json 没有列出该页面，其 JSON 可能由构建生成
   the tag is in a template of a file without a script: its users register the tags | 标签在没有脚本的文件的模板中：标签由使用者注册
   the JSON of the page cannot be parsed | 页面的 JSON 无法解析
   the configuration names the tag | 配置中有该标签
   the tag is a native view, also a misspelled one | 标签是原生视图（包括拼写错误的）
   the page is in another language: the tags of KSML, XHSML and JXML are unknown | 页面使用其他页面语言：KSML、XHSML 和 JXML 的标签未知
   in QML, the tag is one of its two tags of script modules | QML 中，标签是脚本模块的两个标签之一
   in WXML, there is no app.json and the tag has no hyphen | WXML 中，没有 app.json，且标签不含连字符
   the name has an invisible character, which invalid-name reports | 名称中有不可见字符，由 invalid-name 报告
   in Swan, the tag is one of HTML | Swan 中，标签是 HTML 的标签
   in WXML, the tag is one of HTML | WXML 中，标签是 HTML 的标签
   the file is part of a library, and the tag has no hyphen, is a generic, or is in a demo, a page or a template that others use | 文件属于组件库，且标签没有连字符、是抽象节点，或位于演示小程序、页面或供他处使用的模板中
   the tag is registered beside usingComponents, which another rule reports | 标签注册在 usingComponents 之外，由其他规则报告
   in AXML, the component belongs to a plugin that is loaded at run time | AXML 中，组件属于运行时加载的插件
   a dependency shows that the program is one of Taobao or Qianniu, which have their own tags | 依赖表明这是淘宝或千牛的小程序，它们有自己的标签
   the component comes from a package of Taobao | 组件来自淘宝的包
   the tag is one of FinClip, in a program of its tools | 标签属于 FinClip，小程序由其工具创建
  unknown-view-command
   the view manager exports the command | 视图管理器导出该命令
   only the manager of Android has the command | 只有 Android 的管理器有该命令
   a spec declares the command | spec 文件声明该命令
   no native source registers the component | 没有原生源码注册该组件
   the name of the command is not a literal | 命令的名称不是字面量
   the name of the command that is sent is not a literal | 发送的命令名称不是字面量
  unknown-view-prop
   the spec declares the prop | spec 文件声明该属性
   every view has the prop | 每个视图都有该属性
   every view has the event | 每个视图都有该事件
   the prop is an accessibility prop | 该属性属于无障碍属性
   the prop is a style of every view | 该属性是每个视图都有的样式
   another spec of the component declares the prop | 该组件的另一个 spec 文件声明该属性
   a type that the spec includes declares the prop | spec 文件包含的类型声明该属性
   in Kotlin, the prop is in a group | Kotlin 中，该属性属于一个属性组
   in Java, the prop is in a group | Java 中，该属性属于一个属性组
   not all props of the spec are known | spec 文件的属性不完全已知
   unsettable-view-prop reports the prop | 该属性由 unsettable-view-prop 报告
   misspelled-view-prop reports the prop | 该属性由 misspelled-view-prop 报告
   two managers export the same other name, and unread-view-prop reports the spec | 两个管理器导出相同的另一名称，由 unread-view-prop 对 spec 文件报告
   a script passes the prop to the component for the old architecture | 有脚本为旧架构把该属性传给组件
   a script that imports the component by an index passes the prop | 通过 index 引入组件的脚本传递该属性
   a script passes the prop by createElement | 有脚本通过 createElement 传递该属性
  unknown-widget-class
   the class is in Swift | 该类在 Swift 中
   no class of the library is scanned | 没有扫描到该库的类
  unlisted-page
   the program has no app.json | 没有 app.json
   none of the listed pages exists | 列出的页面都不存在
  unmapped-widget-event
   nothing maps the class | 没有映射指向该类
   the event protocol is not scanned | 没有扫描到事件协议
   in Swift, the mapping has the Callback | Swift 中，映射有该 Callback
   in Swift, nothing maps the class | Swift 中，没有映射指向该类
   in Swift, the event protocol is not scanned | Swift 中，没有扫描到事件协议
   unsupported-widget-type reports the type of the property | 属性的类型由 unsupported-widget-type 报告
  unobserved-visibility
   the container watches one of the subclasses | 容器观察其中一个子类
   an ancestor lets the container watch it | 上层父类允许容器观察
   a condition decides it | 由条件决定
   a property decides it | 由属性决定
   a superclass is not among the sources | 有父类不在源码中
   the method does nothing | 该方法不做任何事
   misspelled-view-lifecycle reports the method that lets the container watch it | 允许容器观察的方法由 misspelled-view-lifecycle 报告
   the method is about appearing, which every view does | 方法处理视图出现，这是每个视图都有的
  unprefixed-native-type
   the type has a prefix before "_", "-", "." or ":" | 类型在“_”、“-”、“.”或“:”之前有前缀
   the type belongs to the base library, or is made at run time | 类型属于基础库，或在运行时生成
   another rule reports that the type is not registered | 类型未注册由其他规则报告
  unquoted-value
   the attribute has no value, or single quotes | 没有值，或使用单引号
  unraised-widget-event
   the class passes on the kept delegate | 该类把保存的代理转交出去
   @selector names the method | @selector 写有该方法
   the class makes a selector of an unknown name | 该类用未知的名称创建选择器
   NSSelectorFromString names the method | NSSelectorFromString 写有该方法
   a closure of another class sends it | 其他类的闭包发送它
   #selector names the method | #selector 写有该方法
   the initialiser passes on the delegate | 初始化方法把代理转交出去
   in Swift, the class passes on the kept delegate | Swift 中，该类把保存的代理转交出去
   in Swift, the class makes a selector of an unknown name | Swift 中，该类用未知的名称创建选择器
   a string is the name of the method | 有字符串就是该方法的名称
   the class puts a selector together | 该类用几个部分拼成选择器
  unread-data-key
   the page reads the key | 标记代码读取了该键
   an included file reads the key | 通过 include 引用的文件读取了该键
   the script reads the key, or all data | 脚本读取了该键，或读取了全部数据
   another page may read the key | 其他页面可能读取该键
   the field is set together with the key, is never read, or is its plural, or the name is the script's own | 字段与该键一起设置、从不被读取或是其复数形式，或名称是脚本自用的
   a behavior has the name | behavior 有该名称
   the data is not fully known | data 不完全已知
  unread-input
   an event, a two-way binding or a name in a form passes the input on | 事件、双向绑定或表单中的 name 会传出输入的内容
   the field takes no input | 输入框无法输入
   the field shows what a picker or a tap around it sets | 输入框显示外层 picker 或点击事件所设置的值
   the script does not read the value | 脚本没有读取该值
   the script sets it to something that may be the input | 脚本设置的值可能就是输入的内容
   the script may query the fields for their values | 脚本可能会查询输入框的值
   another variable of the name may hold the input | 同名的其他变量可能就是输入的内容
   the variable gets another value | 变量被赋予其他值
   the script only copies or logs the value | 脚本只复制该值或输出日志
  unread-native-param
   only one platform is known, and the page tests on which one it runs | 只知道一个平台的原生代码，且页面判断运行平台
   an unknown registration of the other platform may be of its type | 另一平台上未知的注册可能就是该类型
   one platform passes on its data as a whole | 有一个平台把数据整体转交出去
   one platform reads it, or another rule reports the attribute | 有一个平台读取它，或该属性由其他规则报告
   the value is a function, which func-param reports | 值是函数，由 func-param 报告
   a method that gets the view, or a lambda after an arrow, reads it | 接收视图的方法或箭头后的 lambda 读取该参数
   the class may read a copy of the dictionary | 该类可能读取字典的副本
   the method that gets the parameters is misspelled, which is reported there | 接收参数的方法名拼写错误，问题在该处报告
  unread-view-prop
   a native source reads the prop | 有原生源码读取该属性
   in Objective-C, a setter has the name of the prop | Objective-C 中，有以该属性命名的 setter
   in Java, a getter has the name of the prop, on this platform only | Java 中，有以该属性命名的 getter，且只有这一平台有
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
   the component view extends one of React Native's | 组件视图继承 React Native 的组件视图
   the manager extends one of React Native's | 管理器继承 React Native 的管理器
   in Kotlin, the manager extends one of React Native's | Kotlin 中，管理器继承 React Native 的管理器
   the base class is React Native's in one branch of #if | 在 #if 的一个分支中，父类是 React Native 的类
   unknown-view-prop reports the one prop that the spec lacks | spec 文件唯一缺少的属性由 unknown-view-prop 报告
  unread-widget-property
   the key is compared, is a Callback, is a string elsewhere, or is near one that is read | 键用于比较、是 Callback、是别处的字符串，或与读取的键相近
   the class reads an unknown key | 该类读取未知的键
   the update method may follow any property | 更新方法可能处理任意属性
   the class passes on the model | 该类把模型转交出去
   the class passes on the environment | 该类把环境转交出去
   in Swift, the key is compared, is a Callback, is a string elsewhere, or is near a key | Swift 中，键用于比较、是 Callback、是别处的字符串，或与某个键相近
   in Swift, the class reads an unknown key | Swift 中，该类读取未知的键
   in Swift, the update method may follow any property | Swift 中，更新方法可能处理任意属性
   in Swift, the class passes on the model | Swift 中，该类把模型转交出去
   in Swift, the class passes on the environment | Swift 中，该类把环境转交出去
   not all methods of the class are known | 类的方法不完全已知
   unmapped-widget-event reports the event | 该事件由 unmapped-widget-event 报告
  unreadable-widget-event
   the protocol is declared in Swift | 协议在 Swift 中声明
  unregistered-component-view
   the function "AcmeDialCls" returns the class | 函数“AcmeDialCls”返回该类
   componentProvider names the class | componentProvider 写有该类
   code registers the component view | 由代码注册组件视图
   "components" names the class for another component | “components”为另一个组件写有该类
   no spec declares the component | 没有 spec 文件声明该组件
   React Native is older than 0.77, which uses the function | React Native 低于 0.77，此时使用该函数
   componentProvider names the class for another component | componentProvider 为另一个组件写有该类
   the app's delegate gives React Native the class | 应用的 delegate 向 React Native 提供该类
   in Swift, the app's delegate gives React Native the component | Swift 中，应用的 delegate 向 React Native 提供该组件
  unregistered-event-name
   a spec declares the event | spec 文件声明该事件
   the map of events has the event | 事件映射表有该事件
   the map of events has it by a constant of another class | 事件映射表通过另一个类的常量写有该事件
   every view has the event | 每个视图都有该事件
   the name of the event is not a literal | 事件的名称不是字面量
   a helper creates the map of events | 事件映射表由辅助函数生成
   not all events of a spec are known | spec 文件的事件不完全已知
   the map of events has the prop of the event | 事件映射表有该事件对应的属性
   the map of events has it by a constant in small letters | 事件映射表通过小写命名的常量写有该事件
   in Java, the map of events has the event | Java 中，事件映射表有该事件
   in Kotlin, a loop fills the map of events | Kotlin 中，事件映射表由循环填充
   in Java, a loop fills the map of events | Java 中，事件映射表由循环填充
   the map of events also gets the contents of a property | 事件映射表还加上了一个属性的内容
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
   the name begins with "RCT", which is React Native's | 名称以“RCT”开头，属于 React Native
   the name begins with "Android", which is React Native's | 名称以“Android”开头，属于 React Native
   the name begins with "ViewManagerAdapter_", which is Expo's | 名称以“ViewManagerAdapter_”开头，属于 Expo
   in Java, a string has the name | Java 中，有字符串与组件同名
   componentProvider has the name | componentProvider 中有该名称
   "components" has the name | “components”中有该名称
   React Native is older than 0.77, which uses the function | React Native 低于 0.77，此时使用该函数
   code registers component views | 由代码注册组件视图
   RCT_EXTERN_MODULE registers the Swift class | RCT_EXTERN_MODULE 注册该 Swift 类
   RCT_EXTERN_REMAP_MODULE registers the Swift class under the name | RCT_EXTERN_REMAP_MODULE 以该名称注册 Swift 类
   a manager that extends one of React Native's registers the component | 继承 React Native 管理器的管理器注册该组件
   no script imports the one with the component | 没有脚本引入含该组件的脚本
   only a comment imports the script with the component | 只有注释中引入了含组件的脚本
   a script names what Android registers | 有脚本使用 Android 注册的名称
   the names differ in a digit | 名称有一个数字不同
   the component is not for Android | 组件不用于 Android
   unregistered-component-view reports the class that draws it | 绘制它的类由 unregistered-component-view 报告
   a parameter has the name of a constant | 参数与常量同名
   the name is put together | 名称经拼接得出
   the variable is assigned again | 变量被重新赋值
  unregistered-native-type
   the type is registered, or chosen at run time | 类型已注册，或在运行时选定
   no registered types are known | 没有已知的注册类型
   the type belongs to the base library, or the tag is another | 类型属于基础库，或标签不是该标签
   an Android proxy may know other types | Android 代理可能支持其他类型
   Swift and Android may register types in unknown ways | Swift 和 Android 可能以未知方式注册类型
   a placeholder is registered, which is reported in native code | 注册了占位名称，问题在原生代码处报告
   a list of components is loaded, or the registering function is passed on | 加载了组件列表，或注册函数被转交出去
   an Android proxy may show views of other types | Android 代理可能显示其他类型的视图
   an unknown registration may have that name | 未知的注册可能就是该名称
   the other platform has an unknown registration, which may have any name | 另一平台有未知的注册，可能是任意名称
   two known types are near | 有两个相近的已知类型
   the host has a view class, but no registration was read | 宿主应用中有视图类，但没有读到任何注册
  unregistered-view-class
   the class may be in a pod or a library | 类可能在 pod 或库中
   the file declares that there is such a class | 文件声明了存在该类
   the class is given by a reference, belongs to the SDK, or is a Swift class with its module | 类以类引用给出、属于 SDK，或是带模块的 Swift 类
   the class of another registration is unknown | 另一处注册的类未知
   another rule reports a placeholder, or swapped class and type | 占位内容或类与类型互换由其他规则报告
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
   in Java, the package creates managers from classes that are passed to it | Java 中，包用传入的类创建管理器
  unresolved-component
   git ignores the folder with the near name | git 忽略名称相近的目录
   a component is at the path | 该路径上有组件
   only JSON is there, or the path is of a plugin, of a package that is not installed, or of a missing folder | 只有 JSON，或路径属于插件、没有安装的包或不存在的目录
   a build generates the component from another source | 组件由构建从其他源码生成
   the package may not be built yet, or the path is an alias of app.json | 包可能尚未构建，或路径是 app.json 的别名
   the first folder does not exist, and the end of the path leads nowhere | 第一级目录不存在，路径末尾也对不上任何文件
   the path leads into a submodule | 路径进入子模块
   the path is right if steps up end at the source root | 若向上最多只到源码根目录，则路径正确
   the path is relative in QML, whose tools find the component from the source root | 路径是 QML 中的相对路径，其工具从源码根目录查找组件
   the script of a component calls Page, which renders as one | 组件的脚本调用 Page，同样可以作为组件渲染
   there is no app.json, and the path is right from a folder above | 没有 app.json，路径从上级目录看是正确的
   the JSON lacks "component": true, which platforms accept | JSON 中没有 "component": true，平台仍会接受
   the component has no script and is in another language, or no component has a script: a build may write them | 组件没有脚本且使用其他语言，或没有任何组件带有脚本（可能由构建生成）
   the script is in a compiled language, or git ignores it because a build writes it | 脚本用需要编译的语言编写，或被 git 忽略（由构建生成）
   the platform reads another folder than the sources | 平台读取的不是源码目录
   the plugin is not near any of app.json | 插件名与 app.json 中的任何插件名都不相近
  unresolved-import
   the path is of an existing file, an alias, or a module that is built from TypeScript | 路径指向存在的文件、别名或由 TypeScript 构建的模块
   the path is of a package that is not installed or a missing folder, or has a mustache | 路径属于没有安装的包或不存在的目录，或含双大括号
   the first folder does not exist, and the end of the path leads nowhere | 第一级目录不存在，路径末尾也对不上任何文件
  unresolved-module
   the module is a script, an index, JSON, another file or types | 模块是脚本、index、JSON、其他文件或类型
   it is not always loaded, or only its types are | 不一定会加载，或只引入了类型
   git ignores the file, or it is in a folder of packages or in one that does not exist | git 忽略该文件，或它在包目录或不存在的目录中
   the specifier is a package, an alias, or something that a bundler reads | 模块名是包、别名或打包工具的写法
   a build compiles the program | 小程序由构建编译
  unresolved-page-link
   the link leads to a listed page or a plugin, leads back, or has an unknown path | 链接指向已列出的页面或插件、是返回链接，或路径未知
   the program has no app.json | 没有 app.json
   a joined path leads to a listed page, or a part of it is unknown | 拼接的路径指向已列出的页面，或其中一部分未知
   the script is in a package, is imported only for its types, or is imported by nothing | 脚本在包中、只引入了类型，或没有任何文件引入
   the imported script is outside of the program | 引入的脚本在小程序之外
   the shared page is listed or unknown, or an inner function returns it | 分享的页面已列出或未知，或由内部函数返回
   a mustache is in the path, or follows a part of it | 路径中有双大括号，或双大括号跟在路径的一部分之后
   the function changes its parameter, passes on another one, or is not the program's | 函数改变了参数、传出的是另一个参数，或不是本程序的函数
   the method of the app does more, or belongs to an object in it | 应用的方法还做别的事，或属于其中的对象
   a component gets a file, or a path that has no page beside it or is unknown | 传给组件的是文件、所在目录中没有页面，或路径未知
   the path is on another platform, where its starting point is unknown | 路径在其他平台中，其起点未知
   the IDE wrote the path when it completed onShareAppMessage | 路径是开发者工具补全 onShareAppMessage 时写入的
   a relative path in a component, which is read from the page that shows it | 组件中的相对路径，从显示它的页面起算
   such a path leads to a tab of Alipay, or is in a component or module, which do not say from where it is read | 支付宝中指向标签页的此类路径，或组件、模块中的此类路径，其起点未知
   the link is in a package that the app imports | 应用引入的包中
   a variable may have another value, or a part of the path is unknown | 变量可能有其他值，或路径的一部分未知
  unresolved-stylesheet
   the sheet is there, or is made from another one | 样式文件存在，或由其他文件生成
   the importing sheet itself is made from another one | 写有 @import 的样式文件本身由其他文件生成
   the path is an address, of a package, of a folder that does not exist, or has another suffix | 路径是网络地址、属于包或不存在的目录，或是其他后缀
   git ignores the sheet | git 忽略该样式文件
  unscrollable-view
   the tag has a direction, also one that is chosen at run time | 有滚动方向，包括运行时决定的方向
   the scroll-view has a type | scroll-view 指定了 type
   the tag binds no event of an edge | 没有绑定边缘事件
   a component is registered as "scroll-view" | 有组件注册名为“scroll-view”
   something in the file cannot be read | 文件中有无法读取的内容
   an attribute may give the tag others | 标签上有可能带来其他属性的写法
  unsent-component-event
   the event bubbles, or the component chooses its name from several | 事件会冒泡，或组件从多个名称中选一个发送
   the name is only known at run time | 名称在运行时才知道
   a module that the component imports mentions the name | 组件引入的模块提到该名称
   a property has that name, or another script sends the event for the component | 有同名的属性，或其他脚本替组件发送该事件
   the page has a syntax error | 页面有语法错误
   the component may be made of other parts | 组件可能还有其他组成部分
   in AXML, the markup of the component uses it | AXML 中，组件的标记代码使用它
   in AXML, the component passes on all properties | AXML 中，组件把全部属性转交出去
   a component of a package sends the event inside the component, and may let it bubble | 事件由组件内部的 npm 包组件触发，可能向外冒泡
   a property begins with bind | 属性名以 bind 开头
   uni-app's compiler writes the attribute on every component | uni-app 的编译器在每个组件上都写有该属性
  unsent-native-event
   one of two hosts sends a name that is made at run time | 两个宿主应用中有一个发送的名称在运行时生成
   the event bubbles, the attribute is a parameter, the type is another, or a name is near | 事件会冒泡、属性是参数、类型不同，或有相近的名称
   a call leaves out an argument that has a default | 调用省略了带默认值的参数
   an unknown registration of the other platform may be of its type | 另一平台上未知的注册可能就是该类型
  unset-dataset-key
   the value is tested, is under a condition, has a default, is unused or is only logged | 值经过判断、在条件之下、有默认值、没有使用或只用于日志
   the script creates two pages | 脚本创建了两个页面
   the value is read under a condition and used without one | 值在条件之下取出，之后无条件使用
   one of the elements sets the key | 有一个元素设置了该键
   the whole dataset is passed on, or the script calls the handler | 整个 dataset 转交别处，或脚本调用该处理函数
   an event may have any handler | 有事件可能使用任意处理函数
   target is any element in it | target 是其内部的任一元素
   an included file sets the key | 被包含的文件设置了该键
   a module that the script imports names the handler | 脚本引入的模块写有该处理函数的名称
   the page has a syntax error | 页面有语法错误
   in Swan, an object gives the attributes | Swan 中，属性由对象给出
   in AXML, a component may call the handler with an event of its own elements | AXML 中，组件可以用自身元素的事件调用该处理函数
   the script calls the handler in another way | 脚本以其他方式调用该函数
   a module of the app replaces Page and mentions the handler | 应用的模块替换了 Page，且提到该函数的名称
   a module may call the handler | 模块可能调用该函数
  unset-template-data
   the template tests the name, or has a default for it | 模板会判断该名称，或为其设有默认值
   only attributes read the name | 只有属性读取该名称
   only a branch reads the name | 只有某个分支读取该名称
   the name is one of a key, an event, a loop, a script module or the language | 名称属于 key、事件、循环、脚本模块或语言自身
   few other uses pass the name, and the page has no field of it | 其他使用处很少传入该名称，页面也没有该名称的字段
   the template does not read two names, and the use does not pass two | 模板不读取的名称有两个，使用处没有传入的名称也有两个
   the data may have any name | data 可能传入任意名称
   several templates have the name, or an import cannot be found | 该名称有多个定义，或找不到引入的文件
   the template includes a file | 模板引用了其他文件
   the file of the template or of the use has a mistake in its markup | 模板所在的文件或使用模板的文件有标记错误
   the template is the page's own, and another use passes another value of that name | 模板是页面自己的，且另一处使用传入了该名称的其他值
   the template is the page's own and may be used with any name | 模板是页面自己的，且使用时可能传入任意名称
   undefined-data reports the name | 该名称由 undefined-data 报告
   in Swan, the data lacks the braces of an object | Swan 中，data 没有对象的大括号
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
   the superclass belongs to React Native | 父类属于 React Native
   the manager creates views of several classes | 管理器创建多个类的视图
   code of the manager sets the prop | 由管理器的代码设置该属性
   in Swift, @objcMembers makes the property visible | Swift 中，@objcMembers 使该属性可见
   in Swift, @objcMembers of a superclass makes the property visible | Swift 中，父类的 @objcMembers 使该属性可见
   a superclass inherits a class other than UIView | 有父类继承 UIView 以外的类
   each branch of the build creates another view | 构建的各个分支创建不同的视图
   the view has another superclass in one branch of #if | 在 #if 的一个分支中，视图有另一个父类
   in Kotlin, the manager has a delegate | Kotlin 中，管理器有代理
   in Kotlin, an annotation is before the setter | Kotlin 中，setter 之前有注解
   in Kotlin, the annotation of another method names the prop | Kotlin 中，另一个方法的注解写有该属性
   in Kotlin, the manager does not belong to the new architecture | Kotlin 中，管理器不属于新架构
   in Kotlin, the superclass may have a delegate | Kotlin 中，父类可能有代理
   in Kotlin, the spec does not declare the prop | Kotlin 中，spec 文件没有声明该属性
   misnamed-event-prop reports the event | 该事件由 misnamed-event-prop 报告
   a protocol declares the property, and the view synthesizes it | 协议声明该属性，视图用 @synthesize 合成它
   the view of a manager that extends this one has the property, or is unknown | 扩展该管理器的另一管理器的视图有该属性，或未知
   the language is Swift 3, where Objective-C sees a property without @objc | 使用 Swift 3，Objective-C 可见没有 @objc 的属性
   the podspec names Swift 3 | podspec 写有 Swift 3
   .swift-version names Swift 3 | .swift-version 写有 Swift 3
   the language is Swift 2, where the first parameter of a setter has no label | 使用 Swift 2，setter 的第一个参数没有标签
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
   a macro follows the name of the property | 属性名称之后有宏
   in Swift, one declaration names several properties | Swift 中，一条声明包含多个属性
   in Swift, only the setter is private | Swift 中，只有 setter 为 private
   in Swift, a protocol of Objective-C requires the property | Swift 中，Objective-C 的协议要求该属性
   in Swift, a protocol that is not scanned may require the property | Swift 中，没有扫描到的协议可能要求该属性
   in Java, the setter is empty | Java 中，setter 为空
   in Kotlin, the setter is empty | Kotlin 中，setter 为空
  unstable-key
   the function belongs to a script module | 函数属于脚本模块
   the key has no call, or the tag has no loop | key 中没有调用，或标签没有循环
  unsubmitted-form
   a button submits, or may submit | 按钮会提交或可能提交
   the button has HTML's type, which another rule reports | 按钮写成了 HTML 的 type，由另一条规则报告
   there is no button, but another way to submit | 没有按钮，可能以其他方式提交
   a component, slot, template or included file may have the button | 按钮可能在组件、插槽、模板或 include 中
   the script submits the form | 脚本会提交表单
   other code calls the handler | 事件处理函数以其他方式调用
  unsupported-call
   the function belongs to an inline script module | 函数属于内联脚本模块
   the page's framework is glass-easel, and the meaning of the call is unknown | 页面使用 glass-easel 框架，且不知道调用的是什么
   the page is in another language: AXML has calls | 页面使用其他页面语言：AXML 可以使用调用
   a build provides the object, which many files call and none defines | 对象由构建提供：许多文件都在调用，而没有文件定义
   the configuration says that a build provides the object | 配置写明由构建提供该对象
   a tag of another language binds the module, which is reported | 模块由其他语言的标签引入，该标签已经报告
   the module's exports are only known at run time | 模块的导出在运行时才确定
   the module does not compile | 模块无法编译
   a loop binds the name of the module | 循环绑定了与模块同名的变量
   two modules have the name | 两个模块同名
  unsupported-expression
   the value is a parameter of a native view, which func-param reports | 值是原生视图的参数，由 func-param 报告
   in glass-easel, its parser reads the expression, which the older framework does not | glass-easel 中，其解析器能读取该表达式，而旧框架不能
   in WXML, the expression has bitwise operators, a spread, or names that look like operators | WXML 中，表达式有位运算符、展开或形似运算符的名称
   the subpackage's framework is glass-easel | 分包使用 glass-easel 框架
  unsupported-widget-type
   the type belongs to another platform | 类型属于另一平台
  unterminated-mustache
   the braces are those of an object, or are in a string | 大括号属于对象，或在字符串中
  unterminated-tag
   the "<" is in a mustache or in text | “<”在双大括号或文本中
  unterminated-value
   the single quotes are in a mustache | 单引号在双大括号中
  unused-component
   an included file uses it, or its path names no component | 被包含的文件使用它，或其路径不指向组件
   a misspelled tag is most likely meant for it, which unknown-tag reports | 拼写错误的标签很可能就是指它，由 unknown-tag 报告
  unused-import
   a mustache chooses the template | 模板由双大括号选择
   an included file uses the module | 被包含的文件使用该模块
   in Swan, the file only imports the template | Swan 中，文件只引入该模板
   in Swan, the file also uses its own template | Swan 中，文件也使用自己的模板
   the file uses a template that is not defined | 文件使用了没有定义的模板
  unused-native-type
   a page uses the type, or another registered type is unknown | 有页面使用该类型，或另一个注册的类型未知
   a tag has a type that is chosen at run time | 有标签的类型在运行时选定
   another rule reports a misspelled use, a placeholder or a swap | 拼写错误的使用、占位内容或互换由其他规则报告
   a tag of TCMPP has a dynamic type, and a page uses that of FinClip | TCMPP 的标签有动态类型，且有页面使用 FinClip 的类型
   the pages are in a language without such tags | 页面的语言没有这种标签
   the program has no pages | 没有页面
   the tag that shows it is misspelled | 显示它的标签拼写错误
   the other platform registers the type under a near name | 另一平台以相近的名称注册该类型
  unused-splash-action
   the method uses the action in any way | 方法以任何方式使用该操作
   the class also has the longer method | 该类也有较长的方法
   the parameter has no name | 该参数没有名称
   in Swift, the method uses the action in any way, also in a closure | Swift 中，方法以任何方式使用该操作，包括在闭包中
   in Swift, the class also has the longer method | Swift 中，该类也有较长的方法
  unused-suppression
   a finding is between mpcheck-disable and mpcheck-enable | mpcheck-disable 与 mpcheck-enable 之间有问题
   the rule is off | 规则已关闭
  unused-template
   a file that imports it uses it | 引入它的文件使用它
  unused-widget-argument
   the class passes on both arguments | 该类把两个实参都转交出去
   the class reads nothing of the model, and has no events | 该类没有读取模型的任何内容，也没有事件
   a helper method gets one argument, and a cast uses the other | 辅助方法接收其中一个，类型转换使用另一个
   in Swift, the class keeps both arguments | Swift 中，该类把两个实参都保存下来
   in Swift, the class reads nothing of the model, and has no events | Swift 中，该类没有读取模型的任何内容，也没有事件
  view-class-base
   a superclass inherits MPBaseEmbedView | 父类继承 MPBaseEmbedView
   nothing registers the class | 该类没有注册
  widget-event-argument
   the type is any other, or the protocol is another | 类型是其他任何类型，或协议不同
   in Swift, the type is any other, or the protocol is another | Swift 中，类型是其他任何类型，或协议不同
  """#
