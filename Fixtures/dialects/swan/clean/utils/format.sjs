export default { price: value => value.toFixed(2) }
