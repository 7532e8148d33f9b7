package a;
class MapView extends MPBaseEmbedView {
  void register() { MPEmbedViewHelper.registerEmbedView("a.MapView", "my_map"); }
  void send(Kind kind) { sendEventToTiny(kind.event(), null); }
}
