extension ReferenceTable {
  /// What opens a function of the container: advertisements, accounts, payments.
  static let open = """
    <ad> | a w1.9.94 s t | a morjs; w taro taroShared componentDocs; s componentDocs taro taroShared;
      t taro taroShared
      | An advertisement. || 广告。
    unit-id | w s t | string | The place of the advertisement, made in the platform's console. || 广告位 id，在平台的管理后台创建。
    appid | s | string | The program's id. || 小程序的 id。
    apid | s | string | The place of the advertisement. || 广告位 id。
    type | s | string: feed, banner | The kind of advertisement, which must fit its place. || 广告类型，须与广告位一致。
    type | t | string | The kind of advertisement. || 广告类型。
    ad-type | w | string: banner, video, grid | The kind of advertisement. || 广告类型。
    ad-theme | w | string: white, black | The colours of the advertisement. || 广告的配色。
    ad-intervals | w s t | number | After how many seconds another one is shown, 30 or more; without it
      none is. || 广告自动刷新的间隔，单位为秒，至少为 30；不设置则不刷新。
    updatetime | s | string | Another advertisement is shown when this changes. || 该值变化时刷新广告。
    scale | t | number | How large the advertisement is. || 广告的大小。
    fixed | t | boolean | Whether the advertisement stays in place. || 广告是否固定不动。
    @load | w2.2.1 s t | The advertisement is loaded. || 广告加载成功时触发。
    @error | w2.2.1 | The advertisement could not be loaded; `detail.errCode` says why. || 广告加载失败时触发，`detail.errCode` 为失败原因。
    @error | s t | The advertisement could not be loaded. || 广告加载失败时触发。
    @close | w s t | The advertisement was closed. || 广告关闭时触发。
    @status | s | The state of an advertisement in a video changed. || 视频广告的状态变化时触发。

    <ad-custom> | w2.10.4 | w taro componentDocs | An advertisement in a layout of your own. || 原生模板广告，布局可自定义。
    unit-id | w | = unit-id of ad
    ad-intervals | w | = ad-intervals of ad
    @load | w | = load of ad
    @error | w | = error of ad
    @videoended | w | The video of the advertisement has ended. || 广告视频播放结束时触发。

    <ad-feeds> | a | a uniApp | Advertisements of Alipay in a list. || 支付宝的信息流广告，用于列表。
    space-code | a | string | The place of the advertisement. || 广告位 id。
    @RenderSuccess | a | The advertisement is drawn. || 广告渲染成功时触发。

    <cdp> | a | a morjs
      | A place of Alipay for content that is managed in the console, of which no public page says more.
      || 支付宝的内容展位，内容在后台管理，没有公开文档进一步说明。
    <ucdp> | a | a morjs
      | A place of Alipay for content that is managed in the console, of which no public page says more.
      || 支付宝的内容展位，内容在后台管理，没有公开文档进一步说明。
    <spread> | a | a morjs uniApp | A place of Alipay for promotion, of which no public page says more.
      || 支付宝的推广展位，没有公开文档进一步说明。
    <poster> | a | a uniApp | A poster of Alipay, of which no public page says more. || 支付宝的海报，没有公开文档进一步说明。
    <mkt> | a | a uniApp | A marketing component of Alipay, of which no public page says more.
      || 支付宝的营销组件，没有公开文档进一步说明。
    <cashier> | a | a uniApp | A payment component of Alipay, of which no public page says more.
      || 支付宝的收银组件，没有公开文档进一步说明。
    <ix-grid> | a | a uniApp | A grid of Alipay's IoT devices, of which no public page says more.
      || 支付宝 IoT 设备的宫格，没有公开文档进一步说明。
    <ix-native-grid> | a | a uniApp
      | A native grid of Alipay's IoT devices, of which no public page says more.
      || 支付宝 IoT 设备的原生宫格，没有公开文档进一步说明。
    <ix-native-list> | a | a uniApp
      | A native list of Alipay's IoT devices, of which no public page says more.
      || 支付宝 IoT 设备的原生列表，没有公开文档进一步说明。
    <add-to-favorite> | a | a morjs | A button of Alipay that keeps the program among the favourites.
      || 支付宝的收藏按钮，用于收藏小程序。
    <zm-credit-assessment> | a | a morjs
      | A component of Alipay for assessments by Zhima Credit, of which no public page says more.
      || 支付宝的芝麻信用评估组件，没有公开文档进一步说明。
    <zm-evaluation> | a | a morjs
      | A component of Alipay for evaluations by Zhima Credit, of which no public page says more.
      || 支付宝的芝麻信用评价组件，没有公开文档进一步说明。
    <lifestyle> | a | a morjs componentDocs remax taro uniApp
      | A bar with which people follow a life account of Alipay. || 关注支付宝生活号的组件栏。
    public-id | a | string | The life account, one that is linked with the program. || 生活号，须与小程序关联。
    memo | a | string | The text, of one line. || 提示文本，单行显示。
    @follow | a | The user followed the account. || 用户关注生活号时触发。

    <life-follow> | a | a taro uniApp | A component with which people follow a life account of Alipay.
      || 关注支付宝生活号的组件。
    sceneId | a | string | The occasion, from the console. || 场景 id，从后台获取。
    checkFollow | a | any | Whether it is checked if the user follows the account already. || 是否检查用户已经关注该生活号。
    @CheckFollow | a | It was checked whether the user follows the account. || 检查用户是否关注生活号后触发。
    @close | a | The component was closed. || 组件关闭时触发。

    <contact-button> | a | a morjs componentDocs remax taro uniApp
      | A button that opens a conversation with customer service. || 智能客服按钮，点击后打开客服会话。
    tnt-inst-id | a | string | The company's code. || 企业编码。
    scene | a | string | The code of the chat window. || 聊天窗编码。
    size | a1.9.0 | number or string | The length of an edge of the button. || 按钮的边长。
    color | a1.9.0 | color | The colour of the button. || 按钮的颜色。
    icon | a1.9.0 | path | The picture of the button. || 按钮的图标。
    alipay-card-no | a | string | The Alipay id of the visitor, who gets an answer as a message after leaving.
      || 访客的支付宝 id，访客离开后通过消息收到回复。
    ext-info | a | string | Further data for customer service, encoded as a component of an address. || 传给客服的扩展信息，须经 URL 编码。

    <error-view> | a | a morjs componentDocs uniApp | A page for an error or an empty state. || 异常页，用于显示错误或空状态。
    fullscreen | a | boolean | Whether it fills the screen. || 是否全屏。
    type | a | string: default, busy, error, network, trade | The kind of error. || 异常的类型。
    title | a | string | The first line of text. || 第一行文本。
    title-color | a | color | The colour of the first line. || 第一行文本的颜色。
    message | a | string | The second line, shown where it fills the screen. || 第二行文本，全屏时显示。
    message-color | a | color | The colour of the second line. || 第二行文本的颜色。

    <join-group-chat> | a | a uniApp | A button with which people join a group chat of Alipay. || 加入支付宝群聊的按钮。
    template-id | a | string | The template of the button, from the console. || 按钮的模板，从后台获取。

    <subscribe-message> | a | a morjs uniApp | A component with which people subscribe to messages. || 订阅消息的组件。
    template-id | a | string | The template of the messages. || 消息的模板。
    @complete | a | The user answered. || 用户作出选择后触发。

    <open-avatar> | a | a uniApp | The picture of an Alipay user. || 支付宝用户的头像。
    userId | a | string | The user. || 用户 id。
    size | a | string | The size of the picture. || 头像的大小。

    <open-data> | w1.4.0 | w taro taroShared componentDocs
      | Shows data of a group or of the user; since 2022 it shows no user's own data any more.
      || 展示群或用户的开放数据；2022 年起不再展示用户本人的数据。
    type | w | string: groupName, userNickName, userAvatarUrl, userGender, userCity, userProvince,
      userCountry, userLanguage | Which data. || 开放数据的类型。
    open-gid | w | string | The group, with the `type` groupName. || 群 id，`type` 为 groupName 时有效。
    lang | w | string: en, zh_CN, zh_TW | The language of the data. || 数据的语言。
    default-text | w | string | The text where there is no data. || 数据为空时的默认文案。
    default-avatar | w | path | The picture where there is none. || 图片为空时的默认图片。
    @error | w | The group or its data could not be shown. || 群或其数据展示失败时触发。

    <open-data> | s t | s componentDocs taro taroShared; t taro taroShared
      | Shows data of the user that the program does not get. || 展示用户的开放数据，小程序本身取不到该数据。
    type | s t | string | Which data. || 开放数据的类型。
    open-gid | s t | string | The group, with the `type` groupName. || 群 id，`type` 为 groupName 时有效。
    lang | s t | string: en, zh_CN, zh_TW | The language of the data. || 数据的语言。
    default-text | s t | string | The text where there is no data. || 数据为空时的默认文案。
    default-avatar | s t | path | The picture where there is none. || 图片为空时的默认图片。
    use-empty-value | t | boolean | Whether nothing is shown where there is no data. || 数据为空时是否不展示任何内容。
    @error | s t | The group or its data could not be shown. || 群或其数据展示失败时触发。

    <official-account> | w2.3.0 | w taro componentDocs
      | A bar with which people follow the official account of the program. || 公众号关注组件，用于关注小程序关联的公众号。
    @load | w | The bar is loaded. || 组件加载成功时触发。
    @error | w | The bar could not be loaded. || 组件加载失败时触发。

    <official-account-publish> | w | w mpx
      | A publication of an official account, of which no public page says more. || 公众号的发布内容，没有公开文档进一步说明。
    <store-home> | w | w mpx | A link to the home page of a WeChat shop. || 微信小店首页的链接。
    <store-product> | w | w mpx | A product of a WeChat shop. || 微信小店的商品。
    <store-coupon> | w | w mpx | A coupon of a WeChat shop. || 微信小店的优惠券。
    <store-gift> | w | w mpx | A gift of a WeChat shop. || 微信小店的礼物。
    <follow-swan> | s | s taro | A button with which people follow the program. || 关注小程序的按钮。
    type | s | string | The look of the button. || 按钮的样式类型。
    size | s | string | The size of the button. || 按钮的大小。
    @favorstatuschange | s | The user follows the program, or does not any more; the event has `isFavor`.
      || 用户关注或取消关注小程序时触发，事件中包含 `isFavor`。

    <like> | s | s taro | A button with which people like something. || 点赞按钮。
    like-param | s | object | What is liked. || 点赞的对象。
    like-type | s | number: 0, 1 | Whether an article (0) or a comment (1) is liked. || 点赞的类型：文章（0）或评论（1）。
    is-liked | s | boolean | Whether the user likes it. || 用户是否已点赞。
    like-num | s | number | How many people like it. || 点赞数。
    icon-type | s | string: hand, heart | The look of the picture. || 图标的样式。
    animation-type | s | number: 0, 1, 2 | The movement when it is tapped: none, light, or strong. || 点击时的动效：无动效、轻动效或强动效。
    mode | s | string: icon, mixture | Whether there is a picture alone or one with text. || 仅有图标，还是带有文案。
    like-text | s | string | The text beside the picture, with the `mode` mixture. || 图标旁的文案，`mode` 为 mixture 时有效。
    is-show-toast | s | boolean | Whether a note is shown when it is tapped. || 点击时是否显示提示。
    toast-text | s | array | The texts of the note after a tap, for a like and for its end.
      || 点击时提示的文案，分别用于点赞和取消点赞。
    @success | s | The user likes it, or does not any more. || 用户点赞或取消点赞成功时触发。
    @fail | s | The service did not take the change. || 点赞或取消点赞的请求失败时触发。
    @error | s | The user is not logged in. || 用户未登录时触发。

    <comment-list> | s | s taro | The comments on a page. || 页面的评论列表。
    comment-param | s | object | What is commented on. || 评论的对象。
    detail-path | s | path | The page that shows one comment with its answers. || 评论详情页，展示一条评论及其回复。
    is-page-scroll | s | boolean | Whether the page scrolls with the comments. || 页面是否随评论滚动。
    need-toolbar | s | boolean | Whether there is a tool bar. || 是否需要底部互动栏。
    toolbar-config | s | object | What the tool bar has. || 互动栏的配置。
    add-comment | s | boolean | Whether the field for a comment is open at once. || 是否直接打开评论框。
    is-folded | s | boolean | Whether only the first comments are shown. || 是否只显示前几条评论，折叠其余评论。
    fold-num | s | number | How many comments are shown while the others are folded. || 折叠时显示的评论条数。
    view-more-path | s | path | The page that shows all comments. || 查看全部评论的页面。
    view-more-style | s | object | The look of the link to all comments, such as its `color`. || “查看更多”链接的样式，例如 `color`。
    @clickcomment | s | A comment was tapped. || 点击评论时触发。
    @viewmore | s | The link to all comments was tapped. || 点击“查看更多”链接时触发。

    <comment-detail> | s | s taro | A comment with its answers. || 评论详情，展示一条评论及其回复。
    comment-param | s | = comment-param of comment-list
    srid | s | string | The comment. || 评论 id。
    is-page-scroll | s | = is-page-scroll of comment-list
    need-toolbar | s | = need-toolbar of comment-list
    need-like-btn | s | boolean | Whether comments can be liked. || 评论是否可以点赞。
    add-comment | s | = add-comment of comment-list
    back-list-after-delete | s | boolean | Whether the page goes back when the comment is deleted. || 删除评论后是否返回上一页。
    @delete | s | The comment was deleted. || 删除评论时触发。

    <login> | s | s taro | A form with which people log in by their phone number. || 手机号登录表单。
    button-class | s | string | The class of the button. || 按钮的样式类。
    theme-color | s | color | The colour of the button and of the check box. || 按钮和勾选框的颜色。
    checked-color | s | color | The colour of the check box. || 勾选框的颜色。
    @getphonenumber | s | The user's phone number is there. || 取得用户手机号时触发。
    @loaderror | s | The form could not be loaded. || 表单加载失败时触发。

    <inline-payment-panel> | s | s taro | Lets people choose how they pay, within the page. || 内嵌于页面的支付方式选择面板。
    total-amount | s | string | The amount, in hundredths. || 金额，单位为分。
    app-key | s | string | The key of the program for payments. || 小程序用于支付的 key。
    deal-id | s | string | The id of the program for payments. || 小程序用于支付的 id。
    promotion-tag | s | string | The promotion that applies. || 所用的优惠。
    style-type | s | string: tiny, small, default, medium, large | How large it is drawn. || 面板的尺寸样式。
    custom-style | s | string | A style of your own. || 自定义样式。
    enable-page-back-modal | s | boolean | Whether leaving the page needs a confirmation. || 离开页面时是否需要确认。
    @getpaymentinfo | s | The user chose a way of paying. || 用户选择支付方式时触发。
    @error | s | Something failed. || 发生错误时触发。

    <aweme-data> | t | t taro | Shows the picture or the name of a Douyin account, and that it broadcasts.
      || 展示抖音号的头像或名称，以及直播状态。
    aweme-id | t | string | The account. || 抖音号。
    type | t | string | Whether the picture or the name is shown. || 展示头像还是名称。
    default-text | t | string | The name where there is none. || 没有名称时的默认名称。
    default-avatar | t | path | The picture where there is none. || 图片为空时的默认图片。
    disable-default | t | boolean | Whether a tap on the picture opens nothing by itself. || 点击头像时是否禁用默认行为。
    @error | t | The data could not be shown. || 数据展示失败时触发。

    <aweme-user-card> | t | t taro | The card of a Douyin account. || 抖音号卡片。
    aweme-id | t | string | The account. || 抖音号。
    width | t | number | The width. || 宽度。
    height | t | number | The height. || 高度。
    fixed | t | boolean | Whether the card stays in place. || 卡片是否固定不动。
    left-right-padding | t | number | The distance at the left and right. || 左右边距。
    @error | t | The card could not be shown. || 卡片展示失败时触发。

    <pay-button> | t | t taro | A button for orders, payments and refunds. || 用于下单、支付和退款的按钮。
    mode | t | string | What the button does. || 按钮的功能。
    goods-id | t | string | The product. || 商品 id。
    goods-type | t | number | The kind of product. || 商品类型。
    biz-line | t | string | The business line. || 业务线。
    order-id | t | string | The order. || 订单 id。
    order-status | t | number | The state of the order. || 订单状态。
    refund-id | t | string | The refund. || 退款单 id。
    refund-total-amount | t | number | The amount of the refund, in hundredths. || 退款金额，单位为分。
    marketing-ready | t | boolean | Whether the promotions of the order are known. || 订单的营销信息是否已就绪。
    @getgoodsinfo | t | The button needs to know the product. || 按钮需要获取商品信息时触发。
    @placeorder | t | The order is to be placed. || 需要下单时触发。
    @pay | t | The payment has ended. || 支付结束时触发。
    @applyrefund | t | A refund is requested. || 申请退款时触发。
    @refund | t | The refund has ended. || 退款结束时触发。
    @error | t | Something failed. || 发生错误时触发。

    <payment-channel-select> | t | t taro | Lets people choose how they pay, within the page. || 内嵌于页面的支付方式选择面板。
    sku-list | t | array | What is paid for. || 要支付的商品列表。
    merchant-uid | t | string | Who is paid. || 收款方。
    scene | t | string | The occasion. || 场景。
    custom-style | t | object | Your own look. || 自定义样式。
    @requestorder | t | The order is to be placed. || 需要下单时触发。
    @getpaymentresult | t | The payment has ended. || 支付结束时触发。
    @error | t | Something failed. || 发生错误时触发。

    <consume-card> | t | t taro | The card of an order that is redeemed in a shop. || 到店核销的订单卡片。
    order-id | t | string | The order. || 订单 id。
    @applyrefund | t | A refund is requested. || 申请退款时触发。
    @refund | t | The refund has ended. || 退款结束时触发。
    @consume | t | The order was redeemed. || 订单核销时触发。
    @error | t | Something failed. || 发生错误时触发。

    <rate-button> | t | t taro | A button with which people rate an order. || 订单评价按钮。
    order-id | t | string | The order. || 订单 id。
    @init | t | The button is ready. || 按钮初始化完成时触发。
    @success | t | The rating was given. || 评价成功时触发。
    @error | t | Something failed. || 发生错误时触发。
    """
}
