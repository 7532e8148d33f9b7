import type { ElementRef } from 'react';
import {
  codegenNativeCommands,
  codegenNativeComponent,
  type CodegenTypes as CT,
  type ColorValue,
  type HostComponent,
  type ViewProps,
} from 'react-native';

type Range = Readonly<{ low: CT.Double; high: CT.Double }>;

export interface NativeProps extends ViewProps {
  low?: CT.WithDefault<CT.Double, 0>;
  high?: CT.WithDefault<CT.Double, 1>;
  notches?: CT.Int32;
  trackColor?: ColorValue;
  caption?: string;
  locked?: CT.WithDefault<boolean, false>;
  onSlide?: CT.DirectEventHandler<Range>;
  onRelease?: CT.BubblingEventHandler<Range>;
}

interface NativeCommands {
  moveTo: (view: ElementRef<HostComponent<NativeProps>>, low: CT.Double, high: CT.Double) => void;
  rewind: (view: ElementRef<HostComponent<NativeProps>>, smoothly: boolean) => void;
}

export const Commands = codegenNativeCommands<NativeCommands>({
  supportedCommands: ['moveTo', 'rewind'],
});

export default codegenNativeComponent<NativeProps>('MixFader') as HostComponent<NativeProps>;
