export default {
  money: (value) => '¥' + value,
};
