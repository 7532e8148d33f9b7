export const shared = {
  takePhoto() {},
};
