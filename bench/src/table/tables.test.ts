import type { FigureGroup } from './figure.ts';
import { markdownTables } from './markdown-table.ts';
import { textTable } from './text-table.ts';

const groups: FigureGroup[] = [
  {
    title: 'Reports',
    figures: [
      {
        name: 'The tab',
        goal: { text: '≤ 300 ms', unit: 'ms', most: { postgresql: 300 } },
        postgresql: { text: '90 / 120 ms', value: 120 },
        embedded: { missing: 'failed: a | b' },
      },
    ],
  },
  { title: 'Memory', figures: [{ name: 'Peak', embedded: { text: '800 MB', value: 800 } }] },
];

test('the text table has every figure on a line of its own, in columns', () => {
  const lines = textTable(groups).split('\n');
  const heading = lines.find((line) => line.startsWith('Figure')) ?? '';
  const tab = lines.find((line) => line.startsWith('The tab')) ?? '';
  expect(tab.indexOf('90 / 120 ms')).toBe(heading.indexOf('PostgreSQL'));
  expect(tab).toMatch(/met$/);
  expect(lines).toContain('Memory');
});

test('the Markdown has a table for each group, with as many cells in every row', () => {
  const written = markdownTables(groups);
  expect(written).toContain('### Reports');
  expect(written).toContain('| Peak |  |  | 800 MB |  |');
  const bars = written
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.replaceAll('\\|', '').split('|').length);
  expect(new Set(bars).size).toBe(1);
});
