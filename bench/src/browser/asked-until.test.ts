import { askedUntil, type Begun } from './asked-until.ts';

const begun = (startTime: number, isAnswered = true): Begun => ({
  timing: () => ({ startTime }) as ReturnType<Begun['timing']>,
  response: async () => (isAnswered ? ({} as Awaited<ReturnType<Begun['response']>>) : null),
});

test('what the browser began in time counts, whenever word of it came', async () => {
  const first = begun(10);
  const last = begun(20);
  expect(await askedUntil([first, last, begun(21), begun(15, false)], 20)).toEqual([first, last]);
});
