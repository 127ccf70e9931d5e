const preset = require('@portal/build/jest')({ root: __dirname });

// Fastify's static files and its test calls need these, which ship only as ES modules.
const transformIgnorePatterns = preset.transformIgnorePatterns.map((pattern) =>
  pattern.replace('(?!(', '(?!(content-disposition|cookie|'),
);

module.exports = { ...preset, transformIgnorePatterns };
