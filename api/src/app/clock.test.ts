import { steadyClock, systemClock } from './clock.ts';

const noon = Date.parse('2025-07-01T12:00:00Z');
const day = 86_400_000;
let wall = noon;
let elapsed = 0;
const clock = () => {
  [wall, elapsed] = [noon, 0];
  return steadyClock(
    () => wall,
    () => elapsed,
  );
};

test('a machine whose clock is set back goes on by what has passed', () => {
  const { now } = clock();
  wall -= day;
  elapsed += 1000;
  expect(now().getTime()).toBe(noon + 1000);
  elapsed += 1000;
  wall += 1000;
  expect(now().getTime()).toBe(noon + 2000);
});

test('a machine that slept is where its clock is', () => {
  const { now } = clock();
  wall += day;
  elapsed += 1000;
  expect(now().getTime()).toBe(noon + day);
});

test('the clock of the API goes on like that', () => {
  const before = systemClock.now().getTime();
  const setBack = jest.spyOn(Date, 'now').mockReturnValue(before - day);
  expect(systemClock.now().getTime()).toBeGreaterThanOrEqual(before);
  setBack.mockRestore();
});
