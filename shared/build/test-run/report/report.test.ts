import { outcomeOf } from './test-report.ts';
import { timeTable } from './time-table.ts';

const { pageOutline } = require('./page-outline.cjs');
const { repeatCommand } = require('./repeat-command.cjs');

const tested = (file: string, name: string, milliseconds: number, status = 'passed') => ({
  file: `/root/${file}`,
  name,
  milliseconds,
  status: status as 'passed',
});

test('a report is counted, with the reasons of what was skipped', () => {
  const skipped = { ...tested('a.test.ts', 'three', 0, 'skipped'), reason: 'no server' };
  const outcome = outcomeOf(
    {
      tests: [
        tested('a.test.ts', 'one', 1500),
        tested('b.test.ts', 'two', 20, 'failed'),
        skipped,
        skipped,
        tested('b.test.ts', 'four', 0, 'skipped'),
      ],
      problems: ['c.test.ts cannot be run'],
    },
    '/root',
  );
  expect(outcome).toMatchObject({
    passed: 1,
    failed: 2,
    skipped: 3,
    note: '2 files; 2 skipped: no server; 1 skipped: no reason given',
    output: 'c.test.ts cannot be run',
    failures: ['b.test.ts › two'],
  });
  expect(outcome.times?.[0]).toEqual({ file: 'a.test.ts', name: 'one', seconds: 1.5 });
});

const steps = [
  {
    name: 'Unit',
    seconds: 3,
    tests: [
      { file: 'a.test.ts', name: 'one', seconds: 0.5 },
      { file: 'b.test.ts', name: 'two', seconds: 2 },
      { file: 'a.test.ts', name: 'three', seconds: 1 },
    ],
  },
  { name: 'Lint', seconds: 0.25, tests: [] },
];

test('the table of times has the steps in their order and the slowest files first', () => {
  const lines = timeTable(steps, false).split('\n');
  expect(lines).toContain('      3.0      3  Unit');
  expect(lines).toContain('      0.3      0  Lint');
  expect(lines.indexOf('      2.0      1  b.test.ts (Unit)')).toBe(
    lines.indexOf('      1.5      2  a.test.ts (Unit)') - 1,
  );
  expect(lines.join('\n')).not.toContain('three');
});

test('the long table has tests too', () => {
  const [first = ''] = timeTable(steps, true).split('\n').slice(-3);
  expect(first).toBe('      2.0      1  b.test.ts › two');
});

test('a test is repeated alone by its file and name, in its region', () => {
  const file = 'e2e/tests/a.spec.ts';
  expect(repeatCommand({ file, name: 'says "no"', region: 'EMEA' })).toBe(
    `npm test -- ${file} --name "says \\"no\\"" --region EMEA`,
  );
  expect(repeatCommand({ file, name: '', region: 'LA' })).toBe(`npm test -- ${file}`);
});

const contextOf = (lines: readonly string[]) =>
  `# Error\n\n\`\`\`\nsays no\n\`\`\`\n\n\`\`\`yaml\n${lines.join('\n')}\n\`\`\`\n`;

test('what was on the page is told without addresses, a long page by both its ends', () => {
  expect(pageOutline(contextOf(['- link "A":', '  - /url: /a', '- main']))).toBe(
    '- link "A":\n- main',
  );
  const long = Array.from({ length: 200 }, (_, line) => `- text: ${line}`);
  const told = pageOutline(contextOf(long)).split('\n');
  expect(told).toHaveLength(71);
  expect(told[0]).toBe('- text: 0');
  expect(told.at(-1)).toBe('- text: 199');
  expect(pageOutline('# Error')).toBe('');
});
