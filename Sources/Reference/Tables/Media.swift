extension ReferenceTable {
  /// Pictures, sound, films, cameras, calls, maps and drawing.
  static let media = """
    <image> | a w s t | A picture.
    src | a w s t | path | The picture, by address or path.
    mode | a w t | string: scaleToFill, aspectFit, aspectFill, widthFix, heightFix, top, bottom, center,
      left, right, top left, top right, bottom left, bottom right | How the picture is scaled or cut to the
      size of the element.
    | s | string: scaleToFill, aspectFit, aspectFill, widthFix, top, bottom, center, left, right, top left,
      top right, bottom left, bottom right
    lazy-load | a1.9.0 w1.5.0 s t | boolean | Whether the picture is loaded only when it is about to come
      into view.
    default-source | a1.19.0 | path | The picture to show until `src` is loaded.
    webp | w s t | boolean | Whether `src` may be a WebP picture.
    fade-in | w | boolean | Whether the picture fades in when it is loaded.
    show-menu-by-longpress | w s t | boolean | Whether a long press opens a menu to send or save the picture.
    image-menu-prevent | s | boolean | Whether a long press does not open the picture's menu.
    preview | s | boolean | Whether a tap opens the picture.
    original-src | s | path | The picture that a tap opens, where it is not `src`.
    @load | a w s t | The picture is loaded; `detail` has `width` and `height`.
    @error | a w s t | The picture could not be loaded.
    @tap | a | The picture was tapped.

    <video> | a w s t | A film with its controls.
    src | a w s3.120.2 t | path | The film, by address or path.
    duration | a w1.1.0 s t | number | How long the film is, in seconds, where its file does not say.
    controls | a w s t | boolean | Whether the controls are shown.
    danmu-list | w s t | array | Comments that move over the film, each with text, colour and time.
    danmu-btn | w s t | boolean | Whether there is a button for these comments; cannot be changed later.
    enable-danmu | w s t | boolean | Whether these comments are shown; cannot be changed later.
    autoplay | a w s t | boolean | Whether the film begins by itself.
    loop | a1.9.0 w1.4.0 s t | boolean | Whether the film begins again when it has ended.
    muted | a1.9.0 w1.4.0 s t | boolean | Whether the film plays without sound.
    silent-play | s | boolean | Whether a film that begins by itself has no sound at first.
    initial-time | a1.9.0 w1.6.0 s t | number | Where the film begins, in seconds.
    direction | a1.12.0 w1.7.0 s3.90.29 t | number | How the screen is turned when the film fills it: 0, 90
      or -90 degrees.
    show-progress | w1.9.0 s t | boolean | Whether the progress bar is shown.
    show-bottom-progress | w | boolean | Whether a thin progress bar at the bottom is shown.
    show-thin-progress-bar | a1.15.0 | boolean | Whether a thin progress bar is shown while the controls
      are hidden.
    show-fullscreen-btn | a1.9.0 w1.9.0 s t | boolean | Whether there is a button to fill the screen.
    show-play-btn | a1.9.0 w1.9.0 s t | boolean | Whether there is a play button in the bar at the bottom.
    show-center-play-btn | a1.9.0 w1.9.0 s t | boolean | Whether there is a play button in the middle.
    show-mute-btn | a1.13.7 w2.4.0 s3.120.2 t | boolean | Whether there is a button for the sound.
    show-rate-btn | s | boolean | Whether there is a button for the speed.
    show-playback-rate-btn | t | boolean | Whether there is a button for the speed.
    show-casting-button | w2.10.2 | boolean | Whether there is a button to play the film on another device.
    show-screen-lock-button | w2.11.0 | boolean | Whether there is a button to lock the controls while the
      film fills the screen.
    show-snapshot-button | w2.13.0 | boolean | Whether there is a button to take a picture while the film
      fills the screen.
    show-background-playback-button | w2.14.3 | boolean | Whether there is a button to go on playing in the
      background.
    show-no-wifi-tip | s3.100.4 | boolean | Whether the user is warned before the film plays without Wi-Fi.
    show-vslide-btn-in-fullscreen | s | boolean | Whether volume and brightness have buttons while the film
      fills the screen.
    enable-progress-gesture | w1.9.0 s t | boolean | Whether a horizontal swipe moves through the film.
    enable-progress-gesture | a1.9.0 | boolean | Whether a swipe moves through the film while it fills the
      screen.
    enableProgressGesture | a | = enable-progress-gesture
    enable-play-gesture | w2.4.0 s3.120.2 t | boolean | Whether a double tap plays and pauses.
    page-gesture | w1.6.0 s t | boolean | Whether vertical swipes change brightness and volume while the
      film does not fill the screen.
    vslide-gesture | w2.6.2 s3.120.2 t | boolean | Whether vertical swipes change brightness and volume
      while the film does not fill the screen.
    vslide-gesture-in-fullscreen | w2.6.2 s3.120.2 t | boolean | Whether vertical swipes change brightness
      and volume while the film fills the screen.
    enable-auto-rotation | w2.11.0 | boolean | Whether turning the telephone fills the screen.
    enable-play-in-background | t | boolean | Whether the film goes on playing in the background.
    enableNative | a | boolean | Whether the player is drawn by the system instead of the page.
    object-fit | a | string: contain, fill | How the film is fitted to the size of the element.
    | w s t | string: contain, fill, cover
    objectFit | a s | = object-fit
    poster | a w s3.120.2 t | path | The picture before the film begins.
    poster-size | a | string | How that picture is fitted to the size of the element, as CSS's
      `background-size`.
    posterSize | a | = poster-size
    poster-for-crawler | w | string | The picture for search results, by address.
    background-poster | w2.14.3 | path | The picture in the notification while the film plays in the
      background (Android).
    mobilenet-hint-type | a1.13.0 | number: 0, 1, 2, 3 | The warning before playing over a mobile network:
      none, a note, or a question without or with the size.
    mobilenetHintType | a | = mobilenet-hint-type
    floating-mode | a1.24.6 | string: none, page, miniprogram | Whether the film goes on in a small window:
      not, within the page, or over all pages.
    title | w2.4.0 s3.120.2 t | string | The title, shown while the film fills the screen.
    play-btn-position | w2.4.0 s t | string: bottom, center | Where the play button is.
    auto-pause-if-navigate | w2.5.0 s t | boolean | Whether the film pauses when another page of the
      program opens.
    auto-pause-if-open-native | w2.5.0 s t | boolean | Whether the film pauses when a page of the container
      opens.
    picture-in-picture-mode | w2.11.0 | string or array: push, pop | When the film goes on in a small
      window: when a page is opened, closed, or both.
    picture-in-picture-show-progress | w2.11.0 | boolean | Whether the small window shows the progress.
    referrer-policy | w2.13.0 | string: origin, no-referrer | Which referrer the film is loaded with.
    is-drm | w2.19.3 | boolean | Whether the film is protected.
    is-live | w | boolean | Whether it is a live stream.
    provision-url | w2.19.3 | string | The address that confirms the device for a protected film (Android).
    certificate-url | w2.19.3 | string | The address of the certificate for a protected film (iOS).
    license-url | w2.19.3 | string | The address of the licence for a protected film.
    preferred-peak-bit-rate | w | number | The highest bit rate to choose of a film with several, in bits
      per second.
    ad-unit-id | w2.8.1 s t | string | The advertisement before the film.
    pre-roll-unit-id | t | string | The advertisement before the film.
    post-roll-unit-id | t | string | The advertisement after the film.
    signature | t | string | The signature of a protected address.
    @play | a w s t | The film begins or goes on.
    @pause | a w s t | The film was paused.
    @ended | a w s t | The film has come to its end.
    @stop | a1.9.0 | Playing was ended.
    @timeupdate | a1.9.0 w s t | The film plays; `detail` has `currentTime` and more.
    @fullscreenchange | a1.12.0 w1.4.0 s t | The film fills the screen or ceased to; `detail` says which.
    @waiting | w1.7.0 s t | The film waits for data.
    @loading | a | The film waits for data.
    @error | a w1.7.0 s t | The film cannot be played.
    @progress | w2.4.0 s t | More of the film is loaded; `detail.buffered` is the percentage.
    @loadedmetadata | w2.7.0 s t | Size and length of the film are known.
    @controlstoggle | w2.9.5 | The controls were shown or hidden; `detail.show` says which.
    @controltap | t | A control was tapped.
    @mutechange | t | The sound was turned on or off.
    @playbackratechange | t | The speed was changed.
    @seekcomplete | w2.12.0 t | A jump in the film is done.
    @renderstart | a1.13.6 | The first picture of the film is shown.
    @useraction | a | The user used a control; `detail.tag` says which.
    @tap | a | The film was tapped.
    @enterpictureinpicture | w2.11.0 | The small window was opened.
    @leavepictureinpicture | w2.11.0 | The small window was closed.
    @castinguserselect | w | The user chose another device.
    @castingstatechange | w | Playing on another device succeeded or failed.
    @castinginterrupt | w | Playing on another device was interrupted.
    @enterbackground | t | The film goes on in the background.
    @leavebackground | t | The film came back from the background.
    @closebackground | t | The user ended playing in the background.
    @adload | w t | An advertisement is loaded.
    @adplay | w | An advertisement begins.
    @adstart | t | An advertisement begins.
    @adended | t | An advertisement has ended.
    @adclose | w t | An advertisement was closed.
    @aderror | w t | An advertisement could not be loaded.

    <audio> | a w s | A sound with its controls; scripts with an audio context have replaced it.
    id | w s | string | The name of the sound, by which the page script controls it.
    src | w s | path | The sound, by address or path.
    loop | w s | boolean | Whether the sound begins again when it has ended.
    controls | w s | boolean | Whether the controls are shown.
    poster | w s | path | The picture in the controls.
    name | w s | string | The title in the controls.
    author | w s | string | The author in the controls.
    @play | w s | The sound begins or goes on.
    @pause | w s | The sound was paused.
    @timeupdate | w s | The sound plays; `detail` has `currentTime` and `duration`.
    @ended | w s | The sound has come to its end.
    @error | w s | The sound cannot be played.

    <camera> | a w1.6.0 s t | Shows what the camera sees; pictures, films and codes are taken from it.
    mode | a1.19.0 w2.1.0 | string: normal, scanCode | Whether the camera takes pictures or scans codes.
    | s t | string
    device-position | a w s | string: front, back | Which camera.
    | t | string
    flash | a1.18.0 | string: auto, on, off | Whether there is a flash.
    | w s t | string: auto, on, off, torch
    frame-size | a1.19.0 w s t | string: small, medium, large | The size of the frames that the script gets.
    frame-format | a | string | The format of the frames that the script gets.
    resolution | w | string: low, medium, high | The resolution; cannot be changed later.
    output-dimension | a1.23.0 | string: 360P, 540P, 720P, 1080P, max | The resolution of pictures and films.
    outputDimension | a | = output-dimension
    max-duration | a | number | How long a film can be.
    applyMicPermissionWhenInit | a | boolean | Whether the permission for the microphone is requested at once.
    @ready | a1.24.3 | The camera is ready; `detail.maxZoom` is its largest zoom.
    @initdone | w s t | The camera is ready; `detail.maxZoom` is its largest zoom.
    @stop | a w s t | The camera was stopped, as when the program goes to the background.
    @error | a w s t | The user does not permit the camera.
    @scancode | a1.19.0 w2.1.0 s t | A code was scanned, with the `mode` scanCode.

    <live-player> | a w1.7.0 s t | Plays a live stream.
    src | w s t | string | The address of the stream.
    mode | w s t | string: live, RTC | Whether it is a broadcast or a call.
    autoplay | w s t | boolean | Whether the stream begins by itself.
    muted | w s t | boolean | Whether the stream plays without sound.
    orientation | w s t | string: vertical, horizontal | The direction of the picture.
    object-fit | w s t | string: contain, fillCrop | How the picture is fitted to the size of the element.
    background-mute | w s t | boolean | Whether the sound is off in the background.
    min-cache | w s t | number | The smallest buffer, in seconds.
    max-cache | w s t | number | The largest buffer, in seconds.
    sound-mode | w s t | string: speaker, ear | Where the sound comes out.
    auto-pause-if-navigate | w s t | boolean | Whether the stream pauses when another page of the program
      opens.
    auto-pause-if-open-native | w s t | boolean | Whether the stream pauses when a page of the container
      opens.
    picture-in-picture-mode | w | = picture-in-picture-mode of video
    referrer-policy | w | = referrer-policy of video
    enable-auto-rotation | w | boolean | Whether turning the telephone fills the screen.
    enable-casting | w | boolean | Whether the stream can be played on another device.
    id | s | string | The name of the player, by which the page script controls it.
    @statechange | w s t | The state of playing changed; `detail.code` says how.
    @fullscreenchange | w s t | The picture fills the screen or ceased to; `detail` says which.
    @netstatus | w1.9.0 s t | How the network is; `detail.info` has the figures.
    @audiovolumenotify | w | How loud the sound is.
    @enterpictureinpicture | w | The small window was opened.
    @leavepictureinpicture | w | The small window was closed.
    @castinguserselect | w | The user chose another device.
    @castingstatechange | w | Playing on another device succeeded or failed.
    @castinginterrupt | w | Playing on another device was interrupted.
    @error | w | The stream cannot be played.

    <live-pusher> | a w1.7.0 | Sends a live stream from camera and microphone.
    url | w | string | The address to which the stream is sent.
    mode | w | string: SD, HD, FHD, RTC | The quality, or a call.
    autopush | w | boolean | Whether sending begins by itself.
    muted | w | boolean | Whether the stream has no sound.
    enable-camera | w | boolean | Whether the camera is on; cannot be changed later.
    auto-focus | w | boolean | Whether the camera focuses by itself.
    orientation | w | string: vertical, horizontal | The direction of the picture.
    beauty | w | number | How much faces are made smoother, from 0 to 9.
    beauty-style | w | string: smooth, nature | How faces are made smoother.
    whiteness | w | number | How much faces are made lighter, from 0 to 9.
    aspect | w | string: 3:4, 9:16 | The ratio of width to height.
    min-bitrate | w | number | The lowest bit rate, in kilobits per second.
    max-bitrate | w | number | The highest bit rate, in kilobits per second.
    audio-quality | w | string: high, low | The quality of the sound.
    waiting-image | w | path | The picture that is sent while the program is in the background.
    waiting-image-hash | w | string | The MD5 sum of that picture.
    zoom | w2.1.0 | boolean | Whether the user can zoom.
    device-position | w2.3.0 | string: front, back | Which camera; cannot be changed later.
    background-mute | w | boolean | Whether the sound is off in the background.
    mirror | w | boolean | Whether the picture that is sent is mirrored.
    remote-mirror | w | boolean | Whether the picture that is sent is mirrored.
    local-mirror | w | string: auto, enable, disable | Whether the picture on this telephone is mirrored.
    audio-reverb-type | w | number: 0, 1, 2, 3, 4, 5, 6, 7 | The reverberation: none, karaoke, small room,
      hall, deep, bright, metallic, magnetic.
    audio-volume-type | w | string: auto, media, voicecall | The volume of the system that counts.
    enable-mic | w | boolean | Whether the microphone is on.
    enable-agc | w | boolean | Whether the volume is levelled.
    enable-ans | w | boolean | Whether noise is suppressed.
    video-width | w | number | The width of the picture that is sent.
    video-height | w | number | The height of the picture that is sent.
    filter | w | string: standard, pink, nostalgia, blues, romantic, cool, fresher, solor, aestheticism,
      whitening, cerisered | The filter of the colours.
    picture-in-picture-mode | w | = picture-in-picture-mode of video
    animation | w | object | An animation that the container's `createAnimation` made.
    @statechange | w | The state of sending changed; `detail.code` says how.
    @netstatus | w1.9.0 | How the network is; `detail.info` has the figures.
    @error | w1.7.4 | Sending failed; `detail` has `errCode` and `errMsg`.
    @bgmstart | w | The background music begins.
    @bgmprogress | w | The background music plays; `detail` has `progress` and `duration`.
    @bgmcomplete | w | The background music has ended.
    @audiovolumenotify | w | How loud the microphone is.

    <lottie> | a | Plays an animation made with Lottie.
    autoplay | a | boolean | Whether the animation begins by itself.
    path | a | path | The JSON file of the animation, in the program or by address.
    speed | a | number | The speed; below 0 the animation runs backwards.
    repeat-count | a | number | How often it is repeated: 0 plays it once, below 0 never ends.
    repeatCount | a | = repeat-count
    auto-reverse | a | boolean | Whether it runs backwards after each round.
    autoReverse | a | = auto-reverse
    assets-path | a | path | The folder of the pictures that the animation uses; `/` is the root of the
      program.
    assetsPath | a | = assets-path
    placeholder | a | path | The picture for devices on which the animation is not played.
    md5 | a | string | The MD5 sum of an animation that is loaded by address.
    djangoId | a | string | The animation, by its id in Alipay's file store.
    optimize | a | boolean | Whether slow devices show the placeholder instead.
    @dataready | a | The animation is loaded and the view is made.
    @datafailed | a | The animation could not be loaded.
    @animationstart | a | The animation begins.
    @animationend | a | The animation has ended.
    @animationrepeat | a | A round of the animation has ended.
    @animationcancel | a | The animation was ended by script.
    @dataloadready | a | The animation is loaded and waits for its parameters.

    <canvas> | a w s t | An area for drawing by script.
    type | a2.7.0 | string: 2d, webgl | The kind of drawing context; with it the canvas is native.
    type | w s t | string: 2d, webgl | The kind of drawing context.
    canvas-id | w s t | string | The name of the canvas, by which scripts without `type` find it.
    id | a | string | The name of the canvas, by which scripts find it; unique in the page.
    disable-scroll | a w s t | boolean | Whether touches on the canvas do not scroll the page.
    width | a | string | The width of the drawing, not of the element.
    height | a | string | The height of the drawing, not of the element.
    @ready | a2.7.0 | The canvas is ready.
    @error | w s t | Something failed; `detail.errMsg` says what.
    @tap | a | The canvas was tapped.
    @longtap | a w s | The canvas was pressed for half a second.
    @touchstart | a w s | A finger touched the canvas.
    @touchmove | a w s | A finger moved on the canvas.
    @touchend | a w s | A finger was lifted from the canvas.
    @touchcancel | a w s | A touch was interrupted, as by a call.

    <map> | a w s t | A map.
    longitude | a w s t | number | The longitude of the centre.
    latitude | a w s t | number | The latitude of the centre.
    scale | a w s t | number | The zoom level.
    min-scale | w t | number | The smallest zoom level.
    max-scale | w t | number | The largest zoom level.
    markers | a w s t | array | Markers, each with an id and a position.
    covers | w s t | array | Markers; use `markers` instead.
    polyline | a w s t | array | Lines, each with its points.
    circles | a w s t | array | Circles, each with centre and radius.
    controls | w s t | array | Controls over the map; use `cover-view` instead.
    controls | a | array | Controls over the map.
    polygon | a | array | Areas, each with its points.
    polygons | a w2.3.0 s2.0.13 t | array | Areas, each with its points.
    panels | a | array | Panels over the map.
    ground-overlays | a | array | Pictures that lie on the map.
    tile-overlay | a | object | Map tiles of your own.
    include-points | a w s | array | Points that the map is scaled to show.
    include-point | w s t | boolean | Another spelling that Taro lists; the documentation has
      `include-points`.
    include-padding | a | object | The distance of these points from the edges.
    show-location | a w s t | boolean | Whether the user's position is shown.
    subkey | w2.3.0 s t | string | The key of a style of your own; cannot be changed later.
    layer-style | w s t | number | Which of the styles of that key is used; cannot be changed later.
    custom-map-style | a | string | The style of the map.
    rotate | a w s t | number | How far the map is turned, in degrees.
    skew | a w s t | number | How far the map is tilted, in degrees.
    enable-3D | w2.3.0 s2.0.13 t | boolean | Whether buildings are drawn with height.
    show-compass | a w2.3.0 s2.0.13 t | boolean | Whether a compass is shown.
    show-scale | a w s t | boolean | Whether the scale is shown.
    enable-overlooking | a w2.3.0 s2.0.13 t | boolean | Whether two fingers tilt the map.
    enable-auto-max-overlooking | w | boolean | Whether the map tilts as far as the zoom level permits.
    enable-zoom | a w2.3.0 s2.0.13 t | boolean | Whether fingers zoom the map.
    enable-scroll | a w2.3.0 s2.0.13 t | boolean | Whether a finger moves the map.
    enable-rotate | a w2.3.0 s2.0.13 t | boolean | Whether fingers turn the map.
    enable-satellite | a w s t | boolean | Whether satellite pictures are shown.
    enable-traffic | a w s t | boolean | Whether the traffic is shown.
    enable-poi | a w t | boolean | Whether places of interest are shown.
    enable-building | a w t | boolean | Whether buildings are shown.
    setting | a w s t | object | All settings of the map at once.
    optimize | a | boolean | Whether the faster way of drawing is used.
    @tap | a w s | The map was tapped.
    @markertap | a w s t | A marker was tapped; the event has its id.
    @labeltap | w s t | The label of a marker was tapped.
    @controltap | a w s t | A control was tapped.
    @callouttap | a w1.2.0 s t | The callout of a marker was tapped.
    @paneltap | a | A panel was tapped.
    @regionchange | a w s t | What is in view changes; the event says whether it begins or ends.
    @updated | w1.6.0 s t | The map is drawn.
    @initcomplete | a | The map is ready.
    @poitap | w2.3.0 s t | A place of interest was tapped.
    @polylinetap | w | A line was tapped.
    @anchorpointtap | w t | The mark of the user's position was tapped.
    @interpolatepoint | w | A marker that moves along a path passed a point of it.
    @authsuccess | w | The key of the map was accepted.
    @abilitysuccess | w | A function of the map is ready.
    @abilityfailed | w | A function of the map failed.
    @error | w | Something failed.

    <ar> | a | A view of augmented reality of Alipay, of which no public page says more.
    <ar-camera> | a | Shows what the camera sees, with augmented reality over it.
    mode | a | string | The kind of tracking.
    devicePosition | a | string | Which camera.
    marker | a | string | The picture that is tracked.
    useCapturedImage | a | boolean | Whether a captured picture is tracked.
    @init | a | The view is ready.
    @arframe | a | A frame was analysed.
    @error | a | Something failed.
    @stop | a | The view was stopped.

    <ar-camera> | s | Shows what the camera sees, with augmented reality over it.
    key | s | string | The key of the augmented reality project.
    type | s | string | The kind of the project: 0, 5 or 8.
    flash | s | string: auto, on, off | Whether there is a flash.
    @load | s | The project is loaded.
    @message | s | The user used a key of the project; the event has its data.
    @scancode | s | A picture was recognised.
    @error | s | The user does not permit the camera, or recognition failed.

    <ai-camera> | a | A camera of Alipay with recognition, of which no public page says more.
    <rtc-room> | a s t | A room for calls with sound and picture.
    id | s | string | The name of the room, by which the page script controls it.
    user-id | t | string | The user whose picture is shown.
    mode | t | string: camera, video | Whether it shows the own camera or somebody else.
    device-position | s t | string: front, back | Which camera.
    enable-camera | s | boolean | Whether the camera is on.
    enable-mic | s | boolean | Whether the microphone is on.
    enable-agc | s | boolean | Whether the volume is levelled.
    enable-ans | s | boolean | Whether noise is suppressed.
    enable-auto-focus | s | boolean | Whether the camera focuses by itself.
    enable-zoom | s | boolean | Whether the user can zoom.
    enable-remote-mirror | s | boolean | Whether others see the picture mirrored.
    local-mirror | s | string: auto, enable, disable | Whether the own picture is mirrored.
    video-width | s | number | The width of the picture that is sent.
    video-height | s | number | The height of the picture that is sent.
    bitrate | s | number | The bit rate, in kilobits per second.
    sound-mode | s | string: speaker, ear | Where the sound comes out.
    @statechange | s | The state of the call changed; `detail.code` says how.
    @error | s t | The call failed.

    <rtc-room-item> | s | Somebody in an `rtc-room`.
    id | s | string | The name of the view.
    type | s | string: local, remote | Whether it is the own picture or somebody else's.
    user-id | s | string | The user whose picture is shown.

    <voip-room> | w2.11.0 | Somebody in a call of several people.
    openid | w | string | The user whose picture is shown.
    mode | w | string: camera, video | Whether it shows the own camera or somebody else.
    device-position | w | string: front, back | Which camera, with the `mode` camera.
    @error | w | The call could not be opened.

    <channel-live> | w | Opens the live stream of a WeChat channel.
    feed-id | w | string | The stream.
    finder-user-name | w | string | The channel.

    <channel-video> | w | Plays a video of a WeChat channel.
    feed-id | w | string | The video.
    finder-user-name | w | string | The channel.
    feed-token | w | string | The video, where it belongs to another account than the program.
    autoplay | w | boolean | Whether the video begins by itself.
    loop | w | boolean | Whether the video begins again when it has ended.
    muted | w | boolean | Whether the video plays without sound.
    object-fit | w | string: fill, contain, cover | How the video is fitted to the size of the element.
    @error | w | The video cannot be played.

    <animation-video> | s | Plays a film with a transparent background.
    path | s3.130.10 | path | The film, by address or path.
    resource-width | s3.130.10 | number | The width of the film's file, in pixels.
    resource-height | s3.130.10 | number | The height of the film's file, in pixels.
    canvas-style | s3.130.10 | string | The inline style of the area, with its size.
    loop | s3.130.10 | boolean | Whether the film begins again when it has ended.
    autoplay | s3.130.10 | boolean | Whether the film begins by itself.
    alpha-direction | s | string: left, right | The half of the film that has the transparency.
    @started | s3.130.10 | The film begins.
    @ended | s3.130.10 | The film has come to its end.

    <animation-view> | s | Plays an animation made with Lottie.
    path | s | path | The JSON file of the animation.
    loop | s | boolean | Whether the animation begins again when it has ended.
    autoplay | s | boolean | Whether the animation begins by itself.
    action | s | string: play, pause, stop | What the animation does.
    hidden | s | boolean | Whether the animation is not shown.
    @ended | s3.0.0 | The animation has come to its end.
    """
}
