import React, { useRef } from 'react';
import { findNodeHandle, requireNativeComponent, UIManager } from 'react-native';

type Props = { angle: number; legend?: string; onTurn?: (event: unknown) => void };

const NativeDial = requireNativeComponent<Props>('MixDial');

export const Dial = (props: Props) => {
  const dial = useRef(null);
  const centre = () => {
    UIManager.dispatchViewManagerCommand(
      findNodeHandle(dial.current),
      UIManager.getViewManagerConfig('MixDial').Commands.centre,
      [0.5],
    );
  };
  return <NativeDial ref={dial} {...props} onLongPress={centre} />;
};
