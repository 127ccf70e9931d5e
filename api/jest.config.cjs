const preset = require('@portal/build/jest')({ root: __dirname });

// Tests start databases and processes, which takes its time beside other work.
module.exports = { ...preset, testTimeout: 60_000 };
