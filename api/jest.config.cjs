const preset = require('@portal/build/jest')({ root: __dirname });

// Some of what is tested exists on one kind of database alone: a run leaves out the other's tests.
const otherKind = process.env.TEST_DATABASE_URL ? 'embedded' : 'postgresql';

module.exports = {
  ...preset,
  testPathIgnorePatterns: [...preset.testPathIgnorePatterns, `\\.${otherKind}\\.test\\.ts$`],
  // Tests start databases and processes, which takes its time beside other work.
  testTimeout: 180_000,
};
