package a
class MapView : MPBaseEmbedView() {
  fun register() = MPEmbedViewHelper.registerEmbedView("a.MapView", "my_map")
  override fun onReceivedMessage(action: String, data: JSONObject, c: H5BridgeContext) { when (action) { "setColour" -> go() } }
}
