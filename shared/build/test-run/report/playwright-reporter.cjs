const { readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { pageOutline } = require('./page-outline.cjs');
const { repeatCommand } = require('./repeat-command.cjs');

/** Tells a failure when it happens, and writes down all tests at the end. */
module.exports = class PlaywrightReporter {
  #tests = [];
  #problems = [];

  printsToStdio() {
    return true;
  }

  onTestEnd(test, result) {
    const name = test.titlePath().slice(3).join(' ');
    const skip = test.annotations.find(({ type }) => type === 'skip');
    // A test that passes at a second try has failed.
    const status =
      result.status === 'skipped' ? 'skipped' : test.outcome() === 'expected' ? 'passed' : 'failed';
    this.#tests.push({
      file: test.location.file,
      name,
      milliseconds: result.duration,
      status,
      ...(skip?.description && { reason: skip.description }),
    });
    if (status !== 'failed') return;
    const { TEST_ROOT: root = process.cwd(), REGION: region } = process.env;
    const file = path.relative(root, test.location.file);
    const messages = result.errors.map(
      ({ message = '', snippet = '' }) => `${message}\n${snippet}`,
    );
    const attached = (kind) => result.attachments.find((each) => each.name === kind);
    const address = attached('address')?.body;
    if (address)
      messages.push(
        `Its address, the end of its console, and calls without an answer:\n${address}`,
      );
    const context = attached('error-context');
    const page = context?.path ? pageOutline(readFileSync(context.path, 'utf8')) : '';
    if (page) messages.push(`The page then:\n${page}`);
    process.stdout.write(
      `\n✗ ${file} › ${name}\n${messages.join('\n')}\n  Alone: ${repeatCommand({ file, name, region })}\n`,
    );
  }

  onError({ message = 'An error without words', stack }) {
    this.#problems.push(stack ?? message);
  }

  onEnd() {
    const report = { tests: this.#tests, problems: this.#problems };
    writeFileSync(process.env.TEST_REPORT, JSON.stringify(report));
  }
};
