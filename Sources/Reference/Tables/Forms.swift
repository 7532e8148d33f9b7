extension ReferenceTable {
  /// What people type into, choose from and tap.
  static let forms = """
    <button> | a w s t | A button; it can also submit a form or open a function of the container.
    size | a w s t | string: default, mini | How large the button is.
    type | a w s t | string: default, primary, warn | The look of the button.
    plain | a w s t | boolean | Whether the button has a transparent background.
    disabled | a w s t | boolean | Whether the button cannot be tapped.
    loading | a w s t | boolean | Whether a loading picture is before the text.
    form-type | a t | string: submit, reset | What a tap does to the form around the button.
    | w | string: submit, reset, submitToGroup
    | s | string: submit, reset, buttonclick
    open-type | a1.1.0 | string: share, getAuthorize, contactShare, lifestyle | The function of the
      container that a tap opens.
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
      getAuthorize.
    public-id | a | string | The life account to follow, with the `open-type` lifestyle.
    app-parameter | a w1.9.5 s t | string | What an app that the button opens is given, with the
      `open-type` launchApp.
    name | w s t | string | The name of the button in a form.
    lang | w1.3.0 s t | string: en, zh_CN, zh_TW | The language of the user's data, with the `open-type`
      getUserInfo.
    session-from | w1.4.0 s t | string | Where a conversation with customer service comes from, with the
      `open-type` contact.
    send-message-title | w1.5.0 s t | string | The title of the message card in the conversation, with the
      `open-type` contact.
    send-message-path | w1.5.0 s t | string | The page that the message card opens, with the `open-type`
      contact.
    send-message-img | w1.5.0 s t | string | The picture of the message card, with the `open-type` contact.
    show-message-card | w1.5.0 s t | boolean | Whether the conversation offers the message card, with the
      `open-type` contact.
    business-id | w | string | The customer service account of a conversation, with the `open-type` contact.
    subscribe-id | s | string | The occasion of a subscription to messages, a name of your own.
    template-id | s | string | The template of the messages to subscribe to.
    group-id | t | string | The fan group to join.
    data-aweme-id | t | string | The Douyin account whose profile is opened.
    data-channel | t | string | Where a shared content appears.
    data-is-half-page | t | boolean | Whether what opens covers half of the page.
    @tap | a | The button was tapped.
    @getauthorize | a1.11.0 | The user agreed, with the `open-type` getAuthorize.
    @error | a1.11.0 w1.9.5 s t | The function that `open-type` names failed.
    @followlifestyle | a1.11.0 | The user followed the life account or did not, with the `open-type`
      lifestyle.
    @getuserinfo | a2.8.0 w1.3.0 s t | The user's data is there, with an `open-type` that requests it.
    @getphonenumber | a2.8.0 w1.2.0 s1.12.14 t | The user's telephone number is there, with an `open-type`
      that requests it.
    @getrealtimephonenumber | w | The telephone number, verified just now, is there, with the `open-type`
      getRealtimePhoneNumber.
    @chooseavatar | a w | The user chose a picture; `detail.avatarUrl` is its address.
    @contact | w1.5.0 s t | The user came back from customer service, with the `open-type` contact.
    @launchapp | w s t | The app was opened, with the `open-type` launchApp.
    @opensetting | w2.0.7 s t | The user left the page of permissions, with the `open-type` openSetting.
    @agreeprivacyauthorization | w | The user agreed to the privacy notice.
    @createliveactivity | w | A live activity was created.
    @chooseAddress | s3.160.3 | The user chose an address, with the `open-type` chooseAddress.
    @chooseInvoiceTitle | s3.160.3 | The user chose an invoice title, with the `open-type` chooseInvoiceTitle.
    @chooseaddress | s3.160.3 | = chooseAddress
    @chooseinvoicetitle | s3.160.3 | = chooseInvoiceTitle
    @login | s | The user logged in, or did not.
    @subscribe | s | The user subscribed to messages, or did not.
    @joingroup | t | The user joined the fan group, or did not.
    @openawemeuserprofile | t | The profile of a Douyin account was opened.
    @addfriend | q | The user added a friend, or did not.
    @addgroupapp | q | The user added the program to a group, or did not.

    <form> | a w s t | Collects the values of the inputs in it, which a button of the `form-type` submit
      sends.
    report-submit | a1.3.0 w s t | boolean | Whether the submit event has an id with which a message can be
      sent.
    report-submit-timeout | w s t | number | How long to wait for that id before it is known to be missing,
      in milliseconds.
    report-type | s3.105.3 | string: default, subscribe | The kind of messages that `report-submit` is for.
    subscribe-id | s3.105.3 | string | The occasion of a subscription, a name of your own, with the
      `report-type` subscribe.
    template-id | s3.105.3 | string | The template of the messages, with the `report-type` subscribe.
    skip-subscribe-authorize | s | boolean | Whether the user is not asked for a permission that is there
      already.
    name | w s t | string | The name of the form.
    @submit | a w s t | The form is submitted; `detail.value` has the value of each named input.
    @submitToGroup | w | The form is submitted to a group chat.
    @reset | a w s t | The form is reset.

    <label> | a w s t | Text for an input: a tap on it is a tap on the input.
    for | a w s t | string | The `id` of the input; without it the first input within the label counts.
    name | w s t | string | The name of the label in a form.

    <input> | a w s t | A text field of one line.
    value | a w s t | string | The text in the field.
    name | a w s t | string | The name of the value in a form.
    type | a | string: text, number, idcard, digit, numberpad, digitpad, idcardpad | What is typed, which
      chooses the keyboard.
    | w | string: text, number, idcard, digit, safe-password, nickname
    | s t | string: text, number, idcard, digit
    password | a w s t | boolean | Whether the text is hidden as a password.
    placeholder | a w s t | string | The text in the field while it is empty.
    placeholder-style | a1.6.0 w s t | string | The inline style of the placeholder.
    placeholder-class | a1.6.0 w s t | string | The class of the placeholder.
    disabled | a w s t | boolean | Whether the field cannot be used.
    maxlength | a w s t | number | How many characters the field takes; -1 is no limit.
    cursor-spacing | w s t | number | The distance to keep between the cursor and the keyboard, in pixels.
    cursor-color | w | color | The colour of the cursor.
    auto-focus | w s t | boolean | Whether the field has the focus at once; use `focus` instead.
    focus | a w s t | boolean | Whether the field has the focus, which opens the keyboard.
    confirm-type | a1.7.0 w1.1.0 s t | string: done, go, next, search, send | The text of the key of the
      keyboard at the bottom right.
    confirm-hold | a1.7.0 w1.1.0 s t | boolean | Whether that key leaves the keyboard open.
    always-embed | w2.10.4 | boolean | Whether the field stays in the layer of the page when it has the
      focus (iOS).
    always-system | a2.7.3 | boolean | Whether the keyboard of the system is always used.
    cursor | a w1.5.0 s t | number | Where the cursor is when the field gets the focus.
    selection-start | a1.7.0 w1.9.0 s t | number | Where the selection begins when the field gets the
      focus; together with `selection-end`.
    selection-end | a1.7.0 w1.9.0 s t | number | Where the selection ends when the field gets the focus;
      together with `selection-start`.
    adjust-position | w1.9.90 s t | boolean | Whether the page moves up when the keyboard opens.
    hold-keyboard | w2.8.2 s t | boolean | Whether a tap on the page leaves the keyboard open.
    controlled | a1.9.0 | boolean | Whether the field shows exactly what `value` is, whatever is typed.
    random-number | a1.9.0 | boolean | Whether a keyboard of digits has them in random order.
    randomNumber | a | = random-number
    enableNative | a | boolean | Whether the field is drawn by the system instead of the page.
    auto-fill | w | string | The kind of stored data that is offered to fill in the field.
    clue-type | t | string | The kind of customer data that the field asks for.
    safe-password-cert-path | w2.18.0 | path | The public key with which the safe keyboard encrypts, a file
      of the program.
    safe-password-length | w2.18.0 | number | How long the password of the safe keyboard is.
    safe-password-time-stamp | w2.18.0 | number | The time stamp with which the safe keyboard encrypts.
    safe-password-nonce | w2.18.0 | string | The nonce with which the safe keyboard encrypts.
    safe-password-salt | w2.18.0 | string | The salt of the hash of the safe keyboard.
    safe-password-custom-hash | w2.18.0 | string | The formula of the hash of the safe keyboard.
    @input | a w s t | The text changes; `detail` has `value` and `cursor`.
    @focus | a w s t | The field got the focus.
    @blur | a w s t | The field lost the focus.
    @confirm | a w s t | The key of the keyboard at the bottom right was tapped.
    @keyboardheightchange | w2.7.0 s t | The height of the keyboard changes; `detail` has `height` and
      `duration`.
    @nicknamereview | w | The nickname was checked, with the `type` nickname.
    @selectionchange | w | The selection in the field changed.
    @keyboardcompositionstart | w | An input method begins to compose.
    @keyboardcompositionupdate | w | What an input method composes changed.
    @keyboardcompositionend | w | An input method has ended composing.

    <textarea> | a w s t | A text field of several lines.
    value | a w s t | string | The text in the field.
    name | a w s t | = name of input
    placeholder | a w s t | = placeholder of input
    placeholder-style | a1.6.0 w s t | = placeholder-style of input
    placeholder-class | a1.6.0 w s t | = placeholder-class of input
    disabled | a w s t | = disabled of input
    maxlength | a w s t | = maxlength of input
    auto-focus | w s t | = auto-focus of input
    focus | a w s t | = focus of input
    auto-height | a w s t | boolean | Whether the field grows with its text.
    fixed | w s t | boolean | Whether the field is within something of `position: fixed`.
    cursor-spacing | w s t | = cursor-spacing of input
    cursor | w1.5.0 s t | = cursor of input
    show-confirm-bar | w1.6.0 s t | boolean | Whether the bar above the keyboard with its confirm key is
      shown.
    show-count | a1.8.0 | boolean | Whether the number of characters is shown.
    selection-start | w1.9.0 s t | = selection-start of input
    selection-end | w1.9.0 s t | = selection-end of input
    adjust-position | w1.9.90 s t | = adjust-position of input
    adjust-keyboard-to | w | string: cursor, bottom | Which edge the keyboard leaves free: the cursor or
      the bottom of the field.
    hold-keyboard | w2.8.2 s t | = hold-keyboard of input
    disable-default-padding | w2.10.0 t | boolean | Whether the default padding on iOS is left out.
    confirm-type | a2.7.23 w2.13.0 s3.70.53 t | string: return, done, go, next, search, send | The text of
      the key of the keyboard at the bottom right.
    confirm-hold | w2.16.0 s3.130.1 t | = confirm-hold of input
    controlled | a1.8.0 | = controlled of input
    enableNative | a | = enableNative of input
    @input | a w s t | = input of input
    @focus | a w s t | = focus of input
    @blur | a w s t | = blur of input
    @confirm | a w s t | = confirm of input
    @linechange | w s t | The number of lines changed; `detail` has `height` and `lineCount`.
    @keyboardheightchange | w2.7.0 s t | = keyboardheightchange of input
    @selectionchange | w | = selectionchange of input
    @keyboardcompositionstart | w | = keyboardcompositionstart of input
    @keyboardcompositionupdate | w | = keyboardcompositionupdate of input
    @keyboardcompositionend | w | = keyboardcompositionend of input

    <checkbox> | a w s t | A check box; its value counts within a `checkbox-group`.
    value | a w s t | string | What the group's change event says when the box is checked.
    name | a w s t | string | The name of the value in a form.
    checked | a w s t | boolean | Whether the box is checked.
    disabled | a w s t | boolean | Whether the box cannot be used.
    color | a1.10.0 w s t | color | The colour of the box.
    @change | a | The box was checked or unchecked.

    <checkbox-group> | a w s t | Several check boxes that have one value, the list of those that are checked.
    name | a w s t | string | The name of the value in a form.
    @change | a w s t | A box was checked or unchecked; `detail.value` is the list of the checked values.

    <radio> | a w s t | A radio button, one of those in a `radio-group`.
    value | a w s t | string | What the group's change event says when the button is chosen.
    name | a w s t | string | The name of the value in a form.
    checked | a w s t | boolean | Whether the button is chosen.
    disabled | a w s t | boolean | Whether the button cannot be used.
    color | a1.10.0 w s t | color | The colour of the button.

    <radio-group> | a w s t | Several radio buttons of which one is chosen.
    name | a w s t | string | The name of the value in a form.
    @change | a w s t | Another button was chosen; `detail.value` is its value.

    <switch> | a w s t | A switch that is on or off.
    checked | a w s t | boolean | Whether the switch is on.
    name | a w s t | string | The name of the value in a form.
    disabled | a w s t | boolean | Whether the switch cannot be used.
    type | w s t | string: switch, checkbox | How the switch looks.
    color | a1.10.0 w s t | color | The colour of the switch.
    controlled | a1.8.0 | boolean | Whether the switch shows exactly what `checked` is, whatever is tapped.
    @change | a w s t | The switch was turned on or off; `detail.value` is its state.

    <slider> | a w s t | A slider with which people choose a number.
    min | a w s t | number | The smallest value.
    max | a w s t | number | The largest value.
    step | a w s t | number | The distance between two values; it divides `max` minus `min`.
    value | a w s t | number | The value.
    name | a w s t | string | The name of the value in a form.
    disabled | a w s t | boolean | Whether the slider cannot be moved.
    show-value | a w s t | boolean | Whether the value is shown beside the slider.
    active-color | a w | color | The colour of the track before the handle.
    activeColor | w s t | = active-color
    background-color | a w | color | The colour of the track after the handle.
    backgroundColor | w s t | = background-color
    color | w s t | color | The colour of the track after the handle; use `background-color` or
      `backgroundColor` instead.
    selected-color | w s t | color | The colour of the track before the handle; use `active-color` or
      `activeColor` instead.
    block-size | w1.9.0 s t | number | The size of the handle, in pixels.
    block-color | w1.9.0 s t | color | The colour of the handle.
    handle-size | a | number | The size of the handle, in pixels.
    handle-color | a | color | The colour of the handle.
    track-size | a | number | The height of the track, in pixels.
    @change | a w s t | A value was chosen; `detail.value` is the value.
    @changing | a w1.7.0 s t | The slider is being moved; `detail.value` is the value.

    <picker> | a w s t | Opens a list at the bottom of the screen from which people choose.
    mode | w s t | string: selector, multiSelector, time, date, region | What is chosen: from one list,
      from several, a time, a date, or a region.
    range | a w s t | array | What can be chosen: strings, or objects with `range-key`.
    range-key | a w s t | string | The property of the objects in `range` that is shown.
    value | a | number | The index of what is chosen.
    value | w s t | number, string or array | What is chosen: an index, a list of them, a time, a date, or
      a region, as `mode` says.
    start | w s t | string | The first time or date that can be chosen.
    end | w s t | string | The last time or date that can be chosen.
    fields | w s t | string: year, month, day | How exact a date is.
    custom-item | w s t | string | A first entry that each column of regions gets.
    level | w | string: province, city, region, sub-district | How exact a region is.
    title | a s | string | The title of the list.
    header-text | w | string | The title of the list (Android).
    name | a w s t | string | The name of the value in a form.
    disabled | a w s t | boolean | Whether the list cannot be opened.
    @change | a w s t | Something was chosen; `detail.value` is what `value` becomes.
    @cancel | w s t | The list was closed without a choice.
    @columnchange | w s t | A column was moved; `detail` has `column` and `value`.

    <picker-view> | a w s t | A list in the page from which people choose; each column is a
      `picker-view-column`.
    value | a w s t | array | The index that is chosen in each column.
    name | a w s t | string | The name of the value in a form.
    indicator-style | a w s t | string | The inline style of the frame around the choice.
    indicator-class | a1.10.0 w1.1.0 s t | string | The class of the frame around the choice.
    mask-style | a1.10.0 w1.5.0 s t | string | The inline style of the mask over the other entries.
    mask-class | a1.10.0 w1.5.0 s t | string | The class of the mask over the other entries.
    immediate-change | a2.8.7 w | boolean | Whether the change event comes when the finger is lifted, not
      when the list has stopped.
    @change | a w s t | Something was chosen; `detail.value` has the index in each column.
    @pickstart | a2.8.0 w s t | A column begins to move.
    @pickend | a2.8.0 w s t | The columns have stopped.

    <picker-view-column> | a w s t | A column of a `picker-view`; each child is an entry.
    name | w s t | string | The name of the column.

    <editor> | w2.7.0 | An editor of rich text with pictures.
    read-only | w | boolean | Whether the text cannot be changed.
    placeholder | w | string | The text in the editor while it is empty.
    show-img-size | w | boolean | Whether a tapped picture gets a control of its size.
    show-img-toolbar | w | boolean | Whether a tapped picture gets a tool bar.
    show-img-resize | w | boolean | Whether a tapped picture can be resized.
    focus | w | boolean | Whether the editor has the focus.
    name | w | string | The name of the value in a form.
    @ready | w | The editor is ready.
    @focus | w | The editor got the focus; `detail` has `html`, `text` and `delta`.
    @blur | w | The editor lost the focus; `detail` has `html`, `text` and `delta`.
    @input | w | The text changes; `detail` has `html`, `text` and `delta`.
    @statuschange | w | The styles of the selection changed; `detail` has them.

    <editor-portal> | w | A place within an `editor` for nodes of the page.
    <keyboard-accessory> | w2.15.0 | A bar of `cover-view` and `cover-image` above the keyboard, within an
      `input` or `textarea`.
    <navigator> | a w s t | A link: a tap opens a page of this or another program.
    url | a w s t | path | The page to open.
    open-type | a w s t | string: navigate, redirect, switchTab, reLaunch, navigateBack, exit | How the
      page is opened.
    target | w2.0.7 s2.5.2 t | string: self, miniProgram | Whether the page is of this or another program.
    delta | w s t | number | How many pages to go back, with the `open-type` navigateBack.
    app-id | w2.0.7 s2.5.2 t | string | The other program, with the `target` miniProgram.
    path | w2.0.7 s2.5.2 t | path | The page of the other program, with the `target` miniProgram; without
      it its first one.
    extra-data | w2.0.7 s2.5.2 t | object | What the other program is given, with the `target` miniProgram.
    version | w2.0.7 s2.5.2 t | string: develop, trial, release | The version of the other program, with
      the `target` miniProgram.
    short-link | w2.18.1 | string | A link to the other program, instead of `app-id` and `path`.
    hover-class | a w s t | = hover-class of view
    hover-start-time | a w s t | = hover-start-time of view
    hover-stay-time | a w s t | = hover-stay-time of view
    hover-stop-propagation | w1.5.0 s t | = hover-stop-propagation of view
    @success | w2.0.7 s2.5.2 t | The other program was opened.
    @fail | w2.0.7 s2.5.2 t | The other program could not be opened.
    @complete | w2.0.7 s2.5.2 t | Opening the other program has ended, with success or without.

    <functional-page-navigator> | w | A link that opens a page of functions of the container, for plugins.
    name | w2.1.0 | string: loginAndGetUserInfo, requestPayment, chooseAddress | The function.
    args | w2.1.0 | object | What the function is given.
    version | w2.1.0 | string: develop, trial, release | The version of the program whose page is opened.
    @success | w2.1.0 | The function succeeded.
    @fail | w2.1.0 | The function failed.
    @cancel | w | The user came back without using the function.
    """
}
