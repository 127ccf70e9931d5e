import { createTurns } from './turns.ts';

const { signal } = new AbortController();

/** A work whose end is in the test's hand. */
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

const settled = () => new Promise(setImmediate);

test('so many work at once, the others in their order', async () => {
  const turns = createTurns(2);
  const begun: string[] = [];
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => work(begun, name));
  const all = [a, b, c, d].map((each) => turns.take(signal, async () => each?.run()));
  await settled();
  expect(begun).toEqual(['a', 'b']);
  b?.end();
  await settled();
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const each of [a, c, d]) each?.end();
  await Promise.all(all);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('who gives up while waiting is passed over, and a failure leaves its place', async () => {
  const turns = createTurns(1);
  const begun: string[] = [];
  const controller = new AbortController();
  const failing = turns.take(signal, async () => {
    await settled();
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
