// Replaces modules that tests do not use: federation's runtime, fonts and films.
module.exports = {};
