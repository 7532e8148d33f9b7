import type {ElementRef} from 'react';
import {
  codegenNativeCommands,
  codegenNativeComponent,
  type CodegenTypes as CT,
  type ColorValue,
  type HostComponent,
  type ViewProps,
} from 'react-native';

type SpunEvent = Readonly<{
  value: CT.Double;
  isLast?: boolean;
}>;

export interface NativeProps extends ViewProps {
  value?: CT.WithDefault<CT.Double, 0.5>
  step?: CT.Int32
  ringColor?: ColorValue
  mode?: CT.WithDefault<'turn' | 'press', 'turn'>
  onSpun?: CT.DirectEventHandler<SpunEvent> | null
  onStop?: CT.BubblingEventHandler<null>
}

interface NativeCommands {
  spinTo: (viewRef: ElementRef<HostComponent<NativeProps>>, value: CT.Double) => void;
}

export const Commands = codegenNativeCommands<NativeCommands>({
  supportedCommands: ['spinTo'],
});

export default codegenNativeComponent<NativeProps>('AcmeDial') as HostComponent<NativeProps>;
