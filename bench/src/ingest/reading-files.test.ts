import { readingFiles } from './reading-files.ts';

const readings = 41_000;
const rowsOf = (kind: string) => {
  const content = readingFiles(readings).find((each) => each.kind === kind);
  return [...(content?.rows ?? [])].map((row) => row.split(','));
};

test('rows have the columns of their header', () => {
  const columns = (row: string) => row.split(',').length;
  for (const { kind, header, rows } of readingFiles(readings))
    expect([kind, ...new Set([...rows].map(columns))]).toEqual([kind, columns(header)]);
});

test('each reading is of a place of its own, in a survey that has its unit', () => {
  const units = new Map(
    rowsOf('surveys').map((row) => [`${row[0]} ${row[1]}`, new Set(row.at(-1)?.split(';'))]),
  );
  const read = rowsOf('readings');
  expect(new Set(read.map((row) => row.slice(0, 4).join())).size).toBe(readings);
  const hasUnit = ([account, survey, unit = '']: string[]) =>
    units.get(`${account} ${survey}`)?.has(unit);
  expect(read.every(hasUnit)).toBe(true);
});

test('each place that is read has a tire', () => {
  const mounted = new Set(
    rowsOf('mounts').map(([account, , unit, place]) => `${account} ${unit} ${place}`),
  );
  const isMounted = ([account, , unit, place]: string[]) =>
    mounted.has(`${account} ${unit} ${place}`);
  expect(rowsOf('readings').every(isMounted)).toBe(true);
});
