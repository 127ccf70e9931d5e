import { widestCells } from './widest-cells.ts';

const rows = [{ text: 'short' }, { text: 'the longest of all' }, { text: 'middle one' }];

test.each([
  ['a text', ({ text }: { text: string }) => text],
  ['a button that says it', ({ text }: { text: string }) => <button type="button">{text}</button>],
  [
    'a part of a part that says it',
    ({ text }: { text: string }) => (
      <span>
        <b>{text}</b>
      </span>
    ),
  ],
])('the widest cell is the longest text, as %s', (_, render) => {
  expect(widestCells([{ field: 'text', header: 'Text', render }], rows)).toEqual([
    'the longest of all',
  ]);
});

test('what says nothing counts for nothing', () => {
  const columns = [{ field: 'text', header: 'Text', render: () => <hr /> }];
  expect(widestCells(columns, rows)).toEqual(['']);
});
