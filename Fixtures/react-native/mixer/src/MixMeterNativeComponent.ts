import type { ElementRef } from 'react';
import {
  codegenNativeCommands,
  codegenNativeComponent,
  type CodegenTypes as CT,
  type HostComponent,
  type ViewProps,
} from 'react-native';

type Peak = Readonly<{ level: CT.Double; channel: CT.Int32 }>;

export interface NativeProps extends ViewProps {
  level?: CT.Double;
  channels?: CT.WithDefault<CT.Int32, 2>;
  onPeaking?: CT.DirectEventHandler<Peak>;
}

interface NativeCommands {
  clearPeak: (view: ElementRef<HostComponent<NativeProps>>, channel: CT.Int32) => void;
}

export const Commands = codegenNativeCommands<NativeCommands>({
  supportedCommands: ['clearPeak'],
});

export default codegenNativeComponent<NativeProps>('MixMeter') as HostComponent<NativeProps>;
