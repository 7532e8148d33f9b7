interface NativeProps extends ViewProps { placeholder?: string; onSubmit?: CT.DirectEventHandler<null> }
export const Commands = codegenNativeCommands<C>({supportedCommands: ['focus']});
export default codegenNativeComponent<NativeProps>('AcmeDial');
