module.exports = require('@portal/build/jest')({ root: __dirname, browser: true });
