import { livedLong, pauseBefore } from './pauses.ts';

test('pauses grow up to half a minute', () => {
  const pauses = Array.from({ length: 10 }, (_, index) => pauseBefore(index + 1));
  expect(pauses).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 30_000, 30_000]);
});

test('a part that has lived for five seconds begins anew', () => {
  expect([livedLong(4999), livedLong(5000)]).toEqual([false, true]);
});
