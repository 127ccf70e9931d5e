import { type ReportedSuite, skipReasons } from './skip-reasons.ts';

const tested = (status: string, description?: string) => ({
  tests: [{ status, annotations: description ? [{ type: 'skip', description }] : [] }],
});

test('every reason is told once, with how many tests it took', () => {
  const suites: ReportedSuite[] = [
    {
      specs: [tested('skipped', 'other fonts'), tested('expected')],
      suites: [{ specs: [tested('skipped', 'other fonts'), tested('skipped')] }],
    },
  ];
  expect(skipReasons(suites)).toEqual(['2 skipped: other fonts', '1 skipped: no reason given']);
});

test('nothing is told when nothing was skipped', () => {
  expect(skipReasons([{ specs: [tested('expected', 'never mind')] }])).toEqual([]);
});
