module.exports = require('./jest/jest-preset.cjs')({ root: __dirname });
