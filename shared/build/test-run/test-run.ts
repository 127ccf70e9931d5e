import { findWorkspaceRoot } from '../versions/versions.ts';
import { select } from './affected/selection.ts';
import { readRequest, usage } from './request/request.ts';
import type { Step } from './step.ts';
import { comments } from './steps/comments.ts';
import { endToEnd } from './steps/end-to-end.ts';
import { importRules } from './steps/import-rules.ts';
import { lint } from './steps/lint.ts';
import { typeCheck } from './steps/type-check.ts';
import { apiOnPostgresql, unitTests } from './steps/unit-tests.ts';
import { unusedCode } from './steps/unused-code.ts';
import { words } from './steps/words.ts';
import { takeSteps, totals } from './take-steps.ts';

// `npm test`: all tests and checks of the portal, or some of them while developing, with the totals
// on the last line. If `CI` is set, nothing may be skipped.

const givenUp = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => givenUp.abort());

async function run(args: readonly string[]): Promise<boolean> {
  const root = findWorkspaceRoot(import.meta.dirname);
  const request = readRequest(args);
  const context = { root, signal: givenUp.signal, request };
  const selection = await select(root, request);
  const browser = endToEnd(context, selection);
  const checks = selection.checks
    ? [lint, comments, words, importRules, unusedCode, typeCheck]
    : [];
  // The steps that fail soonest come first. Browsers have the machine to themselves.
  const stages: readonly (readonly (readonly Step[])[])[] = [
    [
      [...checks, browser.start],
      [unitTests(selection), apiOnPostgresql(selection)],
    ],
    [[browser.whole]],
    [browser.regions, [browser.pictures]],
  ];
  try {
    const sum = await takeSteps(stages, context, {
      write: (text) => process.stdout.write(text),
      takeAll: !['', '0', 'false'].includes(process.env.CI ?? ''),
    });
    const isNothing = sum.tests === 0 && (request.files.length > 0 || request.name !== undefined);
    if (isNothing) console.error('No test was found.');
    if (!givenUp.signal.aborted) process.stdout.write(`\n${totals(sum)}\n`);
    return sum.failed === 0 && !isNothing;
  } finally {
    await browser.stop();
  }
}

try {
  process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1;
  if (givenUp.signal.aborted) {
    console.error('\nThe tests were given up.');
    process.exitCode = 130;
  }
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
