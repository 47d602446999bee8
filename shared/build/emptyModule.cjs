// Tests hand areas over themselves: nothing is loaded by federation there.
module.exports = {};
