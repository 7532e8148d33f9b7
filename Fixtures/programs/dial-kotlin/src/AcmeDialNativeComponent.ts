interface NativeProps extends ViewProps { value?: CT.Double }
export default codegenNativeComponent<NativeProps>('AcmeDial');
