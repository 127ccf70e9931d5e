import { findWorkspaceRoot } from '../versions/versions.ts';
import { apiOnPostgresql } from './steps/api-on-postgresql.ts';
import { endToEnd } from './steps/end-to-end.ts';
import { importRules } from './steps/import-rules.ts';
import { lint } from './steps/lint.ts';
import { typeCheck } from './steps/type-check.ts';
import { unitTests } from './steps/unit-tests.ts';
import { words } from './steps/words.ts';
import { takeSteps, totals } from './take-steps.ts';

// `npm test`: everything that holds the portal together, with the sum on the last line. Where `CI`
// is set, every step must be taken: one that is skipped has failed.

const steps = [typeCheck, lint, words, importRules, unitTests, apiOnPostgresql, ...endToEnd];

const givenUp = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => givenUp.abort());
}

const surroundings = { root: findWorkspaceRoot(import.meta.dirname), signal: givenUp.signal };
const sum = await takeSteps(steps, surroundings, {
  write: (text) => process.stdout.write(text),
  takeAll: !['', '0', 'false'].includes(process.env.CI ?? ''),
});
if (givenUp.signal.aborted) {
  console.error('\nThe tests were given up.');
  process.exitCode = 130;
} else {
  process.stdout.write(`\n${totals(sum)}\n`);
  process.exitCode = sum.failed === 0 ? 0 : 1;
}
