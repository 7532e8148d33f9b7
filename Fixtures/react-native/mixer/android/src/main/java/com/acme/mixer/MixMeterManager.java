package com.acme.mixer;

import androidx.annotation.Nullable;
import com.facebook.react.bridge.ReadableArray;
import com.facebook.react.common.MapBuilder;
import com.facebook.react.uimanager.SimpleViewManager;
import com.facebook.react.uimanager.ThemedReactContext;
import com.facebook.react.uimanager.annotations.ReactProp;
import java.util.Map;

public class MixMeterManager extends SimpleViewManager<MixMeterView> {
  static final String NAME = "MixMeter";
  private static final String COMMAND_CLEAR_PEAK = "clearPeak";

  @Override
  public String getName() {
    return NAME;
  }

  @Override
  protected MixMeterView createViewInstance(ThemedReactContext context) {
    return new MixMeterView(context);
  }

  @ReactProp(name = "level")
  public void setLevel(MixMeterView view, double level) {
    view.setLevel(level);
  }

  @ReactProp(name = "channels", defaultInt = 2)
  public void setChannels(MixMeterView view, int channels) {
    view.setChannels(channels);
  }

  @Override
  public void receiveCommand(MixMeterView view, String command, @Nullable ReadableArray args) {
    switch (command) {
      case COMMAND_CLEAR_PEAK:
        view.clearPeak(args.getInt(0));
        break;
      default:
        throw new IllegalArgumentException(command);
    }
  }

  @Override
  public Map<String, Object> getExportedCustomDirectEventTypeConstants() {
    return MapBuilder.of(PeakingEvent.NAME, MapBuilder.of("registrationName", "onPeaking"));
  }
}
