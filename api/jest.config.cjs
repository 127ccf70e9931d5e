const preset = require('@portal/build/jest')({ root: __dirname });

// Fastify's test client depends on a package that ships only as an ES module.
const alsoCompiled = (pattern) => pattern.replace('(?!(', '(?!(cookie|');

module.exports = {
  ...preset,
  // Tests start databases and processes, which takes its time beside other work.
  testTimeout: 60_000,
  transformIgnorePatterns: preset.transformIgnorePatterns.map(alsoCompiled),
};
