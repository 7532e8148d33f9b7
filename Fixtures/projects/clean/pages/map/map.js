Page({
  data: { wide: false, markers: [], points: [] },
});
