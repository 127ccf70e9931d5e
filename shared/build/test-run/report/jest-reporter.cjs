const { writeFileSync } = require('node:fs');
const path = require('node:path');
const { repeatCommand } = require('./repeat-command.cjs');

/** Tells a failure when it happens, and writes down all tests at the end. */
module.exports = class JestReporter {
  #tests = [];
  #problems = [];

  /** @param {{file: string, root: string}} options where the report goes */
  constructor(_, options) {
    this.options = options;
  }

  onTestResult({ path: file }, { testResults, testExecError, failureMessage, perfStats }) {
    const alone = perfStats.loadTestEnvironmentEnd ?? perfStats.start;
    const inTests = testResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
    const around = Math.max(0, perfStats.end - (perfStats.start || alone) - inTests);
    // The time that a file takes before its first test counts as part of that test.
    for (const [index, { fullName, status, duration }] of testResults.entries())
      this.#tests.push({
        file,
        name: fullName,
        milliseconds: (duration ?? 0) + (index === 0 ? around : 0),
        status: status === 'passed' || status === 'failed' ? status : 'skipped',
      });
    const failed = testResults.filter(({ status }) => status === 'failed');
    if (!failureMessage) return;
    const where = path.relative(this.options.root, file);
    const commands = failed.map(({ fullName }) => repeatCommand({ file: where, name: fullName }));
    if (testExecError || failed.length === 0) {
      this.#problems.push(`${where}\n${failureMessage}`);
      commands.push(repeatCommand({ file: where, name: '' }));
    }
    process.stdout.write(
      `\n✗ ${where}\n${failureMessage}\n  Alone: ${commands.join('\n         ')}\n`,
    );
  }

  onRunComplete() {
    const report = { tests: this.#tests, problems: this.#problems };
    writeFileSync(this.options.file, JSON.stringify(report));
  }
};
