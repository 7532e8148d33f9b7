extension ReferenceTable {
  /// Pictures, sound, videos, cameras, calls, maps and drawing.
  static let media = """
    <image> | a w s t | a morjs componentDocs remax taro; w taro taroShared componentDocs;
      s componentDocs taro taroShared; t taroShared
      | A picture. || 图片。
    src | a w s t | path | The picture, by address or path. || 图片的地址或路径。
    mode | a w! t | string: scaleToFill, aspectFit, aspectFill, widthFix, heightFix, top, bottom, center,
      left, right, top left, top right, bottom left, bottom right | How the picture is scaled or cut to the
      size of the element. || 图片缩放或裁剪以适应元素大小的模式。
    | s | string: scaleToFill, aspectFit, aspectFill, widthFix, top, bottom, center, left, right, top left,
      top right, bottom left, bottom right
    lazy-load | a1.9.0 w1.5.0 s t | boolean | Whether the picture is loaded only when it is about to come
      into view. || 是否懒加载，即图片将要进入可见区域时才加载。
    default-source | a1.19.0 | path | The picture to show until `src` is loaded. || `src` 加载完成之前显示的默认图片。
    webp | w s t | boolean | Whether `src` may be a WebP picture. || `src` 是否支持 WebP 格式。
    fade-in | w | boolean | Whether the picture fades in when it is loaded. || 图片加载完成时是否淡入显示。
    show-menu-by-longpress | w s t | boolean | Whether a long press opens a menu to send or save the picture.
      || 长按图片是否显示发送或保存图片的菜单。
    image-menu-prevent | s | boolean | Whether a long press does not open the picture's menu. || 是否阻止长按图片时弹起的菜单。
    preview | s | boolean | Whether a tap opens the picture. || 点击图片是否预览。
    original-src | s | path | The picture that a tap opens, where it is not `src`. || 点击后预览的图片，默认为 `src`。
    @load | a w s t | The picture is loaded; `detail` has `width` and `height`. || 图片加载完成时触发，`detail` 包含 `width` 和 `height`。
    @error | a w s t | The picture could not be loaded. || 图片加载失败时触发。
    @tap | a | The picture was tapped. || 点击图片时触发。

    <video> | a w s t | a morjs componentDocs remax taro; w taro taroShared componentDocs;
      s componentDocs taro taroShared; t taro taroShared
      | A video with its controls. || 视频，带有播放控件。
    src | a w s3.120.2 t | path | The video, by address or path. || 视频的地址或路径。
    duration | a w1.1.0 s t | number | How long the video is, in seconds, where its file does not say.
      || 视频时长，单位为秒，用于视频文件本身没有时长信息时。
    controls | a w s t | boolean | Whether the controls are shown. || 是否显示播放控件。
    danmu-list | w s t | array | Comments that move over the video, each with text, colour and time. || 弹幕列表，每条弹幕包含文本、颜色和时间。
    danmu-btn | w s t | boolean | Whether there is a button for moving comments; cannot be changed later. || 是否显示弹幕按钮；之后不可更改。
    enable-danmu | w s t | boolean | Whether moving comments are shown; cannot be changed later. || 是否展示弹幕；之后不可更改。
    autoplay | a w s t | boolean | Whether the video begins by itself. || 是否自动播放。
    loop | a1.9.0 w1.4.0 s t | boolean | Whether the video begins again when it has ended. || 是否循环播放。
    muted | a1.9.0 w1.4.0 s t | boolean | Whether the video plays without sound. || 是否静音播放。
    silent-play | s | boolean | Whether a video that begins by itself has no sound at first. || 自动播放的视频初始时是否静音。
    initial-time | a1.9.0 w1.6.0 s t | number | Where the video begins, in seconds. || 视频的初始播放位置，单位为秒。
    direction | a1.12.0 w1.7.0 s3.90.29 t | number | How the screen is turned when the video fills it: 0, 90
      or -90 degrees. || 全屏时视频的方向：0、90 或 -90 度。
    show-progress | w1.9.0 s t | boolean | Whether the progress bar is shown. || 是否显示进度条。
    show-bottom-progress | w | boolean | Whether a thin progress bar at the bottom is shown. || 是否在底部显示细进度条。
    show-thin-progress-bar | a1.15.0 | boolean | Whether a thin progress bar is shown while the controls
      are hidden. || 播放控件隐藏时是否显示细进度条。
    show-fullscreen-btn | a1.9.0 w1.9.0 s t | boolean | Whether there is a button to fill the screen. || 是否显示全屏按钮。
    show-play-btn | a1.9.0 w1.9.0 s t | boolean | Whether there is a play button in the bar at the bottom. || 是否在底部控制栏显示播放按钮。
    show-center-play-btn | a1.9.0 w1.9.0 s t | boolean | Whether there is a play button in the middle. || 是否在视频中间显示播放按钮。
    show-mute-btn | a1.13.7 w2.4.0 s3.120.2 t | boolean | Whether there is a button for the sound. || 是否显示静音按钮。
    show-rate-btn | s | boolean | Whether there is a button for the speed. || 是否显示倍速按钮。
    show-playback-rate-btn | t | boolean | Whether there is a button for the speed. || 是否显示倍速按钮。
    show-casting-button | w2.10.2 | boolean | Whether there is a button to play the video on another device. || 是否显示投屏按钮。
    show-screen-lock-button | w2.11.0 | boolean | Whether there is a button to lock the controls while the
      video fills the screen. || 全屏时是否显示锁屏按钮，用于锁定播放控件。
    show-snapshot-button | w2.13.0 | boolean | Whether there is a button to take a picture while the video
      fills the screen. || 全屏时是否显示截屏按钮。
    show-background-playback-button | w2.14.3 | boolean | Whether there is a button to go on playing in the
      background. || 是否显示后台播放按钮。
    show-no-wifi-tip | s3.100.4 | boolean | Whether the user is warned before the video plays without Wi-Fi.
      || 在非 Wi-Fi 环境下播放视频之前是否提醒用户。
    show-vslide-btn-in-fullscreen | s | boolean | Whether volume and brightness have buttons while the video
      fills the screen. || 全屏时是否显示音量和亮度按钮。
    enable-progress-gesture | w1.9.0 s t | boolean | Whether a horizontal swipe moves through the video. || 是否开启横向滑动控制进度的手势。
    enable-progress-gesture | a1.9.0 | boolean | Whether a swipe moves through the video while it fills the
      screen. || 全屏时是否开启滑动控制进度的手势。
    enableProgressGesture | a | = enable-progress-gesture
    enable-play-gesture | w2.4.0 s3.120.2 t | boolean | Whether a double tap plays and pauses. || 是否开启双击播放和暂停的手势。
    page-gesture | w1.6.0 s t | boolean | Whether vertical swipes change brightness and volume while the
      video does not fill the screen. || 非全屏时是否开启纵向滑动调节亮度和音量的手势。
    vslide-gesture | w2.6.2 s3.120.2 t | boolean | Whether vertical swipes change brightness and volume
      while the video does not fill the screen. || 非全屏时是否开启纵向滑动调节亮度和音量的手势。
    vslide-gesture-in-fullscreen | w2.6.2 s3.120.2 t | boolean | Whether vertical swipes change brightness
      and volume while the video fills the screen. || 全屏时是否开启纵向滑动调节亮度和音量的手势。
    enable-auto-rotation | w2.11.0 | boolean | Whether turning the phone switches to full screen. || 手机横屏时是否自动全屏。
    enable-play-in-background | t | boolean | Whether the video goes on playing in the background. || 是否允许后台播放。
    enableNative | a | boolean | Whether the player is drawn by the system instead of the page. || 播放器是否由系统绘制，而不是由页面绘制。
    object-fit | a | string: contain, fill | How the video is fitted to the size of the element. || 视频适应元素大小的方式。
    | w s t | string: contain, fill, cover
    objectFit | a s | = object-fit
    poster | a w s3.120.2 t | path | The picture before the video begins. || 视频封面图，播放前显示。
    poster-size | a | string | How the poster is fitted to the size of the element, as CSS's
      `background-size`. || 封面图适应元素大小的方式，同 CSS 的 `background-size`。
    posterSize | a | = poster-size
    poster-for-crawler | w | string | The picture for search results, by address. || 用于搜索结果的封面图的地址。
    background-poster | w2.14.3 | path | The picture in the notification while the video plays in the
      background (Android). || 后台播放时通知栏显示的图片（Android）。
    mobilenet-hint-type | a1.13.0 | number: 0, 1, 2, 3 | The warning before playing over a mobile network:
      none, a note, or a question without or with the size. || 使用移动网络播放前的提醒样式：不提醒、仅提示、不带流量大小的询问，或带流量大小的询问。
    mobilenetHintType | a | = mobilenet-hint-type
    floating-mode | a1.24.6 | string: none, page, miniprogram | Whether the video goes on in a small window:
      not, within the page, or over all pages. || 视频是否以小窗继续播放：不用小窗、仅在当前页面内，或悬浮于所有页面之上。
    title | w2.4.0 s3.120.2 t | string | The title, shown while the video fills the screen. || 视频的标题，全屏时显示。
    play-btn-position | w2.4.0 s t | string: bottom, center | Where the play button is. || 播放按钮的位置。
    auto-pause-if-navigate | w2.5.0 s t | boolean | Whether the video pauses when another page of the
      program opens. || 打开本小程序的其他页面时是否自动暂停播放。
    auto-pause-if-open-native | w2.5.0 s t | boolean | Whether the video pauses when a page of the container
      opens. || 打开容器的原生页面时是否自动暂停播放。
    picture-in-picture-mode | w2.11.0 | string or array: push, pop | When the video goes on in a small
      window: when a page is opened, closed, or both. || 何时以小窗继续播放：打开页面时、关闭页面时，或二者皆可。
    picture-in-picture-show-progress | w2.11.0 | boolean | Whether the small window shows the progress. || 小窗模式下是否显示播放进度。
    referrer-policy | w2.13.0 | string: origin, no-referrer | Which referrer the video is loaded with. || 加载视频时使用的 referrer 策略。
    is-drm | w2.19.3 | boolean | Whether the video is protected. || 是否为 DRM 加密视频。
    is-live | w | boolean | Whether it is a live stream. || 是否为直播。
    provision-url | w2.19.3 | string | The address that confirms the device for a protected video (Android).
      || 加密视频的设备身份认证地址（Android）。
    certificate-url | w2.19.3 | string | The address of the certificate for a protected video (iOS). || 加密视频的证书地址（iOS）。
    license-url | w2.19.3 | string | The address of the licence for a protected video. || 加密视频的许可证地址。
    preferred-peak-bit-rate | w | number | The highest bit rate to choose of a video with several, in bits
      per second. || 视频有多种码率时选用的最高码率，单位为 bps。
    ad-unit-id | w2.8.1 s t | string | The advertisement before the video. || 视频前贴广告单元 id。
    pre-roll-unit-id | t | string | The advertisement before the video. || 视频前贴广告单元 id。
    post-roll-unit-id | t | string | The advertisement after the video. || 视频后贴广告单元 id。
    signature | t | string | The signature of a protected address. || 加密地址的签名。
    @play | a w s t | The video begins or goes on. || 开始或继续播放时触发。
    @pause | a w s t | The video was paused. || 暂停播放时触发。
    @ended | a w s t | The video has come to its end. || 播放到末尾时触发。
    @stop | a1.9.0 | Playing was ended. || 播放终止时触发。
    @TimeUpdate | a1.9.0 w s t | The video plays; `detail` has `currentTime` and more. || 播放进度变化时触发，`detail` 包含 `currentTime` 等信息。
    @FullScreenChange | a1.12.0 w1.4.0 s t | The video entered or left full screen; `detail` says which.
      || 进入或退出全屏时触发，`detail` 说明是进入还是退出。
    @waiting | w1.7.0 s t | The video waits for data. || 视频缓冲时触发。
    @loading | a | The video waits for data. || 视频缓冲时触发。
    @error | a w1.7.0 s t | The video cannot be played. || 视频播放出错时触发。
    @progress | w2.4.0 s t | More of the video is loaded; `detail.buffered` is the percentage.
      || 视频加载进度变化时触发，`detail.buffered` 为百分比。
    @loadedmetadata | w2.7.0 s t | Size and length of the video are known. || 取得视频的尺寸和时长时触发。
    @controlstoggle | w2.9.5 | The controls were shown or hidden; `detail.show` says which. || 显示或隐藏播放控件时触发，`detail.show` 说明是显示还是隐藏。
    @controltap | t | A control was tapped. || 点击控件时触发。
    @mutechange | t | The sound was turned on or off. || 静音状态变化时触发。
    @playbackratechange | t | The speed was changed. || 播放速度变化时触发。
    @seekcomplete | w2.12.0 t | A jump in the video is done. || 跳转播放位置完成时触发。
    @RenderStart | a1.13.6 | The first picture of the video is shown. || 视频渲染首帧画面时触发。
    @UserAction | a | The user used a control; `detail.tag` says which. || 用户操作播放控件时触发，`detail.tag` 为所操作的控件。
    @tap | a | The video was tapped. || 点击视频时触发。
    @enterpictureinpicture | w2.11.0 | The small window was opened. || 进入小窗时触发。
    @leavepictureinpicture | w2.11.0 | The small window was closed. || 退出小窗时触发。
    @castinguserselect | w | The user chose another device. || 用户选择投屏设备时触发。
    @castingstatechange | w | Playing on another device succeeded or failed. || 投屏成功或失败时触发。
    @castinginterrupt | w | Playing on another device was interrupted. || 投屏中断时触发。
    @enterbackground | t | The video goes on in the background. || 视频进入后台播放时触发。
    @leavebackground | t | The video came back from the background. || 视频退出后台播放、回到前台时触发。
    @closebackground | t | The user ended playing in the background. || 用户关闭后台播放时触发。
    @adload | w t | An advertisement is loaded. || 广告加载成功时触发。
    @adplay | w | An advertisement begins. || 广告开始播放时触发。
    @adstart | t | An advertisement begins. || 广告开始播放时触发。
    @adended | t | An advertisement has ended. || 广告播放结束时触发。
    @adclose | w t | An advertisement was closed. || 广告关闭时触发。
    @aderror | w t | An advertisement could not be loaded. || 广告加载失败时触发。

    <audio> | a w s | a morjs; w taroShared componentDocs; s componentDocs taroShared
      | A sound with its controls; scripts with an audio context have replaced it. || 音频，带有播放控件；现由脚本中的音频上下文取代。
    id | w s | string | The name of the sound, by which the page script controls it. || 音频的名称，页面脚本通过它控制音频。
    src | w s | path | The sound, by address or path. || 音频的地址或路径。
    loop | w s | boolean | Whether the sound begins again when it has ended. || 是否循环播放。
    controls | w s | boolean | Whether the controls are shown. || 是否显示播放控件。
    poster | w s | path | The picture in the controls. || 播放控件上的封面图。
    name | w s | string | The title in the controls. || 播放控件上的音频名称。
    author | w s | string | The author in the controls. || 播放控件上的作者名称。
    @play | w s | The sound begins or goes on. || 开始或继续播放时触发。
    @pause | w s | The sound was paused. || 暂停播放时触发。
    @timeupdate | w s | The sound plays; `detail` has `currentTime` and `duration`.
      || 播放进度变化时触发，`detail` 包含 `currentTime` 和 `duration`。
    @ended | w s | The sound has come to its end. || 播放到末尾时触发。
    @error | w s | The sound cannot be played. || 音频播放出错时触发。

    <camera> | a w1.6.0 s t | a morjs componentDocs remax taro; w taro taroShared componentDocs;
      s componentDocs taroShared; t taroShared
      | Shows what the camera sees; pictures, videos and codes are taken from it. || 系统相机，显示相机画面，用于拍照、录像和扫码。
    mode | a1.19.0 w2.1.0 | string: normal, scanCode | Whether the camera takes pictures or scans codes. || 相机用于拍照还是扫码。
    | s t | string
    device-position | a w s | string: front, back | Which camera. || 使用的摄像头。
    | t | string
    flash | a1.18.0 | string: auto, on, off | Whether there is a flash. || 闪光灯状态。
    | w s t | string: auto, on, off, torch
    frame-size | a1.19.0 w s t | string: small, medium, large | The size of the frames that the script gets. || 提供给脚本的相机帧数据的尺寸。
    frame-format | a | string | The format of the frames that the script gets. || 提供给脚本的相机帧数据的格式。
    resolution | w | string: low, medium, high | The resolution; cannot be changed later. || 分辨率；之后不可更改。
    output-dimension | a1.23.0 | string: 360P, 540P, 720P, 1080P, max | The resolution of pictures and videos. || 拍照和录像的分辨率。
    outputDimension | a | = output-dimension
    max-duration | a | number | How long a video can be. || 录像的最大时长。
    applyMicPermissionWhenInit | a | boolean | Whether the permission for the microphone is requested at once. || 初始化时是否立即申请麦克风权限。
    @ready | a1.24.3 | The camera is ready; `detail.maxZoom` is its largest zoom. || 相机初始化完成时触发，`detail.maxZoom` 为最大变焦。
    @initdone | w s t | The camera is ready; `detail.maxZoom` is its largest zoom. || 相机初始化完成时触发，`detail.maxZoom` 为最大变焦。
    @stop | a w s t | The camera was stopped, as when the program goes to the background. || 相机停止工作时触发，例如小程序退到后台。
    @error | a w s t | The user does not permit the camera. || 用户不允许使用摄像头时触发。
    @ScanCode | a1.19.0 w2.1.0 s t | A code was scanned, with the `mode` scanCode. || 扫码识别成功时触发，`mode` 为 scanCode 时有效。

    <live-player> | a w1.7.0 s t | a morjs; w taro taroShared componentDocs; s componentDocs taroShared;
      t taroShared
      | Plays a live stream. || 实时音视频播放，即直播播放。
    src | w s t | string | The address of the stream. || 音视频流的地址。
    mode | w s t | string: live, RTC | Whether it is a broadcast or a call. || 直播或实时通话模式。
    autoplay | w s t | boolean | Whether the stream begins by itself. || 是否自动播放。
    muted | w s t | boolean | Whether the stream plays without sound. || 是否静音。
    orientation | w s t | string: vertical, horizontal | The direction of the picture. || 画面方向。
    object-fit | w s t | string: contain, fillCrop | How the picture is fitted to the size of the element. || 画面适应元素大小的方式。
    background-mute | w s t | boolean | Whether the sound is off in the background. || 进入后台时是否静音。
    min-cache | w s t | number | The smallest buffer, in seconds. || 最小缓冲区，单位为秒。
    max-cache | w s t | number | The largest buffer, in seconds. || 最大缓冲区，单位为秒。
    sound-mode | w s t | string: speaker, ear | Where the sound comes out. || 声音输出方式。
    auto-pause-if-navigate | w s t | boolean | Whether the stream pauses when another page of the program
      opens. || 打开本小程序的其他页面时是否自动暂停播放。
    auto-pause-if-open-native | w s t | boolean | Whether the stream pauses when a page of the container
      opens. || 打开容器的原生页面时是否自动暂停播放。
    picture-in-picture-mode | w | = picture-in-picture-mode of video
    referrer-policy | w | = referrer-policy of video
    enable-auto-rotation | w | boolean | Whether turning the phone switches to full screen. || 手机横屏时是否自动全屏。
    enable-casting | w | boolean | Whether the stream can be played on another device. || 是否支持投屏。
    id | s | string | The name of the player, by which the page script controls it. || 播放器的名称，页面脚本通过它控制播放器。
    @statechange | w s t | The state of playing changed; `detail.code` says how. || 播放状态变化时触发，`detail.code` 为状态码。
    @fullscreenchange | w s t | The picture entered or left full screen; `detail` says which. || 画面进入或退出全屏时触发，`detail` 说明是进入还是退出。
    @netstatus | w1.9.0 s t | How the network is; `detail.info` has the figures. || 网络状态通知，`detail.info` 包含各项数据。
    @audiovolumenotify | w | How loud the sound is. || 播放音量大小通知。
    @enterpictureinpicture | w | The small window was opened. || 进入小窗时触发。
    @leavepictureinpicture | w | The small window was closed. || 退出小窗时触发。
    @castinguserselect | w | The user chose another device. || 用户选择投屏设备时触发。
    @castingstatechange | w | Playing on another device succeeded or failed. || 投屏成功或失败时触发。
    @castinginterrupt | w | Playing on another device was interrupted. || 投屏中断时触发。
    @error | w | The stream cannot be played. || 播放出错时触发。

    <live-pusher> | a w1.7.0 | a morjs; w taro componentDocs
      | Sends a live stream from camera and microphone. || 实时音视频录制，将摄像头和麦克风的内容推流。
    url | w | string | The address to which the stream is sent. || 推流地址。
    mode | w | string: SD, HD, FHD, RTC | The quality, or a call. || 推流的清晰度，或实时通话模式。
    autopush | w | boolean | Whether sending begins by itself. || 是否自动推流。
    muted | w | boolean | Whether the stream has no sound. || 是否静音。
    enable-camera | w | boolean | Whether the camera is on; cannot be changed later. || 是否开启摄像头；之后不可更改。
    auto-focus | w | boolean | Whether the camera focuses by itself. || 是否自动对焦。
    orientation | w | string: vertical, horizontal | The direction of the picture. || 画面方向。
    beauty | w | number | How much faces are made smoother, from 0 to 9. || 美颜程度，取值 0 到 9。
    beauty-style | w | string: smooth, nature | How faces are made smoother. || 美颜类型。
    whiteness | w | number | How much faces are made lighter, from 0 to 9. || 美白程度，取值 0 到 9。
    aspect | w | string: 3:4, 9:16 | The ratio of width to height. || 画面宽高比。
    min-bitrate | w | number | The lowest bit rate, in kilobits per second. || 最小码率，单位为 kbps。
    max-bitrate | w | number | The highest bit rate, in kilobits per second. || 最大码率，单位为 kbps。
    audio-quality | w | string: high, low | The quality of the sound. || 音质。
    waiting-image | w | path | The picture that is sent while the program is in the background. || 小程序在后台时推送的等待画面。
    waiting-image-hash | w | string | The MD5 sum of that picture. || 等待画面的 MD5 值。
    zoom | w2.1.0 | boolean | Whether the user can zoom. || 用户是否可以调整焦距。
    device-position | w2.3.0 | string: front, back | Which camera; cannot be changed later. || 使用的摄像头；之后不可更改。
    background-mute | w | boolean | Whether the sound is off in the background. || 进入后台时是否静音。
    mirror | w | boolean | Whether the picture that is sent is mirrored. || 推流画面是否镜像。
    remote-mirror | w | boolean | Whether the picture that is sent is mirrored. || 推流画面是否镜像。
    local-mirror | w | string: auto, enable, disable | Whether the picture on this phone is mirrored. || 本地预览画面是否镜像。
    audio-reverb-type | w | number: 0, 1, 2, 3, 4, 5, 6, 7 | The reverberation: none, karaoke, small room,
      hall, deep, bright, metallic, magnetic. || 音频混响类型：关闭、KTV、小房间、大会堂、低沉、洪亮、金属声、磁性。
    audio-volume-type | w | string: auto, media, voicecall | The volume of the system that counts. || 所用的系统音量类型。
    enable-mic | w | boolean | Whether the microphone is on. || 是否开启麦克风。
    enable-agc | w | boolean | Whether the volume is levelled. || 是否开启音频自动增益。
    enable-ans | w | boolean | Whether noise is suppressed. || 是否开启音频降噪。
    video-width | w | number | The width of the picture that is sent. || 推流画面的宽度。
    video-height | w | number | The height of the picture that is sent. || 推流画面的高度。
    filter | w | string: standard, pink, nostalgia, blues, romantic, cool, fresher, solor, aestheticism,
      whitening, cerisered | The filter of the colours. || 色彩滤镜。
    picture-in-picture-mode | w | = picture-in-picture-mode of video
    animation | w | object | An animation that the container's `createAnimation` made. || 由容器的 `createAnimation` 创建的动画。
    @statechange | w | The state of sending changed; `detail.code` says how. || 推流状态变化时触发，`detail.code` 为状态码。
    @netstatus | w1.9.0 | How the network is; `detail.info` has the figures. || 网络状态通知，`detail.info` 包含各项数据。
    @error | w1.7.4 | Sending failed; `detail` has `errCode` and `errMsg`. || 推流出错时触发，`detail` 包含 `errCode` 和 `errMsg`。
    @bgmstart | w | The background music begins. || 背景音乐开始播放时触发。
    @bgmprogress | w | The background music plays; `detail` has `progress` and `duration`.
      || 背景音乐播放进度变化时触发，`detail` 包含 `progress` 和 `duration`。
    @bgmcomplete | w | The background music has ended. || 背景音乐播放完成时触发。
    @audiovolumenotify | w | How loud the microphone is. || 麦克风采集音量大小通知。

    <lottie> | a | a morjs componentDocs remax taro uniApp | Plays an animation made with Lottie.
      || 播放 Lottie 动画。
    autoplay | a | boolean | Whether the animation begins by itself. || 动画是否自动播放。
    path | a | path | The JSON file of the animation, in the program or by address. || 动画的 JSON 文件，可为小程序内的路径或网络地址。
    speed | a | number | The speed; below 0 the animation runs backwards. || 播放速度；小于 0 时倒序播放。
    repeat-count | a | number | How often it is repeated: 0 plays it once, below 0 never ends. || 重复次数：0 表示只播放一次，小于 0 表示无限循环。
    repeatCount | a | = repeat-count
    auto-reverse | a | boolean | Whether it runs backwards after each round. || 每次播放完成后是否自动倒序播放。
    autoReverse | a | = auto-reverse
    assets-path | a | path | The folder of the pictures that the animation uses; `/` is the root of the
      program. || 动画所用图片的目录；`/` 为小程序的根目录。
    assetsPath | a | = assets-path
    placeholder | a | path | The picture for devices on which the animation is not played. || 在不播放动画的设备上显示的兜底图。
    md5 | a | string | The MD5 sum of an animation that is loaded by address. || 通过网络地址加载的动画的 MD5 值。
    djangoId | a | string | The animation, by its id in Alipay's file store. || 动画在支付宝文件存储中的 id。
    optimize | a | boolean | Whether slow devices show the placeholder instead. || 在低端设备上是否改为显示兜底图。
    @DataReady | a | The animation is loaded and the view is made. || 动画加载完成且视图创建完成时触发。
    @DataFailed | a | The animation could not be loaded. || 动画加载失败时触发。
    @AnimationStart | a | The animation begins. || 动画开始时触发。
    @AnimationEnd | a | The animation has ended. || 动画播放完成时触发。
    @AnimationRepeat | a | A round of the animation has ended. || 动画播放完一轮时触发。
    @AnimationCancel | a | The animation was ended by script. || 脚本终止动画时触发。
    @DataLoadReady | a | The animation is loaded and waits for its parameters. || 动画加载完成，等待传入参数时触发。

    <canvas> | a w s t | a morjs componentDocs remax taro; w taro taroShared componentDocs;
      s componentDocs taroShared; t taro taroShared
      | An area for drawing by script. || 画布，供脚本绘图。
    type | a2.7.0 | string: 2d, webgl | The kind of drawing context; with it the canvas is native. || 绘图上下文的类型；设置后使用原生画布。
    type | w | string: 2d, webgl, webgl2 | The kind of drawing context; webgl2 since base library 2.24.0. || 绘图上下文的类型；基础库 2.24.0 起支持 webgl2。
    type | s t | string: 2d, webgl | The kind of drawing context. || 绘图上下文的类型。
    canvas-id | w s t | string | The name of the canvas, by which scripts without `type` find it. || 画布的标识，不使用 `type` 时脚本通过它找到画布。
    id | a | string | The name of the canvas, by which scripts find it; unique in the page. || 画布的标识，脚本通过它找到画布；在页面内唯一。
    disable-scroll | a w s t | boolean | Whether touches on the canvas do not scroll the page. || 是否阻止画布上的触摸滚动页面。
    width | a | string | The width of the drawing, not of the element. || 绘图区域的宽度，不是元素的宽度。
    height | a | string | The height of the drawing, not of the element. || 绘图区域的高度，不是元素的高度。
    @ready | a2.7.0 | The canvas is ready. || 画布初始化完成时触发。
    @error | w s t | Something failed; `detail.errMsg` says what. || 发生错误时触发，`detail.errMsg` 为错误信息。
    @tap | a | The canvas was tapped. || 点击画布时触发。
    @LongTap | a w s | The canvas was pressed for half a second. || 长按画布半秒后触发。
    @TouchStart | a w s | A finger touched the canvas. || 手指触摸画布时触发。
    @TouchMove | a w s | A finger moved on the canvas. || 手指在画布上移动时触发。
    @TouchEnd | a w s | A finger was lifted from the canvas. || 手指从画布上抬起时触发。
    @TouchCancel | a w s | A touch was interrupted, as by a call. || 触摸被打断时触发，例如来电。

    <map> | a w s t | a morjs remax taro; w taro taroShared componentDocs;
      s componentDocs taro taroShared; t taro taroShared
      | A map. || 地图。
    longitude | a w s t | number | The longitude of the centre. || 中心点的经度。
    latitude | a w s t | number | The latitude of the centre. || 中心点的纬度。
    scale | a w s t | number | The zoom level. || 缩放级别。
    min-scale | w t | number | The smallest zoom level. || 最小缩放级别。
    max-scale | w t | number | The largest zoom level. || 最大缩放级别。
    markers | a w s t | array | Markers, each with an id and a position. || 标记点，每个都有 id 和位置。
    covers | w s t | array | Markers; use `markers` instead. || 标记点；建议改用 `markers`。
    polyline | a w s t | array | Lines, each with its points. || 路线，每条由若干坐标点组成。
    circles | a w s t | array | Circles, each with centre and radius. || 圆，每个都有圆心和半径。
    controls | w s t | array | Controls over the map; use `cover-view` instead. || 地图上的控件；建议改用 `cover-view`。
    controls | a | array | Controls over the map. || 地图上的控件。
    polygon | a | array | Areas, each with its points. || 多边形，每个由若干坐标点组成。
    polygons | a w2.3.0 s2.0.13 t | array | Areas, each with its points. || 多边形，每个由若干坐标点组成。
    panels | a | array | Panels over the map. || 地图上的面板。
    ground-overlays | a | array | Pictures that lie on the map. || 贴在地图上的自定义图片。
    tile-overlay | a | object | Map tiles of your own. || 自定义网格图层。
    include-points | a w s | array | Points that the map is scaled to show. || 缩放视野以包含的坐标点。
    include-point | w s t | boolean | Another spelling that Taro lists; the documentation has
      `include-points`. || Taro 列出的另一种写法；文档中为 `include-points`。
    include-padding | a | object | The distance of the `include-points` from the edges. || `include-points` 的坐标点与地图边缘的间距。
    show-location | a w s t | boolean | Whether the user's position is shown. || 是否显示用户的当前位置。
    subkey | w2.3.0 s t | string | The key of a style of your own; cannot be changed later. || 个性化地图使用的 key；之后不可更改。
    layer-style | w s t | number | Which of the styles of `subkey` is used; cannot be changed later. || 使用 `subkey` 的第几种个性化样式；之后不可更改。
    custom-map-style | a | string | The style of the map. || 地图的样式。
    rotate | a w s t | number | How far the map is turned, in degrees. || 地图的旋转角度，单位为度。
    skew | a w s t | number | How far the map is tilted, in degrees. || 地图的倾斜角度，单位为度。
    enable-3D | w2.3.0 s2.0.13 t | boolean | Whether buildings are drawn with height. || 是否显示 3D 楼块。
    show-compass | a w2.3.0 s2.0.13 t | boolean | Whether a compass is shown. || 是否显示指南针。
    show-scale | a w s t | boolean | Whether the scale is shown. || 是否显示比例尺。
    enable-overlooking | a w2.3.0 s2.0.13 t | boolean | Whether two fingers tilt the map. || 是否支持双指俯视。
    enable-auto-max-overlooking | w | boolean | Whether the map tilts as far as the zoom level permits. || 是否以缩放级别允许的最大角度俯视。
    enable-zoom | a w2.3.0 s2.0.13 t | boolean | Whether fingers zoom the map. || 是否支持手势缩放。
    enable-scroll | a w2.3.0 s2.0.13 t | boolean | Whether a finger moves the map. || 是否支持拖动。
    enable-rotate | a w2.3.0 s2.0.13 t | boolean | Whether fingers turn the map. || 是否支持手势旋转。
    enable-satellite | a w s t | boolean | Whether satellite pictures are shown. || 是否显示卫星图。
    enable-traffic | a w s t | boolean | Whether the traffic is shown. || 是否显示实时路况。
    enable-poi | a w t | boolean | Whether places of interest are shown. || 是否显示 POI 点。
    enable-building | a w t | boolean | Whether buildings are shown. || 是否显示建筑物。
    setting | a w s t | object | All settings of the map at once. || 统一设置地图的各项配置。
    optimize | a | boolean | Whether the faster way of drawing is used. || 是否使用性能更高的绘制方式。
    @tap | a w s | The map was tapped. || 点击地图时触发。
    @MarkerTap | a w s t | A marker was tapped; the event has its id. || 点击标记点时触发，事件中包含其 id。
    @labeltap | w s t | The label of a marker was tapped. || 点击标记点的 label 时触发。
    @ControlTap | a w s t | A control was tapped. || 点击控件时触发。
    @CalloutTap | a w1.2.0 s t | The callout of a marker was tapped. || 点击标记点的气泡时触发。
    @PanelTap | a | A panel was tapped. || 点击面板时触发。
    @RegionChange | a w s t | What is in view changes; the event says whether it begins or ends. || 视野变化时触发，事件说明是变化开始还是结束。
    @updated | w1.6.0 s t | The map is drawn. || 地图渲染完成时触发。
    @InitComplete | a | The map is ready. || 地图初始化完成时触发。
    @poitap | w2.3.0 s t | A place of interest was tapped. || 点击地图 POI 点时触发。
    @polylinetap | w | A line was tapped. || 点击路线时触发。
    @anchorpointtap | w t | The mark of the user's position was tapped. || 点击用户位置标记时触发。
    @interpolatepoint | w | A marker that moves along a path passed a point of it. || 沿路径移动的标记点经过路径上的点时触发。
    @authsuccess | w | The key of the map was accepted. || 地图 key 鉴权成功时触发。
    @abilitysuccess | w | A function of the map is ready. || 地图能力生效时触发。
    @abilityfailed | w | A function of the map failed. || 地图能力失败时触发。
    @error | w | Something failed. || 发生错误时触发。

    <ar> | a | a morjs | A view of augmented reality of Alipay, of which no public page says more.
      || 支付宝的 AR 视图，没有公开文档进一步说明。
    <ar-camera> | a | a taro | Shows what the camera sees, with augmented reality over it.
      || AR 相机，在相机画面上叠加增强现实内容。
    mode | a | string | The kind of tracking. || 跟踪模式。
    devicePosition | a | string | Which camera. || 使用的摄像头。
    marker | a | string | The picture that is tracked. || 要跟踪的图片。
    useCapturedImage | a | boolean | Whether a captured picture is tracked. || 是否跟踪拍摄的图片。
    @init | a | The view is ready. || 视图初始化完成时触发。
    @ARFrame | a | A frame was analysed. || 一帧画面分析完成时触发。
    @error | a | Something failed. || 发生错误时触发。
    @stop | a | The view was stopped. || 视图停止工作时触发。

    <ar-camera> | s | s componentDocs taro | Shows what the camera sees, with augmented reality over it.
      || AR 相机，在相机画面上叠加增强现实内容。
    key | s | string | The key of the augmented reality project. || AR 项目的 key。
    type | s | string | The kind of the project: 0, 5 or 8. || AR 项目的类型：0、5 或 8。
    flash | s | string: auto, on, off | Whether there is a flash. || 闪光灯状态。
    @load | s | The project is loaded. || AR 项目加载完成时触发。
    @message | s | The user used a key of the project; the event has its data. || 用户点击 AR 项目中的按键时触发，事件中包含其数据。
    @scancode | s | A picture was recognised. || 识别图片成功时触发。
    @error | s | The user does not permit the camera, or recognition failed. || 用户不允许使用摄像头或识别失败时触发。

    <ai-camera> | a | a morjs | A camera of Alipay with recognition, of which no public page says more.
      || 支付宝带识别功能的相机，没有公开文档进一步说明。
    <rtc-room> | a s t | a morjs; s taro; t taro | A room for calls with sound and picture. || 实时音视频通话房间。
    id | s | string | The name of the room, by which the page script controls it. || 房间的名称，页面脚本通过它控制房间。
    user-id | t | string | The user whose picture is shown. || 显示哪个用户的画面。
    mode | t | string: camera, video | Whether it shows the own camera or somebody else. || 显示自己的摄像头画面，还是其他人的画面。
    device-position | s t | string: front, back | Which camera. || 使用的摄像头。
    enable-camera | s | boolean | Whether the camera is on. || 是否开启摄像头。
    enable-mic | s | boolean | Whether the microphone is on. || 是否开启麦克风。
    enable-agc | s | boolean | Whether the volume is levelled. || 是否开启音频自动增益。
    enable-ans | s | boolean | Whether noise is suppressed. || 是否开启音频降噪。
    enable-auto-focus | s | boolean | Whether the camera focuses by itself. || 是否自动对焦。
    enable-zoom | s | boolean | Whether the user can zoom. || 用户是否可以调整焦距。
    enable-remote-mirror | s | boolean | Whether others see the picture mirrored. || 其他人看到的画面是否镜像。
    local-mirror | s | string: auto, enable, disable | Whether the own picture is mirrored. || 自己的画面是否镜像。
    video-width | s | number | The width of the picture that is sent. || 推流画面的宽度。
    video-height | s | number | The height of the picture that is sent. || 推流画面的高度。
    bitrate | s | number | The bit rate, in kilobits per second. || 码率，单位为 kbps。
    sound-mode | s | string: speaker, ear | Where the sound comes out. || 声音输出方式。
    @statechange | s | The state of the call changed; `detail.code` says how. || 通话状态变化时触发，`detail.code` 为状态码。
    @error | s t | The call failed. || 通话出错时触发。

    <rtc-room-item> | s | s taro | Somebody in an `rtc-room`. || `rtc-room` 中的一位成员。
    id | s | string | The name of the view. || 视图的名称。
    type | s | string: local, remote | Whether it is the own picture or somebody else's. || 自己的画面，还是其他人的画面。
    user-id | s | string | The user whose picture is shown. || 显示哪个用户的画面。

    <voip-room> | w2.11.0 | w taro componentDocs | Somebody in a call of several people. || 多人通话中的一位成员。
    openid | w | string | The user whose picture is shown. || 显示哪个用户的画面。
    mode | w | string: camera, video | Whether it shows the own camera or somebody else. || 显示自己的摄像头画面，还是其他人的画面。
    device-position | w | string: front, back | Which camera, with the `mode` camera. || 使用的摄像头，`mode` 为 camera 时有效。
    @error | w | The call could not be opened. || 打开通话失败时触发。

    <channel-live> | w | w mpx taro | Opens the live stream of a WeChat channel. || 打开微信视频号直播。
    feed-id | w | string | The stream. || 直播的 id。
    finder-user-name | w | string | The channel. || 视频号的 id。

    <channel-video> | w | w mpx taro | Plays a video of a WeChat channel. || 播放微信视频号视频。
    feed-id | w | string | The video. || 视频的 id。
    finder-user-name | w | string | The channel. || 视频号的 id。
    feed-token | w | string | The video, where it belongs to another account than the program. || 视频的标识，视频与小程序主体不同时使用。
    autoplay | w | boolean | Whether the video begins by itself. || 是否自动播放视频。
    loop | w | boolean | Whether the video begins again when it has ended. || 是否循环播放视频。
    muted | w | boolean | Whether the video plays without sound. || 是否静音播放视频。
    object-fit | w | string: fill, contain, cover | How the video is fitted to the size of the element. || 视频适应元素大小的方式。
    @error | w | The video cannot be played. || 视频播放出错时触发。

    <animation-video> | s | s componentDocs taro | Plays a video with a transparent background.
      || 透明视频动画，播放背景透明的视频。
    path | s3.130.10 | path | The video, by address or path. || 视频的地址或路径。
    resource-width | s3.130.10 | number | The width of the video's file, in pixels. || 视频文件的宽度，单位为 px。
    resource-height | s3.130.10 | number | The height of the video's file, in pixels. || 视频文件的高度，单位为 px。
    canvas-style | s3.130.10 | string | The inline style of the area, with its size. || 画布区域的内联样式，包含其大小。
    loop | s3.130.10 | boolean | Whether the video begins again when it has ended. || 是否循环播放。
    autoplay | s3.130.10 | boolean | Whether the video begins by itself. || 是否自动播放。
    alpha-direction | s | string: left, right | The half of the video that has the transparency. || 视频中 alpha 通道位于哪一半。
    @started | s3.130.10 | The video begins. || 视频开始播放时触发。
    @ended | s3.130.10 | The video has come to its end. || 播放到末尾时触发。

    <animation-view> | s | s componentDocs taro | Plays an animation made with Lottie. || 播放 Lottie 动画。
    path | s | path | The JSON file of the animation. || 动画的 JSON 文件。
    loop | s | boolean | Whether the animation begins again when it has ended. || 动画是否循环播放。
    autoplay | s | boolean | Whether the animation begins by itself. || 动画是否自动播放。
    action | s | string: play, pause, stop | What the animation does. || 动画的播放操作。
    hidden | s | boolean | Whether the animation is not shown. || 是否隐藏动画。
    @ended | s3.0.0 | The animation has come to its end. || 动画播放到末尾时触发。
    """
}
