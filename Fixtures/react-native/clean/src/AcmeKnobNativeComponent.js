// @flow strict-local
import type {ViewProps} from 'react-native/Libraries/Components/View/ViewPropTypes';
import type {BubblingEventHandler, Int32, WithDefault} from 'react-native/Libraries/Types/CodegenTypes';
import codegenNativeComponent from 'react-native/Libraries/Utilities/codegenNativeComponent';

type PressedEvent = $ReadOnly<{|
  count: Int32,
|}>;

type NativeProps = $ReadOnly<{|
  ...ViewProps,
  +label?: ?string,
  +enabled?: WithDefault<boolean, true>,
  +onPressed?: ?BubblingEventHandler<PressedEvent>,
|}>;

export default (codegenNativeComponent<NativeProps>('AcmeKnob', {
  excludedPlatforms: ['android'],
}): HostComponent<NativeProps>);
