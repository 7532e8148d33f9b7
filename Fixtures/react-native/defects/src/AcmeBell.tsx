import {requireNativeComponent} from 'react-native';

const NativeBell = requireNativeComponent<{loud: boolean}>('AcmeBellView');

export const Bell = () => <NativeBell loud={true}>it's a bell</NativeBell>;
