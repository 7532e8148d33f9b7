extension ReferenceTable {
  /// What people type into, choose from and tap.
  static let forms = """
    <button> | a w s t | a morjs componentDocs remax taro uniApp; w taro taroShared componentDocs;
      s componentDocs taro taroShared; t taro taroShared
      | A button; it can also submit a form or open a function of the container. || 按钮，也可以提交表单或使用容器的开放能力。
    size | a w! s t | string: default, mini | How large the button is. || 按钮的大小。
    type | a w s t | string: default, primary, warn | The look of the button. || 按钮的样式类型。
    plain | a w s t | boolean | Whether the button has a transparent background. || 按钮是否镂空，即背景色透明。
    disabled | a w s t | boolean | Whether the button cannot be tapped. || 是否禁用按钮。
    loading | a w s t | boolean | Whether a loading picture is before the text. || 文本前是否带 loading 图标。
    form-type | a t | string: submit, reset | What a tap does to the form around the button. || 点击按钮对所在表单的作用。
    | w! | string: submit, reset, submitToGroup
    | s | string: submit, reset, buttonclick
    open-type | a1.1.0 | string: share, getAuthorize, contactShare, lifestyle | The function of the
      container that a tap opens. || 点击按钮使用的容器开放能力。
    | w1.1.0 | string: contact, share, getPhoneNumber, getRealtimePhoneNumber, getUserInfo, launchApp,
      openSetting, feedback, chooseAvatar, agreePrivacyAuthorization
    | s | string: share, getUserInfo, getPhoneNumber, openSetting, chooseAddress, chooseInvoiceTitle, contact
    | t | string: share, getPhoneNumber, im, platformIm, navigateToVideoView, openAwemeUserProfile,
      openWebcastRoom, addCalendarEvent, addShortcut, joinGroup, privateMessage, authorizePrivateMessage
    | q | string: share, getUserInfo, launchApp, openSetting, feedback, openGroupProfile, addFriend,
      addColorSign, openPublicProfile, addGroupApp, shareMessageToFriend
    hover-class | a w s t | = hover-class of view
    hover-start-time | a w s t | = hover-start-time of view
    hover-stay-time | a w s t | = hover-stay-time of view
    hover-stop-propagation | a1.10.0 w1.5.0 s t | = hover-stop-propagation of view
    scope | a1.11.0 | string: phoneNumber, userInfo | What the user is asked to share, with the `open-type`
      getAuthorize. || 请求用户授权的内容，`open-type` 为 getAuthorize 时有效。
    public-id | a | string | The life account to follow, with the `open-type` lifestyle. || 要关注的生活号，`open-type` 为 lifestyle 时有效。
    app-parameter | a w1.9.5 s t | string | What an app that the button opens is given, with the
      `open-type` launchApp. || 打开 App 时传递的参数，`open-type` 为 launchApp 时有效。
    name | w s t | string | The name of the button in a form. || 按钮在表单中的名称。
    lang | w1.3.0 s t | string: en, zh_CN, zh_TW | The language of the user's data, with the `open-type`
      getUserInfo. || 用户信息的语言，`open-type` 为 getUserInfo 时有效。
    session-from | w1.4.0 s t | string | Where a conversation with customer service comes from, with the
      `open-type` contact. || 客服会话的来源，`open-type` 为 contact 时有效。
    send-message-title | w1.5.0 s t | string | The title of the message card in the conversation, with the
      `open-type` contact. || 会话内消息卡片的标题，`open-type` 为 contact 时有效。
    send-message-path | w1.5.0 s t | string | The page that the message card opens, with the `open-type`
      contact. || 消息卡片打开的页面，`open-type` 为 contact 时有效。
    send-message-img | w1.5.0 s t | string | The picture of the message card, with the `open-type` contact.
      || 消息卡片的图片，`open-type` 为 contact 时有效。
    show-message-card | w1.5.0 s t | boolean | Whether the conversation offers the message card, with the
      `open-type` contact. || 会话中是否提供消息卡片，`open-type` 为 contact 时有效。
    business-id | w | string | The customer service account of a conversation, with the `open-type` contact.
      || 会话的客服账号，`open-type` 为 contact 时有效。
    subscribe-id | s | string | The occasion of a subscription to messages, a name of your own. || 订阅消息的场景，名称可自定义。
    template-id | s | string | The template of the messages to subscribe to. || 要订阅的消息模板。
    group-id | t | string | The fan group to join. || 要加入的粉丝群。
    data-aweme-id | t | string | The Douyin account whose profile is opened. || 要打开其主页的抖音号。
    data-channel | t | string | Where a shared content appears. || 分享内容的展示场景。
    data-is-half-page | t | boolean | Whether what opens covers half of the page. || 打开的内容是否为半屏。
    @tap | a | The button was tapped. || 点击按钮时触发。
    @GetAuthorize | a1.11.0 | The user agreed, with the `open-type` getAuthorize. || 用户同意授权时触发，`open-type` 为 getAuthorize 时有效。
    @error | a1.11.0 w1.9.5 s t | The function that `open-type` names failed. || 使用 `open-type` 指定的开放能力失败时触发。
    @FollowLifestyle | a1.11.0 | The user followed the life account or did not, with the `open-type`
      lifestyle. || 用户关注或拒绝关注生活号后触发，`open-type` 为 lifestyle 时有效。
    @GetUserInfo | a2.8.0 w1.3.0 s t | The user's data is there, with an `open-type` that requests it.
      || 取得用户信息时触发，需由 `open-type` 请求该信息。
    @GetPhoneNumber | a2.8.0 w1.2.0 s1.12.14 t | The user's phone number is there, with an `open-type`
      that requests it. || 取得用户手机号时触发，需由 `open-type` 请求该信息。
    @getrealtimephonenumber | w | The phone number, verified just now, is there, with the `open-type`
      getRealtimePhoneNumber. || 取得实时验证的手机号时触发，`open-type` 为 getRealtimePhoneNumber 时有效。
    @ChooseAvatar | a w | The user chose a picture; `detail.avatarUrl` is its address. || 用户选择头像时触发，`detail.avatarUrl` 为头像的地址。
    @contact | w1.5.0 s t | The user came back from customer service, with the `open-type` contact.
      || 用户从客服会话返回时触发，`open-type` 为 contact 时有效。
    @launchapp | w s t | The app was opened, with the `open-type` launchApp. || 打开 App 成功时触发，`open-type` 为 launchApp 时有效。
    @opensetting | w2.0.7 s t | The user left the page of permissions, with the `open-type` openSetting.
      || 用户离开授权设置页时触发，`open-type` 为 openSetting 时有效。
    @agreeprivacyauthorization | w | The user agreed to the privacy notice. || 用户同意隐私协议时触发。
    @createliveactivity | w | A live activity was created. || 实时活动创建时触发。
    @chooseAddress | s3.160.3 | The user chose an address, with the `open-type` chooseAddress.
      || 用户选择收货地址时触发，`open-type` 为 chooseAddress 时有效。
    @chooseInvoiceTitle | s3.160.3 | The user chose an invoice title, with the `open-type` chooseInvoiceTitle.
      || 用户选择发票抬头时触发，`open-type` 为 chooseInvoiceTitle 时有效。
    @chooseaddress | s3.160.3 | = chooseAddress
    @chooseinvoicetitle | s3.160.3 | = chooseInvoiceTitle
    @login | s | The user logged in, or did not. || 登录结束时触发，无论是否成功。
    @subscribe | s | The user subscribed to messages, or did not. || 用户同意或拒绝订阅消息后触发。
    @joingroup | t | The user joined the fan group, or did not. || 加入粉丝群的操作结束时触发，无论是否加入。
    @openawemeuserprofile | t | The profile of a Douyin account was opened. || 打开抖音号主页时触发。
    @addfriend | q | The user added a friend, or did not. || 添加好友的操作结束时触发，无论是否添加。
    @addgroupapp | q | The user added the program to a group, or did not. || 将小程序添加到群应用的操作结束时触发，无论是否添加。

    <form> | a w s t | a morjs componentDocs remax; w taro taroShared componentDocs;
      s componentDocs taro taroShared; t taro taroShared
      | Collects the values of the inputs in it, which a button of the `form-type` submit sends.
      || 表单，收集其中各输入组件的值，由 `form-type` 为 submit 的按钮提交。
    report-submit | a1.3.0 w s t | boolean | Whether the submit event has an id with which a message can be
      sent. || 提交事件是否返回可用于发送消息的 id。
    report-submit-timeout | w s t | number | How long to wait for the id of `report-submit` before it counts as missing,
      in milliseconds. || 等待 `report-submit` 的 id 多久后视为获取失败，单位为毫秒。
    report-type | s3.105.3 | string: default, subscribe | The kind of messages that `report-submit` is for.
      || `report-submit` 所用的消息类型。
    subscribe-id | s3.105.3 | string | The occasion of a subscription, a name of your own, with the
      `report-type` subscribe. || 订阅的场景，名称可自定义，`report-type` 为 subscribe 时有效。
    template-id | s3.105.3 | string | The template of the messages, with the `report-type` subscribe.
      || 消息的模板，`report-type` 为 subscribe 时有效。
    skip-subscribe-authorize | s | boolean | Whether the user is not asked for a permission that is there
      already. || 用户已授权时是否不再询问。
    name | w s t | string | The name of the form. || 表单的名称。
    @submit | a w s t | The form is submitted; `detail.value` has the value of each named input.
      || 提交表单时触发，`detail.value` 包含每个带名称的输入组件的值。
    @submitToGroup | w | The form is submitted to a group chat. || 表单提交到群聊时触发。
    @reset | a w s t | The form is reset. || 重置表单时触发。

    <label> | a w s t | a morjs componentDocs remax; w taroShared componentDocs;
      s componentDocs taroShared; t taroShared
      | Text for an input: a tap on it is a tap on the input. || 输入组件的标签文本：点击它即点击该输入组件。
    for | a w s t | string | The `id` of the input; without it the first input within the label counts.
      || 输入组件的 `id`；不设置则为标签内的第一个输入组件。
    name | w s t | string | The name of the label in a form. || 标签文本在表单中的名称。

    <input> | a w s t | a morjs componentDocs remax taro; w taro taroShared componentDocs;
      s componentDocs taro taroShared; t taro taroShared
      | A text field of one line. || 单行输入框。
    value | a w s t | string | The text in the field. || 输入框的内容。
    name | a w s t | string | The name of the value in a form. || 值在表单中的名称。
    type | a | string: text, number, idcard, digit, numberpad, digitpad, idcardpad | What is typed, which
      chooses the keyboard. || 输入内容的类型，决定弹出的键盘。
    | w! | string: text, number, idcard, digit, safe-password, nickname
    | s t | string: text, number, idcard, digit
    password | a w s t | boolean | Whether the text is hidden as a password. || 是否为密码类型，隐藏输入内容。
    placeholder | a w s t | string | The text in the field while it is empty. || 输入框为空时的占位文本。
    placeholder-style | a1.6.0 w s t | string | The inline style of the placeholder. || 占位文本的内联样式。
    placeholder-class | a1.6.0 w s t | string | The class of the placeholder. || 占位文本的样式类。
    disabled | a w s t | boolean | Whether the field cannot be used. || 是否禁用输入框。
    maxlength | a w s t | number | How many characters the field takes; -1 is no limit. || 最大输入长度；-1 表示不限制。
    cursor-spacing | w s t | number | The distance to keep between the cursor and the keyboard, in pixels. || 光标与键盘保持的距离，单位为 px。
    cursor-color | w | color | The colour of the cursor. || 光标颜色。
    auto-focus | w s t | boolean | Whether the field has the focus at once; use `focus` instead. || 是否自动聚焦；建议改用 `focus`。
    focus | a w s t | boolean | Whether the field has the focus, which opens the keyboard. || 是否获取焦点并拉起键盘。
    confirm-type | a1.7.0 w!1.1.0 s t | string: done, go, next, search, send | The text of the key of the
      keyboard at the bottom right. || 键盘右下角按钮的文本。
    confirm-hold | a1.7.0 w1.1.0 s t | boolean | Whether the key at the bottom right leaves the keyboard open. || 点击键盘右下角按钮时是否保持键盘不收起。
    always-embed | w2.10.4 | boolean | Whether the field stays in the layer of the page when it has the
      focus (iOS). || 输入框聚焦时是否仍处于同层渲染（iOS）。
    always-system | a2.7.3 | boolean | Whether the keyboard of the system is always used. || 是否始终使用系统键盘。
    cursor | a w1.5.0 s t | number | Where the cursor is when the field gets the focus. || 获取焦点时的光标位置。
    selection-start | a1.7.0 w1.9.0 s t | number | Where the selection begins when the field gets the
      focus; together with `selection-end`. || 获取焦点时光标选区的起始位置；与 `selection-end` 搭配使用。
    selection-end | a1.7.0 w1.9.0 s t | number | Where the selection ends when the field gets the focus;
      together with `selection-start`. || 获取焦点时光标选区的结束位置；与 `selection-start` 搭配使用。
    adjust-position | a w1.9.90 s t | boolean | Whether the page moves up when the keyboard opens. || 键盘弹起时是否自动上推页面。
    hold-keyboard | w2.8.2 s t | boolean | Whether a tap on the page leaves the keyboard open. || 点击页面时是否保持键盘不收起。
    controlled | a1.9.0 | boolean | Whether the field shows exactly what `value` is, whatever is typed.
      || 是否为受控组件；为 true 时内容完全由 `value` 决定，与键入的内容无关。
    random-number | a1.9.0 | boolean | Whether a keyboard of digits has them in random order. || 数字键盘是否随机排列。
    randomNumber | a | = random-number
    enableNative | a | boolean | Whether the field is drawn by the system instead of the page. || 输入框是否由系统绘制，而不是由页面绘制。
    auto-fill | w | string | The kind of stored data that is offered to fill in the field. || 自动填充所用的已保存数据的类型。
    clue-type | t | string | The kind of customer data that the field asks for. || 输入框收集的线索类型。
    safe-password-cert-path | w2.18.0 | path | The public key with which the safe keyboard encrypts, a file
      of the program. || 安全键盘加密公钥的路径，为小程序中的文件。
    safe-password-length | w2.18.0 | number | How long the password of the safe keyboard is. || 安全键盘输入密码的长度。
    safe-password-time-stamp | w2.18.0 | number | The time stamp with which the safe keyboard encrypts. || 安全键盘加密时间戳。
    safe-password-nonce | w2.18.0 | string | The nonce with which the safe keyboard encrypts. || 安全键盘加密盐值。
    safe-password-salt | w2.18.0 | string | The salt of the hash of the safe keyboard. || 安全键盘计算 hash 所用的盐值。
    safe-password-custom-hash | w2.18.0 | string | The formula of the hash of the safe keyboard. || 安全键盘计算 hash 的算法表达式。
    @input | a w s t | The text changes; `detail` has `value` and `cursor`. || 输入内容变化时触发，`detail` 包含 `value` 和 `cursor`。
    @focus | a w s t | The field got the focus. || 输入框聚焦时触发。
    @blur | a w s t | The field lost the focus. || 输入框失去焦点时触发。
    @confirm | a w s t | The key of the keyboard at the bottom right was tapped. || 点击键盘右下角按钮时触发。
    @keyboardheightchange | w2.7.0 s t | The height of the keyboard changes; `detail` has `height` and
      `duration`. || 键盘高度变化时触发，`detail` 包含 `height` 和 `duration`。
    @nicknamereview | w | The nickname was checked, with the `type` nickname. || 用户昵称审核完毕时触发，`type` 为 nickname 时有效。
    @selectionchange | w | The selection in the field changed. || 输入框的选区变化时触发。
    @keyboardcompositionstart | w | An input method begins to compose. || 输入法开始新的输入时触发。
    @keyboardcompositionupdate | w | What an input method composes changed. || 输入法正在输入的内容变化时触发。
    @keyboardcompositionend | w | An input method has ended composing. || 输入法输入结束时触发。

    <textarea> | a w s t | a morjs componentDocs remax taro; w taro taroShared componentDocs;
      s componentDocs taro taroShared; t taro taroShared
      | A text field of several lines. || 多行输入框。
    value | a w s t | string | The text in the field. || 输入框的内容。
    name | a w s t | = name of input
    placeholder | a w s t | = placeholder of input
    placeholder-style | a1.6.0 w s t | = placeholder-style of input
    placeholder-class | a1.6.0 w s t | = placeholder-class of input
    disabled | a w s t | = disabled of input
    maxlength | a w s t | = maxlength of input
    auto-focus | w s t | = auto-focus of input
    focus | a w s t | = focus of input
    auto-height | a w s t | boolean | Whether the field grows with its text. || 高度是否随内容自动增高。
    fixed | w s t | boolean | Whether the field is within something of `position: fixed`. || 输入框是否位于 `position: fixed` 的区域内。
    cursor-spacing | w s t | = cursor-spacing of input
    cursor | w1.5.0 s t | = cursor of input
    show-confirm-bar | w1.6.0 s t | boolean | Whether the bar above the keyboard with its confirm key is
      shown. || 是否显示键盘上方带有“完成”按钮的那一栏。
    show-count | a1.8.0 | boolean | Whether the number of characters is shown. || 是否显示字数统计。
    selection-start | w1.9.0 s t | = selection-start of input
    selection-end | w1.9.0 s t | = selection-end of input
    adjust-position | a w1.9.90 s t | = adjust-position of input
    adjust-keyboard-to | w | string: cursor, bottom | Which edge the keyboard leaves free: the cursor or
      the bottom of the field. || 键盘对齐的位置：光标，或输入框底部。
    hold-keyboard | w2.8.2 s t | = hold-keyboard of input
    disable-default-padding | w2.10.0 t | boolean | Whether the default padding on iOS is left out. || 是否去掉 iOS 下的默认内边距。
    confirm-type | a2.7.23 w2.13.0 s3.70.53 t | string: return, done, go, next, search, send | The text of
      the key of the keyboard at the bottom right. || 键盘右下角按钮的文本。
    confirm-hold | w2.16.0 s3.130.1 t | = confirm-hold of input
    controlled | a1.8.0 | = controlled of input
    enableNative | a | = enableNative of input
    @input | a w s t | = input of input
    @focus | a w s t | = focus of input
    @blur | a w s t | = blur of input
    @confirm | a w s t | = confirm of input
    @linechange | w s t | The number of lines changed; `detail` has `height` and `lineCount`.
      || 行数变化时触发，`detail` 包含 `height` 和 `lineCount`。
    @keyboardheightchange | w2.7.0 s t | = keyboardheightchange of input
    @selectionchange | w | = selectionchange of input
    @keyboardcompositionstart | w | = keyboardcompositionstart of input
    @keyboardcompositionupdate | w | = keyboardcompositionupdate of input
    @keyboardcompositionend | w | = keyboardcompositionend of input

    <checkbox> | a w s t | a morjs componentDocs remax taro; w taroShared componentDocs;
      s componentDocs taroShared; t taroShared
      | A check box; its value counts within a `checkbox-group`. || 多选项目，其值用于 `checkbox-group`。
    value | a w s t | string | What the group's change event says when the box is checked. || 选中时所在组的 change 事件携带的值。
    name | a w s t | string | The name of the value in a form. || 值在表单中的名称。
    checked | a w s t | boolean | Whether the box is checked. || 是否选中。
    disabled | a w s t | boolean | Whether the box cannot be used. || 是否禁用该多选项目。
    color | a1.10.0 w s t | color | The colour of the box. || 多选项目的颜色。
    @change | a | The box was checked or unchecked. || 选中或取消选中时触发。

    <checkbox-group> | a w s t | a morjs componentDocs remax; w taroShared componentDocs;
      s componentDocs taroShared; t taroShared
      | Several check boxes that have one value, the list of those that are checked.
      || 多项选择器，由多个多选项目组成，值为选中项的列表。
    name | a w s t | string | The name of the value in a form. || 值在表单中的名称。
    @change | a w s t | A box was checked or unchecked; `detail.value` is the list of the checked values.
      || 选中项变化时触发，`detail.value` 为选中的值的列表。

    <radio> | a w s t | a morjs componentDocs remax; w taroShared componentDocs;
      s componentDocs taroShared; t taroShared
      | A radio button, one of those in a `radio-group`. || 单选项目，属于某个 `radio-group`。
    value | a w s t | string | What the group's change event says when the button is chosen. || 选中时所在组的 change 事件携带的值。
    name | a w s t | string | The name of the value in a form. || 值在表单中的名称。
    checked | a w s t | boolean | Whether the button is chosen. || 该单选项目是否选中。
    disabled | a w s t | boolean | Whether the button cannot be used. || 是否禁用该单选项目。
    color | a1.10.0 w s t | color | The colour of the button. || 单选项目的颜色。

    <radio-group> | a w s t | a morjs componentDocs remax; w taroShared componentDocs;
      s componentDocs taroShared; t taroShared
      | Several radio buttons of which one is chosen. || 单项选择器，由多个单选项目组成，只能选中其中一个。
    name | a w s t | string | The name of the value in a form. || 值在表单中的名称。
    @change | a w s t | Another button was chosen; `detail.value` is its value. || 选中项变化时触发，`detail.value` 为选中项的值。

    <switch> | a w s t | a morjs componentDocs remax taro; w taroShared componentDocs;
      s componentDocs taroShared; t taroShared
      | A switch that is on or off. || 开关选择器，有开启和关闭两种状态。
    checked | a w s t | boolean | Whether the switch is on. || 是否开启。
    name | a w s t | string | The name of the value in a form. || 值在表单中的名称。
    disabled | a w s t | boolean | Whether the switch cannot be used. || 是否禁用开关。
    type | w s t | string: switch, checkbox | How the switch looks. || 开关的样式。
    color | a1.10.0 w s t | color | The colour of the switch. || 开关的颜色。
    controlled | a1.8.0 | boolean | Whether the switch shows exactly what `checked` is, whatever is tapped.
      || 是否为受控组件；为 true 时状态完全由 `checked` 决定，与点击无关。
    @change | a w s t | The switch was turned on or off; `detail.value` is its state. || 开关状态变化时触发，`detail.value` 为当前状态。

    <slider> | a w s t | a morjs componentDocs remax taro; w taro taroShared componentDocs;
      s componentDocs taroShared; t taro taroShared
      | A slider with which people choose a number. || 滑动选择器，用于选择数值。
    min | a w s t | number | The smallest value. || 最小值。
    max | a w s t | number | The largest value. || 最大值。
    step | a w s t | number | The distance between two values; it divides `max` minus `min`. || 步长，须可整除 `max` 减 `min` 的差。
    value | a w s t | number | The value. || 当前取值。
    name | a w s t | string | The name of the value in a form. || 值在表单中的名称。
    disabled | a w s t | boolean | Whether the slider cannot be moved. || 是否禁用滑动选择器。
    show-value | a w s t | boolean | Whether the value is shown beside the slider. || 是否在旁边显示当前取值。
    active-color | a w | color | The colour of the track before the handle. || 已选择部分的轨道颜色。
    activeColor | w s t | = active-color
    background-color | a w | color | The colour of the track after the handle. || 未选择部分的轨道颜色。
    backgroundColor | w s t | = background-color
    color | w s t | color | The colour of the track after the handle; use `background-color` or
      `backgroundColor` instead. || 未选择部分的轨道颜色；建议改用 `background-color` 或 `backgroundColor`。
    selected-color | w s t | color | The colour of the track before the handle; use `active-color` or
      `activeColor` instead. || 已选择部分的轨道颜色；建议改用 `active-color` 或 `activeColor`。
    block-size | w1.9.0 s t | number | The size of the handle, in pixels. || 滑块的大小，单位为 px。
    block-color | w1.9.0 s t | color | The colour of the handle. || 滑块的颜色。
    handle-size | a | number | The size of the handle, in pixels. || 滑块的大小，单位为 px。
    handle-color | a | color | The colour of the handle. || 滑块的颜色。
    track-size | a | number | The height of the track, in pixels. || 轨道的高度，单位为 px。
    @change | a w s t | A value was chosen; `detail.value` is the value. || 选定数值时触发，`detail.value` 为该值。
    @changing | a w1.7.0 s t | The slider is being moved; `detail.value` is the value. || 拖动过程中触发，`detail.value` 为当前值。

    <picker> | a w s t | a morjs componentDocs remax; w taro taroShared componentDocs;
      s componentDocs taroShared; t taroShared
      | Opens a list at the bottom of the screen from which people choose. || 从屏幕底部弹出的滚动选择器。
    mode | w! s t | string: selector, multiSelector, time, date, region | What is chosen: from one list,
      from several, a time, a date, or a region. || 选择器类型：普通、多列、时间、日期或省市区。
    range | a w s t | array | What can be chosen: strings, or objects with `range-key`. || 可选的内容：字符串，或配合 `range-key` 使用的对象。
    range-key | a w s t | string | The property of the objects in `range` that is shown. || 显示 `range` 中对象的哪个属性。
    value | a | number | The index of what is chosen. || 选中项的下标。
    value | w s t | number, string or array | What is chosen: an index, a list of them, a time, a date, or
      a region, as `mode` says. || 选中的内容：一个下标、一组下标、时间、日期或省市区，由 `mode` 决定。
    start | w s t | string | The first time or date that can be chosen. || 可选时间或日期的起始值。
    end | w s t | string | The last time or date that can be chosen. || 可选时间或日期的结束值。
    fields | w s t | string: year, month, day | How exact a date is. || 日期选择的粒度。
    custom-item | w s t | string | A first entry that each column of regions gets. || 为省市区每一列的顶部添加的自定义项。
    level | w | string: province, city, region, sub-district | How exact a region is. || 省市区选择的层级。
    title | a s | string | The title of the list. || 选择器的标题。
    header-text | w | string | The title of the list (Android). || 选择器的标题（Android）。
    name | a w s t | string | The name of the value in a form. || 值在表单中的名称。
    disabled | a w s t | boolean | Whether the list cannot be opened. || 是否禁用选择器。
    @change | a w s t | Something was chosen; `detail.value` is what `value` becomes. || 选定内容时触发，`detail.value` 为 `value` 的新值。
    @cancel | w s t | The list was closed without a choice. || 未作选择就关闭选择器时触发。
    @columnchange | w s t | A column was moved; `detail` has `column` and `value`. || 某一列变化时触发，`detail` 包含 `column` 和 `value`。

    <picker-view> | a w s t | a morjs componentDocs remax; w taro taroShared componentDocs;
      s componentDocs taroShared; t taroShared
      | A list in the page from which people choose; each column is a `picker-view-column`.
      || 嵌入页面的滚动选择器，每一列为一个 `picker-view-column`。
    value | a w s t | array | The index that is chosen in each column. || 每一列选中项的下标。
    name | a w s t | string | The name of the value in a form. || 值在表单中的名称。
    indicator-style | a w s t | string | The inline style of the frame around the choice. || 选择器中间选中框的内联样式。
    indicator-class | a1.10.0 w1.1.0 s t | string | The class of the frame around the choice. || 选择器中间选中框的样式类。
    mask-style | a1.10.0 w1.5.0 s t | string | The inline style of the mask over the other entries. || 选中框以外蒙层的内联样式。
    mask-class | a1.10.0 w1.5.0 s t | string | The class of the mask over the other entries. || 选中框以外蒙层的样式类。
    immediate-change | a2.8.7 w | boolean | Whether the change event comes when the finger is lifted, not
      when the list has stopped. || 是否在手指松开时立即触发 change 事件，而不等到滚动停止。
    @change | a w s t | Something was chosen; `detail.value` has the index in each column. || 选中内容时触发，`detail.value` 为每一列选中项的下标。
    @PickStart | a2.8.0 w s t | A column begins to move. || 某一列开始滚动时触发。
    @PickEnd | a2.8.0 w s t | The columns have stopped. || 各列停止滚动时触发。

    <picker-view-column> | a w s t | a morjs componentDocs; w taroShared componentDocs;
      s componentDocs taroShared; t taroShared
      | A column of a `picker-view`; each child is an entry. || `picker-view` 中的一列，每个子节点为一项。
    name | w s t | string | The name of the column. || 该列的名称。

    <editor> | w2.7.0 | w taro taroShared componentDocs | An editor of rich text with pictures. || 富文本编辑器，支持图片。
    read-only | w | boolean | Whether the text cannot be changed. || 是否只读。
    placeholder | w | string | The text in the editor while it is empty. || 编辑器为空时的占位文本。
    show-img-size | w | boolean | Whether a tapped picture gets a control of its size. || 点击图片时是否显示图片大小控件。
    show-img-toolbar | w | boolean | Whether a tapped picture gets a tool bar. || 点击图片时是否显示工具栏。
    show-img-resize | w | boolean | Whether a tapped picture can be resized. || 点击图片时是否可以修改其尺寸。
    focus | w | boolean | Whether the editor has the focus. || 编辑器是否获取焦点。
    name | w | string | The name of the value in a form. || 值在表单中的名称。
    @ready | w | The editor is ready. || 编辑器初始化完成时触发。
    @focus | w | The editor got the focus; `detail` has `html`, `text` and `delta`.
      || 编辑器聚焦时触发，`detail` 包含 `html`、`text` 和 `delta`。
    @blur | w | The editor lost the focus; `detail` has `html`, `text` and `delta`.
      || 编辑器失去焦点时触发，`detail` 包含 `html`、`text` 和 `delta`。
    @input | w | The text changes; `detail` has `html`, `text` and `delta`. || 编辑器内容变化时触发，`detail` 包含 `html`、`text` 和 `delta`。
    @statuschange | w | The styles of the selection changed; `detail` has them. || 选区的样式变化时触发，`detail` 为当前样式。

    <editor-portal> | w | w mpx | A place within an `editor` for nodes of the page. || `editor` 中用于放置页面节点的位置。
    <keyboard-accessory> | w2.15.0 | w mpx taro componentDocs
      | A bar of `cover-view` and `cover-image` above the keyboard, within an `input` or `textarea`.
      || 键盘上方的工具栏，由 `cover-view` 和 `cover-image` 组成，写在 `input` 或 `textarea` 内。
    <navigator> | a w s t | a morjs componentDocs remax; w taro taroShared componentDocs;
      s componentDocs taro taroShared; t taroShared
      | A link: a tap opens a page of this or another program. || 页面链接，点击后打开本小程序或其他小程序的页面。
    url | a w s t | path | The page to open. || 要打开的页面。
    open-type | a w s t | string: navigate, redirect, switchTab, reLaunch, navigateBack, exit | How the
      page is opened. || 跳转方式。
    target | w2.0.7 s2.5.2 t | string: self, miniProgram | Whether the page is of this or another program. || 跳转目标为本小程序还是其他小程序。
    delta | w s t | number | How many pages to go back, with the `open-type` navigateBack.
      || 回退的层数，`open-type` 为 navigateBack 时有效。
    app-id | w2.0.7 s2.5.2 t | string | The other program, with the `target` miniProgram. || 要打开的小程序，`target` 为 miniProgram 时有效。
    path | w2.0.7 s2.5.2 t | path | The page of the other program, with the `target` miniProgram; without
      it its first one. || 要打开的小程序的页面，`target` 为 miniProgram 时有效；不设置则打开其首页。
    extra-data | w2.0.7 s2.5.2 t | object | What the other program is given, with the `target` miniProgram.
      || 传递给目标小程序的数据，`target` 为 miniProgram 时有效。
    version | w2.0.7 s2.5.2 t | string: develop, trial, release | The version of the other program, with
      the `target` miniProgram. || 要打开的小程序版本，`target` 为 miniProgram 时有效。
    short-link | w2.18.1 | string | A link to the other program, instead of `app-id` and `path`.
      || 目标小程序的链接，可代替 `app-id` 和 `path`。
    hover-class | a w s t | = hover-class of view
    hover-start-time | a w s t | = hover-start-time of view
    hover-stay-time | a w s t | = hover-stay-time of view
    hover-stop-propagation | w1.5.0 s t | = hover-stop-propagation of view
    @success | w2.0.7 s2.5.2 t | The other program was opened. || 跳转小程序成功时触发。
    @fail | w2.0.7 s2.5.2 t | The other program could not be opened. || 跳转小程序失败时触发。
    @complete | w2.0.7 s2.5.2 t | Opening the other program has ended, with success or without. || 跳转小程序完成时触发，无论成功或失败。

    <functional-page-navigator> | w | w taro componentDocs
      | A link that opens a page of functions of the container, for plugins. || 功能页跳转链接，打开容器的功能页，仅用于插件。
    name | w2.1.0 | string: loginAndGetUserInfo, requestPayment, chooseAddress | The function. || 要跳转到的功能页。
    args | w2.1.0 | object | What the function is given. || 传给功能页的参数。
    version | w2.1.0 | string: develop, trial, release | The version of the program whose page is opened. || 跳转到的小程序版本。
    @success | w2.1.0 | The function succeeded. || 功能页操作成功时触发。
    @fail | w2.1.0 | The function failed. || 功能页操作失败时触发。
    @cancel | w | The user came back without using the function. || 用户未使用该功能就返回时触发。
    """
}
