interface NativeProps extends ViewProps {  }
export default codegenNativeComponent<NativeProps>('AcmeDial');
