import type { Figure, Goal } from './figure.ts';
import { verdict } from './verdict.ts';

const goal: Goal = { text: '≤ 300 / 700 ms', unit: 'ms', most: { postgresql: 300, embedded: 700 } };
const ms = (value: number) => ({ text: `${value} ms`, value });
const judge = (figure: Omit<Figure, 'name'>) => verdict({ name: 'A figure', ...figure });

test('a figure that is no more than its goal meets it', () => {
  expect(judge({ goal, postgresql: ms(300), embedded: ms(20) })).toBe('met');
});

test('a miss says by how much, in the unit and as a share, and on which database', () => {
  expect(judge({ goal, postgresql: ms(345), embedded: ms(20) })).toBe(
    'missed by 45 ms, 15 % (PostgreSQL)',
  );
  expect(judge({ goal, postgresql: ms(600), embedded: ms(1400) })).toBe(
    'missed by 300 ms, 100 % (PostgreSQL), missed by 700 ms, 100 % (embedded)',
  );
});

test('a goal of none is missed by a number', () => {
  const none: Goal = { text: 'none', unit: 'frames', most: { embedded: 0 } };
  expect(judge({ goal: none, embedded: { text: '3', value: 3 } })).toBe('missed by 3 frames');
});

test('a column without a goal of its own is not judged', () => {
  const only: Goal = { text: '≤ 50 ms on PostgreSQL', unit: 'ms', most: { postgresql: 50 } };
  expect(judge({ goal: only, postgresql: ms(12), embedded: ms(900) })).toBe('met');
});

test('what was not measured is neither met nor missed', () => {
  const missing = { missing: 'no PostgreSQL' };
  expect(judge({ goal, postgresql: missing, embedded: ms(10) })).toBe('met');
  expect(judge({ goal, postgresql: missing, embedded: missing })).toBe('not measured');
});

test('a figure without a goal has no verdict', () => {
  expect(judge({ postgresql: ms(1) })).toBe('');
});
