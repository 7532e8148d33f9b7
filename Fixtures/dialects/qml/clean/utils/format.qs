module.exports = { price: function (value) { return value.toFixed(2) } }
