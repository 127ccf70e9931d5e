import { endToEnd } from './end-to-end.ts';

const before = process.env.CHROMIUM_PATH;
afterEach(() => {
  if (before === undefined) delete process.env.CHROMIUM_PATH;
  else process.env.CHROMIUM_PATH = before;
});

test('a browser that is named and not there fails the step, before a portal is started', async () => {
  process.env.CHROMIUM_PATH = '/nowhere/chromium';
  const { signal } = new AbortController();
  for (const step of endToEnd) {
    expect(await step.run({ root: '/nowhere', signal })).toMatchObject({
      passed: 0,
      failed: 1,
      skipped: 0,
      note: 'CHROMIUM_PATH names /nowhere/chromium, which is not there',
    });
  }
  expect(endToEnd).not.toHaveLength(0);
});
