import { longSection } from '../../making/testing.ts';
import { mostListed, partsOf } from './parts.ts';
import type { ReadSection } from './read-section.ts';

const sections = (count: number, rows = 1): ReadSection[] =>
  Array.from({ length: count }, (_, at) => ({
    ...(longSection(rows) as ReadSection),
    title: `Section ${at + 1}`,
  }));

test('as many sections as contents list are set together', () => {
  for (const count of [0, 1, mostListed]) {
    const all = sections(count);
    expect(partsOf(all)).toEqual([all]);
  }
});

test.each([
  [mostListed + 1, 1],
  [500, 1],
  [100, 400],
  [70, 3000],
])('%d sections of %d rows come in parts, in their order', (count, rows) => {
  const all = sections(count, rows);
  const parts = partsOf(all);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.flat()).toEqual(all);
  for (const part of parts) {
    expect(part.length).toBeGreaterThan(0);
    expect(part.length).toBeLessThanOrEqual(40);
    // Two columns; a section that has more by itself is a part.
    expect(part.length === 1 || part.length * rows * 2 <= 5000).toBe(true);
  }
});
