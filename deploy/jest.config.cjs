const preset = require('@portal/build/jest')({ root: __dirname });

// Fastify's static files need a package that ships only as an ES module.
const transformIgnorePatterns = preset.transformIgnorePatterns.map((pattern) =>
  pattern.replace('(?!(', '(?!(content-disposition|'),
);

module.exports = { ...preset, transformIgnorePatterns };
