package a;
class MapView extends MPBaseEmbedView {
  void register() { MPEmbedViewHelper.registerEmbedView("a.MapView", "my_map"); }
  public View getView(int width, int height, String viewId, String type, Map<String, String> params) { return map; }
  public void onReceivedRender(JSONObject data, H5BridgeContext context) { apply(data); }
}
