import { check, notRequested, type Step, skipped } from './step.ts';
import { takeSteps, totals } from './take-steps.ts';

const root = '/nowhere';
const request = { times: false, all: false, files: [] };
const step = (name: string, run: Step['run']): Step => ({ name, run });

/** Runs steps and returns the totals and all output. */
async function take(
  steps: Step[],
  { signal = new AbortController().signal, takeAll = false, files = [] as string[] } = {},
) {
  const written: string[] = [];
  const sum = await takeSteps(
    [[steps]],
    { root, signal, request: { ...request, files } },
    {
      write: (text) => written.push(text),
      takeAll,
    },
  );
  return { sum, text: written.join('') };
}

test('the outcomes of all steps are summed, also after one that failed or broke', async () => {
  const { sum, text } = await take([
    step('Types', async () => check(true, { note: '9 packages' })),
    step('Lint', async () => check(false, { output: 'what is wrong' })),
    step('Rules', async () => {
      throw new Error('cannot even start');
    }),
    step('Unit', async () => ({ passed: 12, failed: 2, skipped: 1 })),
    step('Browser', async () => skipped('there is none')),
  ]);
  expect(sum).toMatchObject({ passed: 13, failed: 4, skipped: 2 });
  expect(text).toMatch(/✓ Types: 1 passed, 0 failed \(9 packages, \d+\.\d s\)\n/);
  expect(text).toContain('what is wrong\n✗ Lint: 0 passed, 1 failed');
  expect(text).toContain('cannot even start');
  expect(text).toContain('– Browser: 0 passed, 0 failed, 1 skipped (there is none');
});

test('the tests that failed are named at the end', async () => {
  const failed = {
    passed: 1,
    failed: 1,
    skipped: 0,
    output: 'why',
    failures: ['a.test.ts › adds'],
  };
  const { text } = await take([
    step('Unit', async () => failed),
    step('Types', async () => check(true)),
  ]);
  expect(text.trim().split('\n').at(-1)).toBe('✗ a.test.ts › adds (Unit)');
});

test('tests of files are counted apart from checks', async () => {
  const times = [{ file: 'a.test.ts', name: 'adds', seconds: 1 }];
  const { sum } = await take([
    step('Types', async () => check(true)),
    step('Unit', async () => ({ passed: 1, failed: 0, skipped: 0, times })),
  ]);
  expect(sum.tests).toBe(1);
});

test('the output of what passed is not shown', async () => {
  const { text } = await take([step('Lint', async () => check(true, { output: 'chatter' }))]);
  expect(text).not.toContain('chatter');
});

test('where everything must be taken, what was skipped has failed, and says why', async () => {
  const steps = [
    step('Unit', async () => ({ passed: 12, failed: 0, skipped: 2, note: '2 skipped: no time' })),
    step('Browser', async () => skipped('there is none')),
    step('Empty', async () => notRequested),
  ];
  const { sum, text } = await take(steps, { takeAll: true });
  expect(sum).toMatchObject({ passed: 12, failed: 4, skipped: 0 });
  expect(text).toContain(
    '✗ Unit: 12 passed, 2 failed (nothing may be skipped here: 2 skipped: no time',
  );
  expect(text).toContain(
    '✗ Browser: 0 passed, 1 failed (nothing may be skipped here: there is none',
  );
  expect(text).toContain('✗ Empty: 0 passed, 1 failed');
});

test('a step that has nothing to do with what was asked for says nothing', async () => {
  const steps = [step('Unit', async () => check(true)), step('Browser', async () => notRequested)];
  const { sum, text } = await take(steps, { takeAll: true, files: ['a.test.ts'] });
  expect(sum).toMatchObject({ passed: 1, failed: 0, skipped: 0 });
  expect(text).not.toContain('Browser');
});

test('lanes run side by side, and the next stage waits for all of them', async () => {
  const order: string[] = [];
  const timed = (name: string, milliseconds: number) =>
    step(name, async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      order.push(`${name} ends`);
      return check(true);
    });
  await takeSteps(
    [[[timed('slow', 60)], [timed('quick', 1), timed('quick too', 1)]], [[timed('last', 1)]]],
    { root, signal: new AbortController().signal, request },
    { write: () => undefined, takeAll: true },
  );
  expect(order.slice(0, 2)).toEqual(['slow begins', 'quick begins']);
  expect(order.slice(-3)).toEqual(['slow ends', 'last begins', 'last ends']);
});

test('a run that is given up takes no further step', async () => {
  const givenUp = new AbortController();
  const { sum } = await take(
    [
      step('First', async () => {
        givenUp.abort();
        return check(true);
      }),
      step('Second', async () => check(true)),
    ],
    { signal: givenUp.signal },
  );
  expect(sum.passed).toBe(1);
});

test('the last line speaks of what was skipped only when something was', () => {
  expect(totals({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(totals({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});
