import { dayOf } from './reader-clock.ts';

const now = new Date('2026-03-05T03:00:20Z');
const late = new Date('2026-03-05T04:30:00Z');

test.each([
  ['in Ohio', '03/04/2026 22:00:00', '2026-03-04'],
  ['in India, a half hour off', '03/05/2026 08:30:00', '2026-03-05'],
  ['where the clock is a minute slow', '03/04/2026 21:59:00', '2026-03-04'],
  ['not known', '', '2026-03-05'],
  ['not readable', '02/30/2026 10:00:00', '2026-03-05'],
  ['without a time', '03/04/2026', '2026-03-05'],
])('the day of a reader %s', (_, userTime, day) => {
  expect(dayOf(late, { now, userTime })).toBe(day);
});
