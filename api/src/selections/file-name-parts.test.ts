import { fileNameParts } from './file-name-parts.ts';

const words = {
  t: (key: string, params: Readonly<Record<string, string | number>> = {}) =>
    [key, ...Object.values(params)].join(' '),
  locale: 'en-US',
  direction: 'ltr',
} as const;

test.each([
  [{}, []],
  [{ places: ['Akron'] }, ['Akron']],
  [{ places: ['Akron', 'Fargo'] }, ['tire_inspection.locations 2']],
  [{ from: '2026-03-04', to: '2026-03-04' }, ['03/04/2026']],
  [
    { places: ['Akron'], from: '2026-03-04', to: '2026-04-05' },
    ['Akron', '03/04/2026 – 04/05/2026'],
  ],
  [{ from: '2026-03-04' }, ['tire_inspection.since 03/04/2026']],
  [{ to: '2026-03-04' }, ['tire_inspection.until 03/04/2026']],
])('%j is called %j', (surveyed, named) => {
  expect(fileNameParts(surveyed, words)).toEqual(named);
});
