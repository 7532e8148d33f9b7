extension ReferenceTable {
  /// What opens a function of the container: advertisements, accounts, payments.
  static let open = """
    <ad> | a w1.9.94 s t | An advertisement.
    unit-id | w s t | string | The place of the advertisement, made in the platform's console.
    appid | s | string | The program's id.
    apid | s | string | The place of the advertisement.
    type | s | string: feed, banner | The kind of advertisement, which must fit its place.
    type | t | string | The kind of advertisement.
    ad-type | w | string: banner, video, grid | The kind of advertisement.
    ad-theme | w | string: white, black | The colours of the advertisement.
    ad-intervals | w s t | number | After how many seconds another one is shown, 30 or more; without it
      none is.
    updatetime | s | string | Another advertisement is shown when this changes.
    scale | t | number | How large the advertisement is.
    fixed | t | boolean | Whether the advertisement stays in place.
    @load | w2.2.1 s t | The advertisement is loaded.
    @error | w2.2.1 | The advertisement could not be loaded; `detail.errCode` says why.
    @error | s t | The advertisement could not be loaded.
    @close | w s t | The advertisement was closed.
    @status | s | The state of an advertisement in a video changed.

    <ad-custom> | w2.10.4 | An advertisement in a layout of your own.
    unit-id | w | = unit-id of ad
    ad-intervals | w | = ad-intervals of ad
    @load | w | = load of ad
    @error | w | = error of ad
    @videoended | w | The film of the advertisement has ended.

    <ad-feeds> | a | Advertisements of Alipay in a list.
    space-code | a | string | The place of the advertisement.
    @rendersuccess | a | The advertisement is drawn.

    <cdp> | a | A place of Alipay for content that is managed in the console, of which no public page says
      more.
    <ucdp> | a | A place of Alipay for content that is managed in the console, of which no public page says
      more.
    <spread> | a | A place of Alipay for promotion, of which no public page says more.
    <poster> | a | A poster of Alipay, of which no public page says more.
    <mkt> | a | A marketing component of Alipay, of which no public page says more.
    <cashier> | a | A payment component of Alipay, of which no public page says more.
    <ix-grid> | a | A grid of Alipay's IoT devices, of which no public page says more.
    <ix-native-grid> | a | A native grid of Alipay's IoT devices, of which no public page says more.
    <ix-native-list> | a | A native list of Alipay's IoT devices, of which no public page says more.
    <add-to-favorite> | a | A button of Alipay that keeps the program among the favourites.
    <zm-credit-assessment> | a | A component of Alipay for assessments by Zhima Credit, of which no public
      page says more.
    <zm-evaluation> | a | A component of Alipay for evaluations by Zhima Credit, of which no public page
      says more.
    <lifestyle> | a | A bar with which people follow a life account of Alipay.
    public-id | a | string | The life account, one that is linked with the program.
    memo | a | string | The text, of one line.
    @follow | a | The user followed the account.

    <life-follow> | a | A component with which people follow a life account of Alipay.
    sceneId | a | string | The occasion, from the console.
    checkFollow | a | boolean | Whether it is checked if the user follows the account already.
    @checkfollow | a | It was checked whether the user follows the account.
    @close | a | The component was closed.

    <contact-button> | a | A button that opens a conversation with customer service.
    tnt-inst-id | a | string | The company's code.
    scene | a | string | The code of the chat window.
    size | a1.9.0 | number or string | The length of an edge of the button.
    color | a1.9.0 | color | The colour of the button.
    icon | a1.9.0 | path | The picture of the button.
    alipay-card-no | a | string | The Alipay id of the visitor, who gets an answer as a message after leaving.
    ext-info | a | string | Further data for customer service, encoded as a component of an address.

    <error-view> | a | A page for an error or an empty state.
    fullscreen | a | boolean | Whether it fills the screen.
    type | a | string: default, busy, error, network, trade | The kind of error.
    title | a | string | The first line of text.
    title-color | a | color | The colour of the first line.
    message | a | string | The second line, shown where it fills the screen.
    message-color | a | color | The colour of the second line.

    <join-group-chat> | a | A button with which people join a group chat of Alipay.
    template-id | a | string | The template of the button, from the console.

    <subscribe-message> | a | A component with which people subscribe to messages.
    template-id | a | string | The template of the messages.
    @complete | a | The user answered.

    <open-avatar> | a | The picture of an Alipay user.
    userId | a | string | The user.
    size | a | string | The size of the picture.

    <open-data> | w1.4.0 | Shows data of a group or of the user; since 2022 it shows no user's own data any
      more.
    type | w | string: groupName, userNickName, userAvatarUrl, userGender, userCity, userProvince,
      userCountry, userLanguage | Which data.
    open-gid | w | string | The group, with the `type` groupName.
    lang | w | string: en, zh_CN, zh_TW | The language of the data.
    default-text | w | string | The text where there is no data.
    default-avatar | w | path | The picture where there is none.
    @error | w | The group or its data could not be shown.

    <open-data> | s t | Shows data of the user that the program does not get.
    type | s t | string | Which data.
    open-gid | s t | string | The group, with the `type` groupName.
    lang | s t | string: en, zh_CN, zh_TW | The language of the data.
    default-text | s t | string | The text where there is no data.
    default-avatar | s t | path | The picture where there is none.
    use-empty-value | t | boolean | Whether nothing is shown where there is no data.
    @error | s t | The group or its data could not be shown.

    <official-account> | w2.3.0 | A bar with which people follow the official account of the program.
    @load | w | The bar is loaded.
    @error | w | The bar could not be loaded.

    <official-account-publish> | w | A publication of an official account, of which no public page says more.
    <store-home> | w | A link to the home page of a WeChat shop.
    <store-product> | w | A product of a WeChat shop.
    <store-coupon> | w | A coupon of a WeChat shop.
    <store-gift> | w | A gift of a WeChat shop.
    <follow-swan> | s | A button with which people follow the program.
    type | s | string | The look of the button.
    size | s | string | The size of the button.
    @favorstatuschange | s | The user follows the program, or does not any more; the event has `isFavor`.

    <like> | s | A button with which people like something.
    like-param | s | object | What is liked.
    like-type | s | number: 0, 1 | Whether an article (0) or a comment (1) is liked.
    is-liked | s | boolean | Whether the user likes it.
    like-num | s | number | How many people like it.
    icon-type | s | string: hand, heart | The look of the picture.
    animation-type | s | number: 0, 1, 2 | The movement when it is tapped: none, light, or strong.
    mode | s | string: icon, mixture | Whether there is a picture alone or one with text.
    like-text | s | string | The text beside the picture, with the `mode` mixture.
    is-show-toast | s | boolean | Whether a note is shown when it is tapped.
    toast-text | s | array | The texts of that note, for a like and for its end.
    @success | s | The user likes it, or does not any more.
    @fail | s | The service did not take the change.
    @error | s | The user is not logged in.

    <comment-list> | s | The comments on a page.
    comment-param | s | object | What is commented on.
    detail-path | s | path | The page that shows one comment with its answers.
    is-page-scroll | s | boolean | Whether the page scrolls with the comments.
    need-toolbar | s | boolean | Whether there is a tool bar.
    toolbar-config | s | object | What the tool bar has.
    add-comment | s | boolean | Whether the field for a comment is open at once.
    is-folded | s | boolean | Whether only the first comments are shown.
    fold-num | s | number | How many these are.
    view-more-path | s | path | The page that shows all comments.
    view-more-style | s | object | The look of the link to it, such as its `color`.
    @clickcomment | s | A comment was tapped.
    @viewmore | s | The link to all comments was tapped.

    <comment-detail> | s | A comment with its answers.
    comment-param | s | = comment-param of comment-list
    srid | s | string | The comment.
    is-page-scroll | s | = is-page-scroll of comment-list
    need-toolbar | s | = need-toolbar of comment-list
    need-like-btn | s | boolean | Whether comments can be liked.
    add-comment | s | = add-comment of comment-list
    back-list-after-delete | s | boolean | Whether the page goes back when the comment is deleted.
    @delete | s | The comment was deleted.

    <login> | s | A form with which people log in by their telephone number.
    button-class | s | string | The class of the button.
    theme-color | s | color | The colour of the button and of the check box.
    checked-color | s | color | The colour of the check box.
    @getphonenumber | s | The user's telephone number is there.
    @loaderror | s | The form could not be loaded.

    <inline-payment-panel> | s | Lets people choose how they pay, within the page.
    total-amount | s | string | The amount, in hundredths.
    app-key | s | string | The key of the program for payments.
    deal-id | s | string | The id of the program for payments.
    promotion-tag | s | string | The promotion that applies.
    style-type | s | string: tiny, small, default, medium, large | How large it is drawn.
    custom-style | s | string | A style of your own.
    enable-page-back-modal | s | boolean | Whether leaving the page needs a confirmation.
    @getpaymentinfo | s | The user chose a way of paying.
    @error | s | Something failed.

    <aweme-data> | t | Shows the picture or the name of a Douyin account, and that it broadcasts.
    aweme-id | t | string | The account.
    type | t | string | Whether the picture or the name is shown.
    default-text | t | string | The name where there is none.
    default-avatar | t | path | The picture where there is none.
    disable-default | t | boolean | Whether a tap on the picture opens nothing by itself.
    @error | t | The data could not be shown.

    <aweme-user-card> | t | The card of a Douyin account.
    aweme-id | t | string | The account.
    width | t | number | The width.
    height | t | number | The height.
    fixed | t | boolean | Whether the card stays in place.
    left-right-padding | t | number | The distance at the left and right.
    @error | t | The card could not be shown.

    <pay-button> | t | A button for orders, payments and refunds.
    mode | t | string | What the button does.
    goods-id | t | string | The product.
    goods-type | t | number | The kind of product.
    biz-line | t | string | The business line.
    order-id | t | string | The order.
    order-status | t | number | The state of the order.
    refund-id | t | string | The refund.
    refund-total-amount | t | number | The amount of the refund, in hundredths.
    marketing-ready | t | boolean | Whether the promotions of the order are known.
    @getgoodsinfo | t | The button needs to know the product.
    @placeorder | t | The order is to be placed.
    @pay | t | The payment has ended.
    @applyrefund | t | A refund is requested.
    @refund | t | The refund has ended.
    @error | t | Something failed.

    <payment-channel-select> | t | Lets people choose how they pay, within the page.
    sku-list | t | array | What is paid for.
    merchant-uid | t | string | Who is paid.
    scene | t | string | The occasion.
    custom-style | t | object | Your own look.
    @requestorder | t | The order is to be placed.
    @getpaymentresult | t | The payment has ended.
    @error | t | Something failed.

    <consume-card> | t | The card of an order that is redeemed in a shop.
    order-id | t | string | The order.
    @applyrefund | t | A refund is requested.
    @refund | t | The refund has ended.
    @consume | t | The order was redeemed.
    @error | t | Something failed.

    <rate-button> | t | A button with which people rate an order.
    order-id | t | string | The order.
    @init | t | The button is ready.
    @success | t | The rating was given.
    @error | t | Something failed.
    """
}
