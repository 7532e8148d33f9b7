package com.acme.mixer;

import com.facebook.react.bridge.Arguments;
import com.facebook.react.bridge.WritableMap;
import com.facebook.react.uimanager.events.Event;

final class PeakingEvent extends Event<PeakingEvent> {
  static final String NAME = "topPeaking";
  private final double level;
  private final int channel;

  PeakingEvent(int surface, int view, double level, int channel) {
    super(surface, view);
    this.level = level;
    this.channel = channel;
  }

  @Override
  public String getEventName() {
    return NAME;
  }

  @Override
  protected WritableMap getEventData() {
    WritableMap map = Arguments.createMap();
    map.putDouble("level", level);
    map.putInt("channel", channel);
    return map;
  }
}
