Page({
  data: { week: [3, 1, 4, 1, 5, 9, 2] },
});
