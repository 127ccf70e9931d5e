import { timeStep } from './time-step.ts';

test.each([
  [0, 900],
  [75 * 60, 900],
  [7860, 1800],
  [4 * 3600, 3600],
  [30 * 86_400, 6 * 86_400],
])('a scale up to %d seconds has a mark every %d', (largest, step) => {
  expect(timeStep([{ data: [null, largest] }])).toBe(step);
});
