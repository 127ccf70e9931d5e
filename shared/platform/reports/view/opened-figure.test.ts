import { makes, trips } from '../testing/trips.ts';
import { type OpenedFigure, readOpenedFigure, writeOpenedFigure } from './opened-figure.ts';

const opened: OpenedFigure = {
  field: 'EmptyPercent',
  comparison: null,
  row: [],
  isWhole: false,
  leftOut: null,
};

const addressOf = (definition: typeof trips, figure: OpenedFigure | null) =>
  new URLSearchParams(
    Object.entries(writeOpenedFigure(definition, figure)).flatMap(([key, text]) =>
      text === null ? [] : [[key, text]],
    ),
  );

test.each([
  ['the total', trips, opened, 'r1w=EmptyPercent'],
  [
    'a month',
    trips,
    { ...opened, row: ['2025-01-01', 'month'] },
    'r1w=EmptyPercent*2025-01-01*month',
  ],
  ['the year before', trips, { ...opened, comparison: 'previous' }, 'r1w=EmptyPercent.p'],
  ['an average', trips, { ...opened, comparison: 'national' }, 'r1w=EmptyPercent.n'],
  ['the whole of a quotient', trips, { ...opened, isWhole: true }, 'r1w=EmptyPercent.w'],
  ['what is left out', trips, { ...opened, leftOut: 'unknown' }, 'r1w=EmptyPercent..unknown'],
  [
    'a row inside another',
    makes,
    { ...opened, field: 'MakeTotal', row: ['A*B! & co', 'drive'] },
    'r3w=MakeTotal*A%21xB%21%21+%26+co*drive',
  ],
] as const)('%s is in the address, and is read back', (_, definition, figure, text) => {
  const address = addressOf(definition, figure);
  expect(address.toString()).toBe(text);
  expect(readOpenedFigure(address, definition, null)).toEqual(figure);
});

test('a closed figure leaves the address', () => {
  expect(writeOpenedFigure(trips, null)).toEqual({ r1w: null });
});

test.each([
  ['nothing', ''],
  ['a column that there is not', 'Speed'],
  ['more than a row has', 'Distance*2025-01-01*month*drive'],
  ['an empty name', 'Distance**month'],
  ['a control character', 'Distance*a\u0007'],
])('%s opens nothing', (_, text) => {
  expect(readOpenedFigure(new URLSearchParams({ r1w: text }), trips, null)).toBeNull();
});

test('by location a row is told by one code', () => {
  const address = new URLSearchParams({ r1w: 'Distance*L003' });
  expect(readOpenedFigure(address, trips, 'location')?.row).toEqual(['L003']);
  address.set('r1w', 'Distance*L003*month');
  expect(readOpenedFigure(address, trips, 'location')).toBeNull();
});

test.each(['loaded', 'constructor'])('a reason that a measure lacks (%s) is ignored', (reason) => {
  const address = new URLSearchParams({ r1w: `Distance..${reason}` });
  expect(readOpenedFigure(address, trips, null)).toEqual({ ...opened, field: 'Distance' });
});
