export { default as Fader, Commands as FaderCommands } from './MixFaderNativeComponent';
export { default as Meter, Commands as MeterCommands } from './MixMeterNativeComponent';
export { Dial } from './Dial';
