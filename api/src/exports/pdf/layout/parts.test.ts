import { longSection } from '../../making/testing.ts';
import type { LoadedSection } from './loaded-section.ts';
import { maxListedSections, partsOf } from './parts.ts';

const sections = (count: number, rows = 1): LoadedSection[] =>
  Array.from({ length: count }, (_, at) => ({
    ...(longSection(rows) as LoadedSection),
    title: `Section ${at + 1}`,
  }));

test('as many sections as contents list are set together', () => {
  for (const count of [0, 1, maxListedSections]) {
    const all = sections(count);
    expect(partsOf(all)).toEqual([all]);
  }
});

test.each([
  [maxListedSections + 1, 1],
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
    // Two columns; a section that exceeds the limit by itself is a part of its own.
    expect(part.length === 1 || part.length * rows * 2 <= 5000).toBe(true);
  }
});
