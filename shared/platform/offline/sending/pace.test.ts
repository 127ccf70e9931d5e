import { backoff, createPace } from './pace.ts';

it('waits longer after each failure, up to a minute, and nowhere for the same time', () => {
  expect([1, 2, 3, 7, 100].map((failures) => backoff(failures, 1))).toEqual([
    1000, 2000, 4000, 60_000, 60_000,
  ]);
  expect(backoff(3, 0)).toBe(2000);
});

it('pauses after a failure, and no longer once the server has answered', () => {
  const pace = createPace();
  pace.failed('a', 1);
  expect([pace.isPaused(), pace.isHeldBack('a'), pace.isHeldBack('b')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(pace.untilNext()).toBeGreaterThan(400);
  pace.hurry();
  expect(pace.isDoubtful()).toBe(true);
  pace.failed('a', 1);
  pace.answered();
  expect(pace.isDoubtful()).toBe(false);
  expect([pace.isPaused(), pace.isHeldBack('a')]).toEqual([false, true]);
  pace.hurry();
  expect(pace.isHeldBack('a')).toBe(false);
  expect(pace.untilNext()).toBeNull();
});

it('does not hurry where the server has asked for a pause', () => {
  const pace = createPace();
  pace.asked(30);
  pace.hurry();
  pace.answered();
  expect(pace.isPaused()).toBe(true);
  expect(pace.untilNext()).toBeGreaterThan(29_000);
});
