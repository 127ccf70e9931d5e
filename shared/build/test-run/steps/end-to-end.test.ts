import { endToEnd } from './end-to-end.ts';

const before = process.env.CHROMIUM_PATH;
afterEach(() => {
  if (before === undefined) delete process.env.CHROMIUM_PATH;
  else process.env.CHROMIUM_PATH = before;
});

const { signal } = new AbortController();
const context = {
  root: '/nowhere',
  signal,
  request: { times: false, all: false, files: [] },
};
const nothing = { passed: 0, failed: 0, skipped: 0 };

test('a browser that is named and not there fails the step, before a portal is started', async () => {
  process.env.CHROMIUM_PATH = '/nowhere/chromium';
  const { start, whole, regions, pictures, stop } = endToEnd(context, { checks: true });
  expect(await start.run(context)).toMatchObject({
    failed: 1,
    note: 'CHROMIUM_PATH names /nowhere/chromium, which is not there',
  });
  for (const step of [whole, ...regions, pictures])
    expect(await step.run(context)).toEqual(nothing);
  await stop();
});

test('without a test for a browser no portal is started', async () => {
  const { start, stop } = endToEnd(context, { checks: false, specs: [] });
  expect(await start.run(context)).toEqual(nothing);
  await stop();
});
