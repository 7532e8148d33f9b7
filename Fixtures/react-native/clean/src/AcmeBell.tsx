import {requireNativeComponent} from 'react-native';

const NativeBell = requireNativeComponent<{loud: boolean}>('AcmeBell');

export const Bell = () => <NativeBell loud={true}>it's a bell</NativeBell>;
