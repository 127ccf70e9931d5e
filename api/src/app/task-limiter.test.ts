import { createTaskLimiter } from './task-limiter.ts';

const { signal } = new AbortController();

/** Work that ends when the test says so. */
function work(begun: string[], name: string) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = async () => {
    begun.push(name);
    await ended;
  };
  return { run, end };
}

const flushPromises = () => new Promise(setImmediate);

test('so many work at once, the others in their order', async () => {
  const turns = createTaskLimiter(2);
  const begun: string[] = [];
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => work(begun, name));
  const all = [a, b, c, d].map((each) => turns.take(signal, async () => each?.run()));
  await flushPromises();
  expect(begun).toEqual(['a', 'b']);
  b?.end();
  await flushPromises();
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const each of [a, c, d]) each?.end();
  await Promise.all(all);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('who gives up while waiting is passed over, and a failure leaves its place', async () => {
  const turns = createTaskLimiter(1);
  const begun: string[] = [];
  const controller = new AbortController();
  const failing = turns.take(signal, async () => {
    await flushPromises();
    throw new Error('broken');
  });
  const givenUp = turns.take(controller.signal, work(begun, 'given up').run);
  const next = turns.take(signal, async () => begun.push('next'));
  controller.abort('enough');
  await expect(givenUp).rejects.toBe('enough');
  await expect(failing).rejects.toThrow('broken');
  await next;
  expect(begun).toEqual(['next']);
});
