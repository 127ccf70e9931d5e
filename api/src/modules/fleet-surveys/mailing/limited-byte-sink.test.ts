import { pipeline } from 'node:stream/promises';
import { LimitedByteSink } from './limited-byte-sink.ts';

test.each([
  [6, 'abcdef'],
  [5, null],
  [0, null],
])('of six bytes with room for %i is kept: %s', async (most, kept) => {
  const out = new LimitedByteSink(most);
  await pipeline(['abc', 'de', 'f'], out);
  expect(out.bytes()?.toString() ?? null).toBe(kept);
});

test('nothing at all is an empty file', async () => {
  const out = new LimitedByteSink(0);
  await pipeline([], out);
  expect(out.bytes()).toHaveLength(0);
});
